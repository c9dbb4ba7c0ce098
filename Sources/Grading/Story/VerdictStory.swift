/// A verdict in the words that a learner reads.
///
/// The first failing case is told in full, the others in one line each; `all` tells all of them in full.
package struct VerdictStory: Sendable {
  private let verdict: Verdict
  private let source: [Substring]
  private let tellsAll: Bool

  /// `answer` is the text that was judged; its lines are quoted below the compiler's messages.
  package init(_ verdict: Verdict, answer: String, all: Bool = false) {
    self.verdict = verdict
    source = answer.split(separator: "\n", omittingEmptySubsequences: false)
    tellsAll = all
  }

  package var lines: [StoryLine] {
    var lines = [heading]
    if let message = verdict.message { lines.append(StoryLine([.init(message)])) }
    lines += verdict.diagnostics.filter {
      $0.severity != .note || verdict.outcome == .didNotCompile
    }
    .flatMap(tell)
    lines += cases
    if let mistake = verdict.mistake { lines.append(StoryLine([.init(mistake)])) }
    return lines
  }

  // MARK: - The whole

  private var heading: StoryLine {
    let isGood = verdict.outcome == .passed
    var pieces = [StoryLine.Piece(verdict.outcome.words, isGood ? .good : .bad)]
    if !verdict.cases.isEmpty {
      let passed = verdict.cases.count { $0.outcome == .passed }
      pieces.append(.init(" \(passed) of \(verdict.cases.count) hidden cases hold.", .quiet))
    }
    return StoryLine(pieces)
  }

  private var cases: [StoryLine] {
    guard verdict.outcome != .passed else { return [] }
    var told = false
    return verdict.cases.flatMap { item -> [StoryLine] in
      let inFull = item.outcome != .passed && item.outcome != .notRun && (!told || tellsAll)
      if inFull { told = true }
      return inFull ? tell(item) : [line(item)]
    }
  }

  // MARK: - A case

  private func line(_ item: CaseVerdict) -> StoryLine {
    let role: StoryLine.Role =
      item.outcome == .passed ? .good : item.outcome == .notRun ? .quiet : .bad
    return StoryLine(
      [.init(item.outcome.words, role), .init("  "), .init(item.name, .title)], indent: 1)
  }

  private func tell(_ item: CaseVerdict) -> [StoryLine] {
    var lines = [line(item)]
    func add(_ label: String, _ pieces: [StoryLine.Piece]) {
      lines.append(StoryLine([.init(label, .label), .init("  ")] + pieces, indent: 2))
    }
    if let input = item.input { add("input", [.init(input, .code)]) }
    for step in item.steps { add("step", [.init(step)]) }
    if let looked = item.looked { add("looked at", [.init(looked)]) }
    if let expected = item.expected, let actual = item.actual {
      let difference = ValueDifference(expected: expected, actual: actual)
      add("expected", difference.expected)
      add("your answer", difference.actual)
    }
    if let message = item.message { add("crashed", [.init(message)]) }
    if let number = item.line, let text = source[safe: number - 1] {
      add("line \(number)", [.init(text.trimmed, .code)])
    }
    if let hint = item.hint { add("hint", [.init(hint)]) }
    return lines
  }

  // MARK: - A message of the compiler

  private func tell(_ diagnostic: Diagnostic) -> [StoryLine] {
    let place = diagnostic.line > 0 ? "line \(diagnostic.line)" : ""
    let role: StoryLine.Role = diagnostic.severity == .error ? .bad : .quiet
    var lines = [
      StoryLine(
        [
          .init(diagnostic.severity.rawValue, role), .init(place.isEmpty ? ": " : ", \(place): "),
          .init(diagnostic.message),
        ])
    ]
    if diagnostic.line > 0, let text = source[safe: diagnostic.line - 1] {
      lines.append(StoryLine([.init(String(text.prefix(200)), .code)], indent: 1))
      if diagnostic.column > 0 {
        // Tabs stay tabs, so that the caret stands where it should.
        let before = text.prefix(min(diagnostic.column - 1, 200)).map { $0 == "\t" ? "\t" : " " }
        lines.append(StoryLine([.init(before.joined() + "^", role)], indent: 1))
      }
    }
    if let fixIt = diagnostic.fixIt {
      lines.append(
        StoryLine([.init("you could write", .label), .init("  "), .init(fixIt, .code)], indent: 1))
    }
    if let explanation = diagnostic.explanation {
      lines.append(StoryLine([.init(explanation, .quiet)], indent: 1))
    }
    return lines
  }
}

extension Verdict.Outcome {
  /// In words, at the start of a line.
  package var words: String {
    switch self {
    case .passed: "Passed."
    case .failed: "Not yet."
    case .didNotCompile: "Did not compile."
    case .crashed: "Crashed."
    case .timedOut: "Took too long."
    case .outOfMemory: "Ran out of memory."
    case .tooMuchOutput: "Printed too much."
    case .ruleBroken: "Breaks a rule."
    case .graderFault: "Could not be judged; this counts for nothing."
    }
  }
}

extension CaseVerdict.Outcome {
  package var words: String {
    switch self {
    case .passed: "holds"
    case .failed: "differs"
    case .crashed: "crashed"
    case .timedOut: "too long"
    case .notRun: "not run"
    }
  }
}
