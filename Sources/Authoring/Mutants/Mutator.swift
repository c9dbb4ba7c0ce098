import SwiftSyntax

/// Knows one kind of small bug.
protocol Mutator: Sendable {
  /// The bugs that can be made at this very node, not below it.
  ///
  /// - Parameters:
  ///   - node: Any node of a tree whose operators are folded.
  ///   - facts: What the whole source says about its types.
  func edits(at node: Syntax, facts: SourceFacts) -> [Edit]
}
