import SwiftSyntax

/// Leaves out a guard that binds no name.
struct GuardMutator: Mutator {
  func edits(at node: Syntax, facts: SourceFacts) -> [Edit] {
    guard let statement = node.as(GuardStmtSyntax.self) else { return [] }
    let bindsNothing = statement.conditions.allSatisfy { element in
      if case .expression = element.condition { return true }
      return false
    }
    guard bindsNothing else { return [] }
    return [
      Edit(
        replacing: node, with: "", as: .guarded,
        "the guard on \(shown(statement.conditions)) was left out")
    ]
  }
}
