import SwiftSyntax

/// Swaps operators of arithmetic, leaves out a summand, drops a minus sign.
struct ArithmeticMutator: Mutator {
  private static let counterparts = [
    "+": "-", "-": "+", "*": "/", "/": "*", "%": "*", "&+": "&-", "&-": "&+", "&*": "&+",
    "+=": "-=", "-=": "+=", "*=": "/=", "/=": "*=", "<<": ">>", ">>": "<<", "&": "|", "|": "&",
  ]

  func edits(at node: Syntax, facts: SourceFacts) -> [Edit] {
    if let prefix = node.as(PrefixOperatorExprSyntax.self), prefix.operator.text == "-" {
      let inner = prefix.expression
      return [
        Edit(
          replacing: node, with: inner.trimmedDescription, as: .arithmetic,
          "\(shown(node)) became \(shown(inner))")
      ]
    }
    guard let infix = node.as(InfixOperatorExprSyntax.self),
      let token = infix.operator.as(BinaryOperatorExprSyntax.self)?.operator,
      let other = Self.counterparts[token.text]
    else { return [] }
    let swapped = Edit(
      replacing: token, with: other, as: .arithmetic, "\(shown(token)) became \(shown(other))")
    guard token.text == "+" else { return [swapped] }
    return [
      swapped,
      Edit(
        replacing: node, with: infix.leftOperand.trimmedDescription, as: .arithmetic,
        "\(shown(infix.rightOperand)) was not added"),
      Edit(
        replacing: node, with: infix.rightOperand.trimmedDescription, as: .arithmetic,
        "\(shown(infix.leftOperand)) was left out of a sum"),
    ]
  }
}
