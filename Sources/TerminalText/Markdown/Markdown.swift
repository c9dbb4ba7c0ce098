/// Markdown on the screen.
package enum Markdown {
  /// The widest that running text is folded to; longer rows are hard to read.
  package static let widestText = 90

  /// The rows of a text.
  ///
  /// Control characters and terminal sequences in it are taken out. Code is never folded; tables that are too wide
  /// become records.
  ///
  /// - Parameters:
  ///   - text: the Markdown.
  ///   - capabilities: what the screen can show.
  ///   - columns: the width; nil for that of the screen, up to `widestText`.
  /// - Returns: the rows, without newlines, and without empty ones at either end.
  package static func rows(_ text: String, _ capabilities: Capabilities, columns: Int? = nil)
    -> [StyledText]
  {
    let renderer = MarkdownRenderer(
      capabilities: capabilities, columns: columns ?? min(capabilities.columns, widestText))
    return renderer.rows(MarkdownParser.parse(Sanitise.text(text)))
  }

  /// Text on one row, for titles and list entries: inline marks are shown as meanings, blocks are run together.
  package static func inline(_ text: String, _ capabilities: Capabilities) -> StyledText {
    let renderer = MarkdownRenderer(capabilities: capabilities, columns: .max)
    return renderer.rows(MarkdownParser.parse(Sanitise.oneLine(text))).joined(separator: " ")
  }
}
