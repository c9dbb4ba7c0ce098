import CourseFiles
import Decks
import Testing

/// The course that comes with formlab.
@Suite struct TheCourseTests {
  /// The top folder of the project.
  static let project = String(
    #filePath.prefix(upTo: #filePath.ranges(of: "/Tests/").last?.lowerBound ?? #filePath.endIndex))

  static let loaded = CourseLoader(folder: project + "/exercises").load()
  static let course = loaded.course

  static let decks: DeckLibrary = {
    var generator = SystemRandomNumberGenerator()
    return DeckLibrary.load([project + "/cards"], using: &generator)
  }()

  @Test func itHasNoProblems() {
    #expect(Self.loaded.problems == [])
  }

  @Test func itIsAsLargeAsItClaims() {
    #expect(Self.course.lessons.count == 4)
    #expect(Self.course.exercises.count >= 16)
    #expect(Self.course.lessons.flatMap(\.samples).count >= 12)
    #expect(Self.course.lessons.flatMap(\.questions).count >= 24)
    #expect(Self.decks.decks.flatMap(\.entries).count >= 60)
  }

  @Test(arguments: course.lessons.map(\.id))
  func eachLessonIsWhole(id: String) throws {
    let lesson = try #require(Self.course.lesson(id))
    #expect((3...5).contains(lesson.objectives.count))
    #expect(lesson.guess != nil)
    #expect(lesson.designs.count == 1)
    #expect(!lesson.sources.isEmpty && !lesson.next.isEmpty && !lesson.summary.isEmpty)
    #expect(!lesson.keywords.english.isEmpty && !lesson.keywords.spanish.isEmpty)
    #expect(lesson.samples.contains { $0.dialect == .swiftUI })
    #expect(lesson.exercises.contains { $0.dialect == .swiftUI })
    let named = Set(lesson.questions.flatMap(\.objectives) + lesson.exercises.flatMap(\.objectives))
    for objective in lesson.objectives { #expect(named.contains(objective.id), "\(objective.id)") }
    let tested = Set(lesson.questions.flatMap(\.objectives))
    for objective in lesson.objectives { #expect(tested.contains(objective.id), "\(objective.id)") }
  }

  @Test(arguments: course.lessons.map(\.id))
  func eachLessonHasADeckWithFourCardsASection(id: String) throws {
    let lesson = try #require(Self.course.lesson(id))
    let deck = try #require(Self.decks.decks.first { $0.settings.lesson == id })
    #expect(deck.file.hasSuffix("/\(lesson.deck).md"))
    #expect(deck.entries.count >= 4 * lesson.sections.count)
  }

  @Test func cardsHaveIdsAndNameExercisesThatThereAre() {
    #expect(Self.decks.problems.isEmpty)
    #expect(Self.decks.created.isEmpty)
    for entry in Self.decks.decks.flatMap(\.entries) {
      guard let exercise = entry.note.exercise else { continue }
      #expect(Self.course.exercise(exercise) != nil, "\(exercise)")
    }
  }

  @Test(arguments: course.exercises.map(\.id))
  func eachExerciseKeepsWrongAnswersAndHints(id: String) throws {
    let exercise = try #require(Self.course.exercise(id))
    #expect(exercise.wrong.count >= 4)
    #expect(exercise.hints.count >= 2)
    #expect(!exercise.objectives.isEmpty)
    for wrong in exercise.wrong {
      for name in wrong.fails {
        #expect(exercise.suite.text.contains("\"\(name)\""), "\(wrong.name): \(name)")
      }
    }
  }

  @Test func thingsAreFoundInEnglishAndSpanish() {
    let index = CourseIndex(course: Self.course)
    for words in ["campo de texto", "validación", "foco", "formulario", "dinero", "focus", "focsu"]
    {
      #expect(!index.search(words).isEmpty, "\(words)")
    }
    for (words, id) in [
      ("campo de texto", "TextField"), ("foco", "@FocusState"), ("formulario", "forms-input-focus"),
      ("dinero", "money-is-counted"), ("autorrelleno", "field-promise"),
    ] {
      let found = index.search(words).prefix(5).map(\.entry.id)
      #expect(found.contains(id), "\(words): \(found)")
    }
  }
}
