import SwiftSyntax

/// Walks over the code that is worth mutating and asks every mutator at every node.
final class MutationVisitor: SyntaxAnyVisitor {
  private let facts: SourceFacts
  private let mutators: [any Mutator]
  private(set) var edits: [Edit] = []

  init(facts: SourceFacts, mutators: [any Mutator]) {
    self.facts = facts
    self.mutators = mutators
    super.init(viewMode: .sourceAccurate)
  }

  override func visitAny(_ node: Syntax) -> SyntaxVisitorContinueKind {
    guard !Unobserved.contains(node, facts: facts) else { return .skipChildren }
    for mutator in mutators {
      edits += mutator.edits(at: node, facts: facts)
    }
    return .visitChildren
  }
}
