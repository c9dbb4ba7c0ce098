/// Reads the heading of a wrong answer: `// fails: CASE` and `// say: SENTENCE`.
enum WrongAnswerReader {
  /// The answer, or problems where its heading is not complete.
  static func read(
    _ source: SourceText, name: String, file: String, problems: ProblemList
  ) -> WrongAnswer? {
    var fails: [String] = []
    var said: [String] = []
    var isSaying = false
    var isMistyped = false
    for (index, line) in source.text.lines.enumerated() {
      guard line.hasPrefix("//") else { break }
      let text = String(line.dropFirst(2))
      if let value = text.value(after: "fails:") {
        isSaying = false
        fails.append(value)
      } else if let value = text.value(after: "say:") {
        isSaying = true
        said.append(value)
      } else if isSaying, text.hasPrefix("  ") || text.trimmed.isEmpty {
        said.append(text.trimmed)
      } else if let near = mistyped(text) {
        isMistyped = true
        problems.add(
          CourseProblem(
            file: file, line: index + 1, message: "`\(near.key)` is no key of this heading.",
            hint: "Did you mean `// \(near.name): ...`?"))
      } else {
        isSaying = false
      }
    }
    let sentence = said.filter { !$0.isEmpty }.joined(separator: " ")
    if isMistyped { return nil }
    let isComplete = check(fails, sentence, file: file, problems: problems)
    guard isComplete else { return nil }
    return WrongAnswer(name: name, source: source, fails: fails, sentence: sentence)
  }

  private static func check(
    _ fails: [String], _ sentence: String, file: String, problems: ProblemList
  ) -> Bool {
    if fails.isEmpty || fails.contains("") {
      problems.add(
        CourseProblem(
          file: file, line: 1, message: "The heading doesn't say which case this answer fails.",
          hint: "Let the first line be `// fails: NAME OF A CASE`."))
    }
    if sentence.isEmpty {
      problems.add(
        CourseProblem(
          file: file, line: 1, message: "The heading doesn't say what to tell its author.",
          hint: "Add a line `// say: ...` under the first."))
    }
    return !fails.isEmpty && !fails.contains("") && !sentence.isEmpty
  }

  private static func mistyped(_ text: String) -> (key: String, name: String)? {
    guard let colon = text.firstIndex(of: ":") else { return nil }
    let key = String(text[..<colon]).trimmed
    guard !key.contains(" "), let name = Nearest.name(to: key, among: ["fails", "say"]) else {
      return nil
    }
    return (key, name)
  }
}

extension String {
  /// What follows a key at the start of a line, trimmed.
  fileprivate func value(after key: String) -> String? {
    let line = trimmed
    return line.hasPrefix(key) ? String(line.dropFirst(key.count)).trimmed : nil
  }
}
