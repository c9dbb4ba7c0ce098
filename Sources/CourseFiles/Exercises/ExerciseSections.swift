/// The sections of `exercise.md`: Task, Hints, After.
struct ExerciseSections {
  var task: String
  var hints: [String]
  var after: String

  private static let names = ["Task", "Hints", "After"]

  /// The three sections, or nil and at least one problem.
  static func read(
    _ body: MarkdownLines, file: String, problems: ProblemList
  ) -> ExerciseSections? {
    let sections = body.sections(level: 1, file: file, problems: problems)
    var found: [String: MarkdownSection] = [:]
    for section in sections {
      if section.heading.isEmpty, section.body.isEmpty { continue }
      guard names.contains(section.heading) else {
        problems.add(unknown(section, file: file))
        continue
      }
      if let first = found[section.heading] {
        problems.add(
          CourseProblem(
            file: file, line: section.line,
            message: "`# \(section.heading)` stands here a second time; the first is in line "
              + "\(first.line).",
            hint: "Join the two."))
      } else {
        found[section.heading] = section
      }
    }
    let meant = sections.compactMap { Nearest.name(to: $0.heading, among: names) }
    let isWhole = body.codeLines().unclosed == nil
    for name in names where found[name]?.body.isEmpty ?? (isWhole && !meant.contains(name)) {
      problems.add(
        CourseProblem(
          file: file, line: found[name]?.line ?? 0,
          message: found[name] == nil
            ? "The section `# \(name)` is missing." : "The section `# \(name)` is empty.",
          hint: "Its order in the file: # Task, # Hints, # After."))
    }
    guard let task = found["Task"], let hints = found["Hints"], let after = found["After"] else {
      return nil
    }
    return ExerciseSections(
      task: task.body.text, hints: hintTexts(hints, file: file, problems: problems),
      after: after.body.text)
  }

  private static func hintTexts(
    _ section: MarkdownSection, file: String, problems: ProblemList
  ) -> [String] {
    let (before, items) = section.body.items()
    if !before.isEmpty {
      problems.add(
        CourseProblem(
          file: file, line: before.firstLine, message: "Hints are the items of a list.",
          hint: "Begin each hint with `1. ` or `- ` and indent its further lines."))
    }
    return items.map(\.body.text)
  }

  private static func unknown(_ section: MarkdownSection, file: String) -> CourseProblem {
    if section.heading.isEmpty {
      return CourseProblem(
        file: file, line: section.line, message: "Text stands before the first heading.",
        hint: "Begin with `# Task`.")
    }
    let near = Nearest.name(to: section.heading, among: names).map { "Did you mean `# \($0)`?" }
    return CourseProblem(
      file: file, line: section.line,
      message: "`# \(section.heading)` is no section of an exercise.",
      hint: near ?? "Use `##` for headings within Task, Hints and After.")
  }
}
