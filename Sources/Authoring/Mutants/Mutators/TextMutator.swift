import SwiftParser
import SwiftSyntax

/// Empties strings, changes short ones, leaves out the words between interpolations.
struct TextMutator: Mutator {
  /// Longest text that is changed as well as emptied: short ones are symbols, long ones prose.
  private static let longestSymbol = 8

  func edits(at node: Syntax, facts: SourceFacts) -> [Edit] {
    guard let literal = node.as(StringLiteralExprSyntax.self) else { return [] }
    let segments = Array(literal.segments)
    guard let text = literal.representedLiteralValue else {
      return [replace(node, by: "\"\"")] + withoutWords(segments)
    }
    guard !text.isEmpty else { return [replace(node, by: "\"formlab\"")] }
    var changes = text.count == 1 ? [] : [replace(node, by: "\"\"")]
    if text.count <= Self.longestSymbol, literal.openingQuote.tokenKind == .stringQuote,
      let changed = changed(text)
    {
      changes.append(replace(node, by: "\"\(changed)\""))
    }
    if text.count == 1 { changes.append(replace(node, by: "\"\"")) }
    return changes
  }

  private func replace(_ node: Syntax, by other: String) -> Edit {
    Edit(replacing: node, with: other, as: .text, "\(shown(node)) became \(shown(other))")
  }

  /// Another text, of the same length where it has one character and so may be a `Character`.
  private func changed(_ text: String) -> String? {
    guard text.count == 1 else { return isPlain(text) ? text + "~" : nil }
    return text == "#" ? "~" : "#"
  }

  private func isPlain(_ text: String) -> Bool {
    text.unicodeScalars.allSatisfy { $0 != "\"" && $0 != "\\" && $0.value >= 0x20 }
  }

  private func withoutWords(_ segments: [StringLiteralSegmentListSyntax.Element]) -> [Edit] {
    segments.compactMap { segment in
      guard case .stringSegment(let words) = segment, !words.content.text.isEmpty else {
        return nil
      }
      return Edit(
        replacing: words, with: "", as: .text, "\(shown(words)) was left out of a string")
    }
  }
}
