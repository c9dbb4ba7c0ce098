import SwiftSyntax

/// Moves the boundary of a comparison or a range, turns an equality round, reverses an order.
struct ComparisonMutator: Mutator {
  private static let boundaries = [
    "<": "<=", "<=": "<", ">": ">=", ">=": ">", "..<": "...", "...": "..<",
  ]
  private static let equalities = ["==": "!=", "!=": "==", "===": "!==", "!==": "==="]
  private static let orders = ["<": ">", ">": "<", "<=": ">=", ">=": "<="]

  func edits(at node: Syntax, facts: SourceFacts) -> [Edit] {
    if let infix = node.as(InfixOperatorExprSyntax.self) { return edits(of: infix) }
    if let prefix = node.as(PrefixOperatorExprSyntax.self) {
      return swap(prefix.operator, by: Self.boundaries, as: .boundary)
    }
    guard let reference = node.as(DeclReferenceExprSyntax.self), !isOperand(node) else { return [] }
    return swap(reference.baseName, by: Self.orders, as: .negated)
  }

  private func edits(of infix: InfixOperatorExprSyntax) -> [Edit] {
    guard let token = infix.operator.as(BinaryOperatorExprSyntax.self)?.operator else { return [] }
    if isOrder(infix) { return swap(token, by: Self.orders, as: .negated) }
    return swap(token, by: Self.boundaries, as: .boundary)
      + swap(token, by: Self.equalities, as: .negated)
  }

  private func swap(
    _ token: TokenSyntax, by table: [String: String], as kind: MutationKind
  ) -> [Edit] {
    guard let other = table[token.text] else { return [] }
    return [
      Edit(replacing: token, with: other, as: kind, "\(shown(token)) became \(shown(other))")
    ]
  }

  /// Whether a closure compares its two arguments: then only the direction means something.
  private func isOrder(_ infix: InfixOperatorExprSyntax) -> Bool {
    let sides = [infix.leftOperand.trimmedDescription, infix.rightOperand.trimmedDescription]
    return sides.contains { $0.contains("$0") } && sides.contains { $0.contains("$1") }
  }

  private func isOperand(_ node: Syntax) -> Bool {
    node.parent?.is(BinaryOperatorExprSyntax.self) == true
  }
}
