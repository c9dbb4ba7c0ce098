internal import SwiftIDEUtils
internal import SwiftParser
internal import SwiftSyntax

/// Gives the pieces of Swift source their meanings.
package enum SwiftHighlighting {
  /// The longest source that is parsed; more is shown without meanings.
  static let mostBytes = 1 << 20

  /// The source, safe to show, with meanings.
  ///
  /// Source that doesn't parse is highlighted as far as it goes.
  package static func highlight(_ source: String) -> StyledText {
    let source = Sanitise.text(source)
    guard source.utf8.count <= mostBytes else { return StyledText(source) }
    let tree = Parser.parse(source: source)
    let bytes = Array(source.utf8)
    var text = StyledText()
    for range in Syntax(tree).classifications {
      let piece = bytes[
        range.range.lowerBound.utf8Offset..<min(range.range.upperBound.utf8Offset, bytes.count)]
      text.append(String(decoding: piece, as: UTF8.self), meaning(range.kind))
    }
    return text.plain == source ? text : StyledText(source)
  }

  /// The source as rows, each at least as wide as it is: code is never folded.
  package static func rows(_ source: String) -> [StyledText] {
    var rows = highlight(source).lines
    while rows.last?.isEmpty == true { rows.removeLast() }
    return rows.map(\.expandingTabs)
  }

  private static func meaning(_ kind: SyntaxClassification) -> Meaning? {
    switch kind {
    case .keyword, .ifConfigDirective: .keyword
    case .type: .type
    case .stringLiteral, .regexLiteral: .string
    case .integerLiteral, .floatLiteral: .number
    case .lineComment, .blockComment, .docLineComment, .docBlockComment: .comment
    case .attribute: .attribute
    case .none, .identifier, .dollarIdentifier, .operator, .argumentLabel, .editorPlaceholder: nil
    @unknown default: nil
    }
  }
}
