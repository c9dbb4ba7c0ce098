import SwiftSyntax

/// Swaps break and continue, leaves out a loop's first or last element.
struct LoopMutator: Mutator {
  func edits(at node: Syntax, facts: SourceFacts) -> [Edit] {
    if let loop = node.as(ForStmtSyntax.self) { return edits(of: loop) }
    if let statement = node.as(ContinueStmtSyntax.self), statement.label == nil {
      return [
        Edit(replacing: node, with: "break", as: .loop, "`continue` became `break`")
      ]
    }
    guard let statement = node.as(BreakStmtSyntax.self), statement.label == nil, leavesLoop(node)
    else { return [] }
    return [Edit(replacing: node, with: "continue", as: .loop, "`break` became `continue`")]
  }

  private func edits(of loop: ForStmtSyntax) -> [Edit] {
    let sequence = loop.sequence
    let isSimple =
      sequence.is(DeclReferenceExprSyntax.self) || sequence.is(MemberAccessExprSyntax.self)
      || sequence.is(FunctionCallExprSyntax.self)
    let code = isSimple ? sequence.trimmedDescription : "(\(sequence.trimmedDescription))"
    return [("dropFirst", "first"), ("dropLast", "last")].map { call, place in
      Edit(
        replacing: sequence, with: "\(code).\(call)()", as: .loop,
        "the loop left out the \(place) element")
    }
  }

  private func leavesLoop(_ node: Syntax) -> Bool {
    var current = node.parent
    while let here = current {
      if here.is(SwitchExprSyntax.self) || here.is(FunctionDeclSyntax.self)
        || here.is(ClosureExprSyntax.self)
      {
        return false
      }
      if here.is(ForStmtSyntax.self) || here.is(WhileStmtSyntax.self)
        || here.is(RepeatStmtSyntax.self)
      {
        return true
      }
      current = here.parent
    }
    return false
  }
}
