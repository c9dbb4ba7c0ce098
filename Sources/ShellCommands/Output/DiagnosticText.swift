internal import Grading
internal import TerminalText

/// A compiler's message on a line of the learner's file.
struct DiagnosticText {
  let diagnostic: Diagnostic
  /// The learner's file, line by line; empty where it can't be shown.
  let source: [Substring]
  let capabilities: Capabilities

  var rows: [StyledText] {
    let column = diagnostic.column > 0 ? ", column \(diagnostic.column)" : ""
    let place = diagnostic.line > 0 ? "line \(diagnostic.line)\(column)" : "your file"
    let meaning: Meaning = diagnostic.severity == .error ? .failure : .warning
    var rows = fold(
      "\(styled: diagnostic.severity.rawValue, meaning) in \(place): \(Sanitise.oneLine(diagnostic.message))"
    )
    rows += excerpt
    if let fixIt = diagnostic.fixIt {
      rows += fold("Suggestion: \(styled: Sanitise.oneLine(fixIt), .code)", first: "    ")
    }
    if let explanation = diagnostic.explanation {
      rows += fold(StyledText(explanation), first: "    ")
    }
    return rows
  }

  /// The line that is meant, and a caret under the column.
  private var excerpt: [StyledText] {
    guard source.indices.contains(diagnostic.line - 1) else { return [] }
    let line = String(source[diagnostic.line - 1])
    let shown = ColumnWidth.expandingTabs(Sanitise.oneLine(line))
    guard shown.count + 6 <= capabilities.columns else { return [] }
    let code = "    " + SwiftHighlighting.highlight(shown)
    guard diagnostic.column > 0, diagnostic.column <= line.count + 1 else { return [code] }
    let before = ColumnWidth.expandingTabs(String(line.prefix(diagnostic.column - 1)))
    let blanks = String(repeating: " ", count: 4 + ColumnWidth.of(before))
    return [code, "\(blanks)\(styled: "^", .failure)"]
  }

  private func fold(_ text: StyledText, first: StyledText = "") -> [StyledText] {
    Wrapping.fold(text, columns: min(capabilities.columns, Markdown.widestText), first: first)
  }
}
