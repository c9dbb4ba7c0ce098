/// Reads one lesson: `lesson.md`, its samples and its exercises.
struct LessonReader {
  let course: CourseFolder
  let folder: String
  let problems: ProblemList
  let registry: IdentifierRegistry

  private static let keys = [
    "id", "title", "summary", "level", "deck", "keywords", "keywords-es", "component",
  ]
  /// Names in a lesson's folder that are no exercises.
  private static let files = ["lesson.md", "samples", "component", "README.md"]

  private var page: String { folder + "/lesson.md" }

  /// The lesson, or nil and at least one problem.
  func read() -> Lesson? {
    let front = problems.keeping { () throws(CourseProblem) in
      let text = try course.text(at: page).text
      return try FrontMatter.read(text, file: page, problems: problems)
    }
    guard let front else {
      _ = exercises(lesson: "", objectives: nil)
      return nil
    }
    let fields = Fields(
      front.entries, file: page, place: front.place, known: Self.keys, problems: problems)
    let id = Identifier.read("id", in: fields)
    if let id {
      registry.claim(
        id, kind: "a lesson", at: fields.place(of: "id"), in: page, problems: problems)
    }
    let title = fields.requiredText("title", example: "Forms, input and focus")
    var parts = LessonPartsReader(
      course: course, folder: folder, lesson: id ?? "", problems: problems, registry: registry)
    parts.read(front.body)
    let exercises = exercises(lesson: id ?? "", objectives: parts.objectives.map(\.id))
    guard let id, let title else { return nil }
    var lesson = Lesson(id: id, title: title, folder: course.absolute(folder))
    fill(&lesson, fields: fields, parts: parts)
    lesson.exercises = ordered(exercises.read, steps: parts.steps, areAll: exercises.areAll)
    appendSteps(to: &lesson)
    (lesson.minutesToRead, lesson.minutesToPractise) = MinutesEstimate.minutes(for: lesson)
    return lesson
  }

  private func fill(_ lesson: inout Lesson, fields: Fields, parts: LessonPartsReader) {
    lesson.summary = fields.text("summary") ?? ""
    lesson.level = fields.choice("level", Lesson.Level.self) ?? .core
    lesson.deck = fields.text("deck") ?? lesson.id
    lesson.keywords = Lesson.Keywords(
      english: fields.texts("keywords"), spanish: fields.texts("keywords-es"))
    lesson.objectives = parts.objectives
    lesson.parts = parts.parts
    lesson.sources = parts.sources
    lesson.next = parts.next
    lesson.component = ComponentReader(course: course, folder: folder)
      .read(fields, parameters: parts.parameters)
  }

  /// The exercises that could be read, and whether these are all that stand in the folder.
  private func exercises(
    lesson: String, objectives: [String]?
  ) -> (read: [Exercise], areAll: Bool) {
    let names = problems.keeping { () throws(CourseProblem) in try course.names(in: folder) } ?? []
    let others = names.filter { !Self.files.contains($0) }
    let folders = others.filter { course.isFolder(folder + "/" + $0) }
    for name in others where !folders.contains(name) { problems.add(strayFile(name)) }
    let exercises = folders.compactMap { name in
      let path = folder + "/" + name
      return ExerciseReader(
        course: course, folder: path, lesson: lesson, objectives: objectives, problems: problems,
        registry: registry
      ).read()
    }
    return (exercises, exercises.count == folders.count)
  }

  /// Exercises in the order in which the lesson names them; the others follow by folder.
  private func ordered(
    _ exercises: [Exercise], steps: [(step: ExerciseStep, line: Int)], areAll: Bool
  ) -> [Exercise] {
    var rest = exercises
    var named: [Exercise] = []
    for (step, line) in steps {
      if let index = rest.firstIndex(where: { $0.id == step.exercise }) {
        named.append(rest.remove(at: index))
      } else if areAll, !named.contains(where: { $0.id == step.exercise }) {
        problems.add(noExercise(step.exercise, line: line, known: exercises.map(\.id)))
      }
    }
    return named + rest
  }

  /// Gives a place to exercises that the page doesn't name: after its other parts.
  private func appendSteps(to lesson: inout Lesson) {
    let known = Set(lesson.exercises.map(\.id))
    lesson.parts.removeAll {
      if case .exercise(let step) = $0 { !known.contains(step.exercise) } else { false }
    }
    let named = Set(lesson.parts.map(\.id))
    for exercise in lesson.exercises where !named.contains(exercise.id) {
      lesson.parts.append(.exercise(ExerciseStep(exercise: exercise.id)))
    }
  }

  private func noExercise(_ id: String, line: Int, known: [String]) -> CourseProblem {
    let near = Nearest.name(to: id, among: known).map { "Did you mean `\($0)`?" }
    return CourseProblem(
      file: page, line: line, message: "This lesson has no exercise with the id `\(id)`.",
      hint: near ?? "Exercises here: \(known.joined(separator: ", ")).")
  }

  private func strayFile(_ name: String) -> CourseProblem {
    let near = Nearest.name(to: name, among: Self.files).map { "Did you mean `\($0)`?" }
    return CourseProblem(
      file: folder + "/" + name, message: "Nothing in a lesson has this name.",
      hint: near ?? "A lesson has lesson.md, samples, component, and a folder for each exercise.")
  }
}
