import SwiftSyntax

/// Makes numbers off by one and turns Booleans round.
struct LiteralMutator: Mutator {
  func edits(at node: Syntax, facts: SourceFacts) -> [Edit] {
    if let number = node.as(IntegerLiteralExprSyntax.self) { return edits(of: number) }
    if let number = node.as(FloatLiteralExprSyntax.self) {
      guard let value = Double(digits(of: number.literal)) else { return [] }
      return [replace(node, by: String(value + 1))]
    }
    guard let literal = node.as(BooleanLiteralExprSyntax.self) else { return [] }
    return [replace(node, by: literal.literal.text == "true" ? "false" : "true")]
  }

  private func edits(of number: IntegerLiteralExprSyntax) -> [Edit] {
    guard let value = Int(digits(of: number.literal)), value < Int.max else { return [] }
    let larger = replace(Syntax(number), by: String(value + 1))
    return value == 0 ? [larger] : [replace(Syntax(number), by: String(value - 1)), larger]
  }

  private func replace(_ node: Syntax, by other: String) -> Edit {
    Edit(replacing: node, with: other, as: .literal, "\(shown(node)) became \(shown(other))")
  }

  private func digits(of token: TokenSyntax) -> String {
    token.text.filter { $0 != "_" }
  }
}
