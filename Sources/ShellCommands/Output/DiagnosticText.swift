internal import Grading
internal import TerminalText

/// A compiler's message on a line of the learner's file.
struct DiagnosticText {
  let diagnostic: Diagnostic
  let capabilities: Capabilities

  var rows: [StyledText] {
    let column = diagnostic.column > 0 ? ", column \(diagnostic.column)" : ""
    let place = diagnostic.line > 0 ? "line \(diagnostic.line)\(column)" : "your file"
    let meaning: Meaning = diagnostic.severity == .error ? .failure : .warning
    var rows = fold(
      "\(styled: diagnostic.severity.rawValue, meaning) in \(place): \(Sanitise.oneLine(diagnostic.message))")
    if let fixIt = diagnostic.fixIt {
      rows += fold("Suggestion: \(styled: Sanitise.oneLine(fixIt), .code)", first: "    ")
    }
    if let explanation = diagnostic.explanation {
      rows += fold(StyledText(explanation), first: "    ")
    }
    return rows
  }

  private func fold(_ text: StyledText, first: StyledText = "") -> [StyledText] {
    Wrapping.fold(text, columns: min(capabilities.columns, Markdown.widestText), first: first)
  }
}
