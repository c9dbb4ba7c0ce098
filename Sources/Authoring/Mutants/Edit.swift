import SwiftSyntax

/// One small change of a source text, before it is applied.
struct Edit {
  /// Offsets in UTF-8 bytes.
  let range: Range<Int>
  let replacement: String
  let kind: MutationKind
  /// What the change does, said so that it reads after "line 12: ".
  let description: String
  /// The node that is changed: where the mutant is reported, and what its id is made from.
  let node: Syntax

  /// Replaces all of `node` but the white space and comments around it.
  init(
    replacing node: some SyntaxProtocol, with replacement: String, as kind: MutationKind,
    _ description: String
  ) {
    self.init(
      from: node, through: node, with: replacement, as: kind, at: Syntax(node), description)
  }

  /// Replaces the text from the start of `first` to the end of `last`.
  init(
    from first: some SyntaxProtocol, through last: some SyntaxProtocol,
    with replacement: String, as kind: MutationKind, at node: Syntax, _ description: String
  ) {
    let start = first.positionAfterSkippingLeadingTrivia.utf8Offset
    range = start..<max(start, last.endPositionBeforeTrailingTrivia.utf8Offset)
    self.replacement = replacement
    self.kind = kind
    self.description = description
    self.node = node
  }
}

/// Code as it stands in a description: on one line, and cut where it is long.
func shown(_ node: some SyntaxProtocol, limit: Int = 40) -> String {
  shown(node.trimmedDescription, limit: limit)
}

/// Code as it stands in a description: on one line, and cut where it is long.
func shown(_ code: String, limit: Int = 40) -> String {
  let words = code.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  guard words.count > limit else { return "`\(words)`" }
  return "`\(words.prefix(limit - 3))...`"
}
