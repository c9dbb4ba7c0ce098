/// Reads the body of `lesson.md`, heading by heading.
struct LessonPartsReader {
  let course: CourseFolder
  let folder: String
  let lesson: String
  let problems: ProblemList
  let registry: IdentifierRegistry

  private(set) var objectives: [Objective] = []
  private(set) var parts: [LessonPart] = []
  private(set) var steps: [(step: ExerciseStep, line: Int)] = []
  private(set) var parameters: MarkdownSection?
  private(set) var sources = ""
  private(set) var next = ""
  private var tests: [(objectives: [String], line: Int)] = []

  private var page: String { folder + "/lesson.md" }

  init(
    course: CourseFolder, folder: String, lesson: String, problems: ProblemList,
    registry: IdentifierRegistry
  ) {
    self.course = course
    self.folder = folder
    self.lesson = lesson
    self.problems = problems
    self.registry = registry
  }

  /// Reads all sections, then checks what they name of each other.
  mutating func read(_ body: MarkdownLines) {
    var seen: [LessonSectionKind: Int] = [:]
    for section in body.sections(level: 1, file: page, problems: problems) {
      if section.heading.isEmpty {
        if !section.body.isEmpty {
          complain(
            section.line, "Text stands before the first heading.", "Begin with `# Objectives`.")
        }
        continue
      }
      guard let kind = kind(of: section) else { continue }
      if kind.isSingle, let first = seen[kind] {
        complain(
          section.line,
          "`# \(kind.rawValue)` stands here a second time; the first is in line \(first).",
          "Join the two.")
        continue
      }
      seen[kind] = section.line
      read(section, kind)
    }
    checkTests()
  }

  private func kind(of section: MarkdownSection) -> LessonSectionKind? {
    let name = section.kindAndTitle.kind
    if let kind = LessonSectionKind(rawValue: name) { return kind }
    let names = LessonSectionKind.allCases.map(\.rawValue)
    let near = Nearest.name(to: name, among: names).map { "Did you mean `# \($0)`?" }
    complain(
      section.line, "`# \(name)` is no part of a lesson.",
      near ?? "The parts: \(names.joined(separator: ", ")). Use `##` for headings in a text.")
    return nil
  }

  private mutating func read(_ section: MarkdownSection, _ kind: LessonSectionKind) {
    switch kind {
    case .objectives: readObjectives(section)
    case .exercise: readStep(section)
    case .parameters: parameters = section
    case .sources: sources = section.body.text
    case .next: next = section.body.text
    case .guess, .read, .sample, .question, .design: readPart(section, kind)
    }
  }

  private mutating func readPart(_ section: MarkdownSection, _ kind: LessonSectionKind) {
    var body = section.body
    guard let directive = Directive.take(from: &body), let id = id(directive, section) else {
      if Directive.take(from: &body) == nil, section.body.lines.allSatisfy({ !$0.contains("<!--") })
      {
        complain(
          section.line, "`# \(section.heading)` has no id.",
          "Write `<!-- id: a-name -->` into the line below the heading.")
      }
      return
    }
    directive.check(known: kind.directiveKeys, file: page, problems: problems)
    let title = section.kindAndTitle.title
    switch kind {
    case .read:
      if body.isEmpty { complain(section.line, "This section has no text.") }
      parts.append(.text(TextSection(id: id, title: title.isEmpty ? id : title, text: body.text)))
    case .sample:
      let reader = SampleReader(course: course, folder: folder, problems: problems)
      if let sample = reader.read(id: id, title: title, text: body.text) {
        parts.append(.sample(sample))
      }
    case .design: readDesign(section, body, id)
    default: readQuestion(section, body, id, directive, isGuess: kind == .guess)
    }
  }

  private mutating func readQuestion(
    _ section: MarkdownSection, _ body: MarkdownLines, _ id: String, _ directive: Directive,
    isGuess: Bool
  ) {
    tests.append((directive.list("tests"), directive.line))
    let reader = QuestionReader(file: page, problems: problems)
    guard let question = reader.read(section, body: body, id: id, directive: directive) else {
      return
    }
    parts.append(isGuess ? .guess(question) : .question(question))
  }

  private mutating func readDesign(
    _ section: MarkdownSection, _ body: MarkdownLines, _ id: String
  ) {
    let pieces = body.sections(level: 2, file: page, problems: ProblemList())
    guard let answer = pieces.first(where: { $0.heading == "Model answer" }), !answer.body.isEmpty
    else {
      complain(
        section.line, "The prompt has no model answer.", "Add `## Model answer` and a text.")
      return
    }
    let prompt = pieces.filter { $0.heading != "Model answer" }.map { piece in
      piece.heading.isEmpty ? piece.body.text : "## \(piece.heading)\n\n\(piece.body.text)"
    }
    let title = section.kindAndTitle.title
    parts.append(
      .design(
        DesignPrompt(
          id: id, title: title.isEmpty ? id : title, prompt: prompt.joined(separator: "\n\n"),
          modelAnswer: answer.body.text)))
  }

  private mutating func readStep(_ section: MarkdownSection) {
    let id = section.kindAndTitle.title
    guard Identifier.isValid(id) else {
      complain(
        section.line, "The heading names no exercise.", "Write `# Exercise: ID-OF-THE-EXERCISE`.")
      return
    }
    let step = ExerciseStep(exercise: id, text: section.body.text)
    steps.append((step, section.line))
    parts.append(.exercise(step))
  }

  private mutating func readObjectives(_ section: MarkdownSection) {
    let (_, items) = section.body.items()
    if items.isEmpty {
      complain(section.line, "No objective stands here.", "Write them as a list.")
    }
    for item in items {
      var text = item.body.text.split(separator: "\n").joined(separator: " ")
      let directive = Directive.take(fromEndOf: &text, line: item.line)
      directive?.check(known: ["id"], file: page, problems: problems)
      guard let id = directive?.values["id"], Identifier.isValid(id) else {
        complain(
          item.line, "This objective has no id.", "End it with `<!-- id: a-name -->`.")
        continue
      }
      claim(id, "an objective", item.line)
      objectives.append(Objective(id: id, text: text))
    }
  }

  private func id(_ directive: Directive, _ section: MarkdownSection) -> String? {
    guard let id = directive.values["id"], Identifier.isValid(id) else {
      complain(
        directive.line,
        directive.values["id"].map { "`\($0)` is no id." } ?? "This comment gives no id.",
        Identifier.rule)
      return nil
    }
    if section.kindAndTitle.kind == LessonSectionKind.sample.rawValue {
      registry.claim(
        id, kind: "a sample", at: Place(line: directive.line), in: page, problems: problems)
    }
    claim(id, "a part", directive.line)
    return id
  }

  private func claim(_ id: String, _ kind: String, _ line: Int) {
    registry.claim(
      id, kind: kind, scope: folder, at: Place(line: line), in: page, problems: problems)
  }

  private func checkTests() {
    let known = objectives.map(\.id)
    for (names, line) in tests {
      for name in names where !known.contains(name) {
        let near = Nearest.name(to: name, among: known).map { "Did you mean `\($0)`?" }
        complain(
          line, "No objective of this lesson has the id `\(name)`.",
          near ?? "Objectives here: \(known.joined(separator: ", ")).")
      }
    }
  }

  private func complain(_ line: Int, _ message: String, _ hint: String = "") {
    problems.add(CourseProblem(file: page, line: line, message: message, hint: hint))
  }
}
