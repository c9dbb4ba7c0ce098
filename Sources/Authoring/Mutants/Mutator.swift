import SwiftSyntax

/// Knows one kind of small bug.
protocol Mutator: Sendable {
  /// Looks for bugs that can be made at a node.
  ///
  /// - Parameters:
  ///   - node: Any node of a tree whose operators are folded.
  ///   - facts: What the whole source says about its types.
  /// - Returns: The bugs at this very node, not those below it.
  func edits(at node: Syntax, facts: SourceFacts) -> [Edit]
}
