internal import Grading
internal import TerminalText

/// What came of running a file: what it printed, then how it ended if not well.
struct RunText {
  let outcome: AnswerRun
  /// The learner's file.
  let source: String
  let capabilities: Capabilities

  var rows: [StyledText] {
    var rows = StyledText(Sanitise.text(outcome.output)).lines
    if rows.last?.isEmpty == true { rows.removeLast() }
    if outcome.outcome == .ended, rows.isEmpty {
      rows.append("It printed nothing. Top-level lines such as print(...) show something here.")
    }
    rows += outcome.diagnostics.flatMap {
      DiagnosticText(
        diagnostic: $0,
        source: source.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline),
        capabilities: capabilities
      ).rows
    }
    if let message = outcome.message {
      rows += Wrapping.fold("\(styled: word, .failure): \(Sanitise.text(message))", columns: width)
    }
    if let line = outcome.line { rows.append("It happened in line \(line) of your file.") }
    return rows
  }

  private var word: String {
    switch outcome.outcome {
    case .ended: "Ended"
    case .didNotCompile: "Did not compile"
    case .crashed: "Crashed"
    case .timedOut: "Timed out"
    case .outOfMemory: "Out of memory"
    case .tooMuchOutput: "Too much output"
    case .ruleBroken: "Not allowed"
    }
  }

  private var width: Int { min(capabilities.columns, Markdown.widestText) }
}
