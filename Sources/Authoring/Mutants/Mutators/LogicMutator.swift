import SwiftSyntax

/// Swaps and and or, leaves out one side, removes a `!`.
struct LogicMutator: Mutator {
  func edits(at node: Syntax, facts: SourceFacts) -> [Edit] {
    if let prefix = node.as(PrefixOperatorExprSyntax.self), prefix.operator.text == "!" {
      let inner = prefix.expression
      return [
        Edit(
          replacing: node, with: inner.trimmedDescription, as: .negated,
          "\(shown(node)) became \(shown(inner))")
      ]
    }
    guard let infix = node.as(InfixOperatorExprSyntax.self),
      let token = infix.operator.as(BinaryOperatorExprSyntax.self)?.operator,
      let other = ["&&": "||", "||": "&&"][token.text]
    else { return [] }
    return [
      Edit(
        replacing: token, with: other, as: .logic, "\(shown(token)) became \(shown(other))"),
      keeping(infix.rightOperand, leavingOut: infix.leftOperand, of: node),
      keeping(infix.leftOperand, leavingOut: infix.rightOperand, of: node),
    ]
  }

  private func keeping(_ side: ExprSyntax, leavingOut other: ExprSyntax, of node: Syntax) -> Edit {
    Edit(
      replacing: node, with: side.trimmedDescription, as: .logic,
      "\(shown(other)) was left out")
  }
}
