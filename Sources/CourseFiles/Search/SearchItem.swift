/// An entry of the index with the texts that it is found by.
struct SearchItem: Sendable {
  var entry: CourseIndex.Entry
  /// Texts, and how much a word in each counts.
  var fields: [(text: String, weight: Double)]
  /// The text that an excerpt is taken from.
  var body: String

  private static let title = 8.0
  private static let keyword = 9.0
  private static let summary = 3.0
  private static let text = 1.0

  /// Everything that can be found in a course, in reading order.
  static func all(in course: Course, cards: [CourseIndex.CardText]) -> [SearchItem] {
    course.lessons.flatMap(items) + SearchNames.items(in: course) + cards.map(item)
  }

  private static func items(of lesson: Lesson) -> [SearchItem] {
    let keywords = (lesson.keywords.english + lesson.keywords.spanish).joined(separator: " | ")
    let objectives = lesson.objectives.map(\.text).joined(separator: "\n")
    let page = SearchItem(
      entry: .init(kind: .lesson, id: lesson.id, lesson: lesson.id, title: lesson.title),
      fields: [
        (lesson.title, title), (lesson.id, title), (keywords, keyword), (lesson.summary, summary),
        (objectives, summary),
      ], body: lesson.summary)
    return [page] + lesson.parts.compactMap { item(for: $0, in: lesson) }
  }

  private static func item(for part: LessonPart, in lesson: Lesson) -> SearchItem? {
    switch part {
    case .text(let section):
      return make(.section, section.id, lesson, section.title, [section.text])
    case .sample(let sample):
      return make(.sample, sample.id, lesson, sample.title, [sample.text, sample.source.text])
    case .question(let question), .guess(let question):
      return make(.question, question.id, lesson, question.title, [question.text])
    case .design(let prompt):
      return make(.section, prompt.id, lesson, prompt.title, [prompt.prompt])
    case .exercise(let step):
      guard let exercise = lesson.exercises.first(where: { $0.id == step.exercise }) else {
        return nil
      }
      return make(.exercise, exercise.id, lesson, exercise.title, [exercise.task])
    }
  }

  private static func make(
    _ kind: CourseIndex.Entry.Kind, _ id: String, _ lesson: Lesson, _ name: String,
    _ texts: [String]
  ) -> SearchItem {
    SearchItem(
      entry: .init(kind: kind, id: id, lesson: lesson.id, title: name),
      fields: [(name, title), (id, title)] + texts.map { ($0, text) },
      body: texts.first ?? "")
  }

  private static func item(of card: CourseIndex.CardText) -> SearchItem {
    SearchItem(
      entry: .init(kind: .card, id: card.id, lesson: card.lesson, title: card.front),
      fields: [
        (card.front, summary), (card.back, text), (card.words.joined(separator: " | "), keyword),
      ], body: card.back)
  }

  /// The line of the text that holds one of the words first, cut to some 80 characters.
  func excerpt(for words: [String]) -> String {
    for line in body.split(separator: "\n") {
      let found = SearchText.words(String(line))
      guard words.contains(where: { word in found.contains { $0.hasPrefix(word) } }) else {
        continue
      }
      let line = String(line).trimmed
      return line.count <= 80 ? line : line.prefix(79) + "…"
    }
    return ""
  }
}
