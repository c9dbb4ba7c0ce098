import SwiftSyntax

/// Assigns nil in place of a value, and takes the fall-back where there is a value.
struct ValueMutator: Mutator {
  func edits(at node: Syntax, facts: SourceFacts) -> [Edit] {
    guard let infix = node.as(InfixOperatorExprSyntax.self) else { return [] }
    if infix.operator.trimmedDescription == "??" {
      return [
        Edit(
          replacing: node, with: infix.rightOperand.trimmedDescription, as: .value,
          "\(shown(infix.leftOperand)) was ignored")
      ]
    }
    guard infix.operator.is(AssignmentExprSyntax.self), mayBeNil(infix, facts: facts) else {
      return []
    }
    return [
      Edit(
        replacing: infix.rightOperand, with: "nil", as: .value,
        "\(shown(infix.rightOperand)) became `nil`")
    ]
  }

  /// Whether the left side may be optional as far as the source tells.
  private func mayBeNil(_ assignment: InfixOperatorExprSyntax, facts: SourceFacts) -> Bool {
    let left = assignment.leftOperand
    guard !left.is(DiscardAssignmentExprSyntax.self),
      !assignment.rightOperand.is(NilLiteralExprSyntax.self)
    else { return false }
    let name =
      left.as(MemberAccessExprSyntax.self)?.declName.baseName.text ?? left.trimmedDescription
    let types = facts.properties.values.joined().filter { $0.name == name }.map(\.type)
    return types.isEmpty || types.contains { $0.hasSuffix("?") || $0.contains("Optional<") }
  }
}
