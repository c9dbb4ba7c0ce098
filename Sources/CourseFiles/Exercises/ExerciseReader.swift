/// Reads one exercise: a folder of plain files.
struct ExerciseReader {
  let course: CourseFolder
  let folder: String
  /// The id of the lesson that the exercise stands in.
  let lesson: String
  /// Ids of the lesson's objectives; nil where the lesson isn't known.
  let objectives: [String]?
  let problems: ProblemList
  let registry: IdentifierRegistry

  private static let keys = [
    "id", "title", "minutes", "dialect", "imports", "limits", "points", "objectives", "solution",
    "requires", "forbids", "starter",
  ]
  private static let files = [
    "exercise.md", "starter.swift", "solution.swift", "suite.swift", "given.swift", "wrong",
    "mutants.yml", "README.md", "Tests", "Sources",
  ]

  private static let required = ["exercise.md", "starter.swift", "solution.swift", "suite.swift"]

  /// Whether the starter compiles.
  private enum StarterKind: String, CaseIterable {
    case compiles
    case doesNotCompile = "does-not-compile"
  }

  private var page: String { folder + "/exercise.md" }

  /// The exercise, or nil and at least one problem.
  func read() -> Exercise? {
    checkNames()
    let front = problems.keeping { () throws(CourseProblem) in
      let text = try course.text(at: page).text
      return try FrontMatter.read(text, file: page, problems: problems)
    }
    let starter = source("starter.swift")
    let solution = source("solution.swift")
    let tests = sources(in: "Tests")
    let suite =
      tests.isEmpty
      ? source("suite.swift") : SourceText(path: course.absolute(folder + "/Tests"), text: "")
    let given = course.holds(folder + "/given.swift") ? source("given.swift") : nil
    let wrong = wrongAnswers()
    guard let front else { return nil }
    let fields = Fields(
      front.entries, file: page, place: front.place, known: Self.keys, problems: problems)
    let sections = ExerciseSections.read(front.body, file: page, problems: problems)
    guard let id = claimedID(fields),
      let title = fields.requiredText("title", example: "Which errors may show"),
      let starter, let solution, let suite, let sections
    else { return nil }
    var exercise = Exercise(
      id: id, title: title, lesson: lesson, minutes: minutes(fields),
      folder: course.absolute(folder),
      dialect: fields.choice("dialect", Exercise.Dialect.self) ?? .swift,
      imports: fields.texts("imports"), limits: LimitsReader.limits(in: fields),
      rules: RuleReader.rules(.requires, in: fields) + RuleReader.rules(.forbids, in: fields),
      points: points(fields), objectives: knownObjectives(fields),
      reveal: RevealReader.policy(in: fields), task: sections.task, hints: sections.hints,
      after: sections.after, given: given, starter: starter, solution: solution, suite: suite,
      wrong: wrong)
    exercise.tests = tests
    exercise.sources = sources(in: "Sources")
    exercise.starterCompiles = fields.choice("starter", StarterKind.self) != .doesNotCompile
    exercise.mutantMarks = MutantMarkReader.marks(in: folder, course: course, problems: problems)
    return exercise
  }

  /// The Swift files of a folder of the exercise; none where there is no such folder.
  private func sources(in name: String) -> [SourceText] {
    let path = folder + "/" + name
    guard course.isFolder(path) else { return [] }
    let names = problems.keeping { () throws(CourseProblem) in try course.names(in: path) } ?? []
    return names.compactMap { file in
      guard file.hasSuffix(".swift") else {
        problems.add(
          CourseProblem(
            file: path + "/" + file, message: "Only Swift files are read here; this is none.",
            hint: "Give it the ending `.swift`, or move it away."))
        return nil
      }
      return source(name + "/" + file)
    }
  }

  private func claimedID(_ fields: Fields) -> String? {
    guard let id = Identifier.read("id", in: fields) else { return nil }
    registry.claim(
      id, kind: "an exercise", at: fields.place(of: "id"), in: page, problems: problems)
    return id
  }

  private func knownObjectives(_ fields: Fields) -> [String] {
    let named = fields.texts("objectives")
    guard let objectives else { return named }
    for name in named where !objectives.contains(name) {
      let near = Nearest.name(to: name, among: objectives).map { "Did you mean `\($0)`?" }
      fields.complain(
        fields.place(of: "objectives"), "The lesson has no objective `\(name)`.",
        near ?? "Objectives there: \(objectives.joined(separator: ", ")).")
    }
    return named.filter(objectives.contains)
  }

  private func minutes(_ fields: Fields) -> Int {
    guard fields.requires("minutes", example: "10") else { return 0 }
    return fields.whole("minutes", in: 1...240) ?? 0
  }

  private func points(_ fields: Fields) -> [String: Int] {
    let entries = fields.entries("points")
    let names = entries.map(\.key)
    let each = Fields(
      entries, file: page, place: fields.place(of: "points"), known: names, problems: problems)
    var points: [String: Int] = [:]
    for name in names { points[name] = each.whole(name, in: 0...1000) }
    return points
  }

  private func source(_ name: String) -> SourceText? {
    let path = folder + "/" + name
    return problems.keeping { () throws(CourseProblem) in
      let source = try course.text(at: path)
      if source.text.allSatisfy(\.isWhitespace) {
        throw CourseProblem(
          file: path, message: "This file is empty.", hint: "Write its Swift code.")
      }
      return source
    }
  }

  private func wrongAnswers() -> [WrongAnswer] {
    let path = folder + "/wrong"
    guard course.holds(path) else { return [] }
    let names = problems.keeping { () throws(CourseProblem) in try course.names(in: path) } ?? []
    return names.compactMap { name in
      let file = path + "/" + name
      guard name.hasSuffix(".swift") else {
        problems.add(
          CourseProblem(
            file: file, message: "Wrong answers are Swift files; this is none.",
            hint: "Give it the ending `.swift`, or move it away."))
        return nil
      }
      guard let source = source("wrong/" + name) else { return nil }
      return WrongAnswerReader.read(
        source, name: String(name.dropLast(6)), file: file, problems: problems)
    }
  }

  /// A file whose name nothing reads is a slip of the pen; one that stands for a file which has to
  /// be there is named when that is missed.
  private func checkNames() {
    let names = (try? course.names(in: folder)) ?? []
    let missing = Self.files.filter { !names.contains($0) }
    for name in names where !Self.files.contains(name) {
      if Nearest.name(to: name, among: missing.filter(Self.required.contains)) != nil { continue }
      let near = Nearest.name(to: name, among: missing).map { "Did you mean `\($0)`?" }
      problems.add(
        CourseProblem(
          file: folder + "/" + name, message: "Nothing in an exercise has this name.",
          hint: near ?? "The names here: \(Self.files.joined(separator: ", "))."))
    }
  }
}
