/// Reads a question: its text, then choices with their explanations, or a model answer.
struct QuestionReader {
  let file: String
  let problems: ProblemList

  /// The question below a heading.
  ///
  /// - Parameters:
  ///   - section: The heading and what stands below it.
  ///   - body: The same lines without the comment that gives the id.
  ///   - id: The id.
  ///   - directive: The comment.
  /// - Returns: The question, or nil and at least one problem.
  func read(
    _ section: MarkdownSection, body: MarkdownLines, id: String, directive: Directive
  ) -> Question? {
    let parts = body.sections(level: 2, file: file, problems: ProblemList())
    let answer = parts.first { $0.heading == "Model answer" }
    for part in parts where !part.heading.isEmpty && part.heading != "Model answer" {
      complain(part.line, "`## \(part.heading)` is no part of a question.", "## Model answer")
    }
    let title = section.kindAndTitle.title
    let text: MarkdownLines
    let kind: Question.Kind
    if let answer {
      text = parts[0].body
      kind = .free(modelAnswer: answer.body.text)
      if answer.body.isEmpty { complain(answer.line, "The model answer is empty.") }
    } else {
      let (before, items) = parts[0].body.items()
      guard let choices = choices(items, line: section.line) else { return nil }
      text = before
      kind = directive.values["choose"] == "all" ? .multiple(choices) : .single(choices)
      check(choices, of: items.count, directive: directive, line: section.line)
    }
    if text.isEmpty { complain(section.line, "The question has no text.") }
    return Question(
      id: id, title: title.isEmpty ? id : title, text: text.text,
      objectives: directive.list("tests"), kind: kind)
  }

  private func choices(_ items: [MarkdownItem], line: Int) -> [Question.Choice]? {
    guard !items.isEmpty else {
      complain(
        line, "The question has neither choices nor a model answer.",
        "Write choices as `- [ ] text` and `- [x] text`, or add `## Model answer`.")
      return nil
    }
    return items.compactMap(choice)
  }

  private func choice(_ item: MarkdownItem) -> Question.Choice? {
    let first = item.body.lines[0]
    let isRight = first.hasPrefix("[x] ") || first.hasPrefix("[X] ")
    guard isRight || first.hasPrefix("[ ] ") else {
      complain(item.line, "A choice begins with `- [ ] ` or, where it is right, `- [x] `.")
      return nil
    }
    var body = item.body
    body.lines[0] = String(first.dropFirst(4))
    let isCode = body.codeLines().isCode
    let start = body.lines.indices.first { !isCode[$0] && body.lines[$0].hasPrefix(">") }
    let text = body.part(0..<(start ?? body.lines.count)).text
    guard let start else {
      complain(
        item.line, "This choice isn't explained.",
        "Add an indented line `> ...` that says why it is \(isRight ? "right" : "wrong").")
      return nil
    }
    var explanation = body.dropFirst(start)
    explanation.lines = explanation.lines.map(Self.unquoted)
    return Question.Choice(text: text, isRight: isRight, explanation: explanation.text)
  }

  private func check(
    _ choices: [Question.Choice], of count: Int, directive: Directive, line: Int
  ) {
    let right = choices.filter(\.isRight).count
    if count < 2 { complain(line, "A question wants two choices or more.") }
    if directive.values["choose"] == "all" {
      if right == 0 { complain(line, "No choice is marked as right.", "Mark it with `- [x] `.") }
    } else if right != 1 {
      complain(
        line, "Exactly one choice is right, and \(right) are marked `- [x]`.",
        "For a question with several right choices, write `choose: all` into its comment.")
    }
  }

  private static func unquoted(_ line: String) -> String {
    if line.hasPrefix("> ") { return String(line.dropFirst(2)) }
    return line.hasPrefix(">") ? String(line.dropFirst()) : line
  }

  private func complain(_ line: Int, _ message: String, _ hint: String = "") {
    problems.add(CourseProblem(file: file, line: line, message: message, hint: hint))
  }
}
