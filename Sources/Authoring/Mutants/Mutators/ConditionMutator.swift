import SwiftSyntax

/// Negates a condition, makes it always true, leaves one of several out.
struct ConditionMutator: Mutator {
  func edits(at node: Syntax, facts: SourceFacts) -> [Edit] {
    if let list = node.as(ConditionElementListSyntax.self) {
      return list.count == 1 ? single(list) : leftOut(of: list)
    }
    guard let clause = node.as(WhereClauseSyntax.self) else { return [] }
    let dropped = Edit(
      replacing: node, with: "", as: .condition, "\(shown(clause)) was left out")
    return negation(of: clause.condition) + [dropped]
  }

  private func single(_ list: ConditionElementListSyntax) -> [Edit] {
    guard case .expression(let condition)? = list.first?.condition else { return [] }
    let negated = negation(of: condition)
    guard list.parent?.is(IfExprSyntax.self) == true, !condition.is(BooleanLiteralExprSyntax.self)
    else { return negated }
    return negated + [
      Edit(
        replacing: condition, with: "true", as: .condition,
        "the condition \(shown(condition)) was always true")
    ]
  }

  /// Nothing where another mutator turns the condition round already.
  private func negation(of condition: ExprSyntax) -> [Edit] {
    let isCovered =
      condition.is(BooleanLiteralExprSyntax.self)
      || condition.as(PrefixOperatorExprSyntax.self)?.operator.text == "!"
      || isComparison(condition)
    guard !isCovered else { return [] }
    let code = condition.trimmedDescription
    let negated = isSimple(condition) ? "!\(code)" : "!(\(code))"
    return [
      Edit(
        replacing: condition, with: negated, as: .negated,
        "the condition \(shown(condition)) was negated")
    ]
  }

  private func isComparison(_ condition: ExprSyntax) -> Bool {
    let operation = condition.as(InfixOperatorExprSyntax.self)?.operator
    return ["<", "<=", ">", ">=", "==", "!=", "===", "!=="].contains(
      operation?.trimmedDescription ?? "")
  }

  private func isSimple(_ condition: ExprSyntax) -> Bool {
    condition.is(DeclReferenceExprSyntax.self) || condition.is(MemberAccessExprSyntax.self)
      || condition.as(FunctionCallExprSyntax.self).map { $0.trailingClosure == nil } == true
  }

  private func leftOut(of list: ConditionElementListSyntax) -> [Edit] {
    let elements = Array(list)
    return elements.indices.compactMap { index in
      guard case .expression(let condition) = elements[index].condition else { return nil }
      let rest = elements.enumerated().filter { $0.offset != index }
        .map { $0.element.condition.trimmedDescription }
      return Edit(
        from: list, through: list, with: rest.joined(separator: ", "), as: .condition,
        at: Syntax(condition), "the condition \(shown(condition)) was left out")
    }
  }
}
