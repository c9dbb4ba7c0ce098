import SwiftSyntax

/// Swaps a member or function for its counterpart: `first` for `last`, `min` for `max`.
struct CounterpartMutator: Mutator {
  func edits(at node: Syntax, facts: SourceFacts) -> [Edit] {
    guard let reference = node.as(DeclReferenceExprSyntax.self) else { return [] }
    let name = reference.baseName.text
    if let access = node.parent?.as(MemberAccessExprSyntax.self),
      access.declName.id == reference.id
    {
      return edits(of: access, facts: facts)
    }
    guard ["min", "max"].contains(name), node.parent?.is(FunctionCallExprSyntax.self) == true else {
      return []
    }
    return [swap(Syntax(reference.baseName), by: name == "min" ? "max" : "min")]
  }

  private func edits(of access: MemberAccessExprSyntax, facts: SourceFacts) -> [Edit] {
    let name = access.declName.baseName
    if Counterparts.facts.contains(name.text), access.base != nil,
      access.parent?.is(PrefixOperatorExprSyntax.self) != true
    {
      return [negated(access)]
    }
    guard let other = counterpart(of: access, facts: facts) else { return [] }
    return [swap(Syntax(name), by: other)]
  }

  private func counterpart(of access: MemberAccessExprSyntax, facts: SourceFacts) -> String? {
    let name = access.declName.baseName.text
    if isStatic(access) {
      guard facts.siblings(ofCase: name).isEmpty else { return nil }
      let table = enclosingCall(of: access).flatMap { Counterparts.byModifier[$0] }
      return table?[name] ?? Counterparts.values[name]
    }
    if name == "contains", !takesClosure(access) { return nil }
    return Counterparts.members[name]
  }

  private func takesClosure(_ access: MemberAccessExprSyntax) -> Bool {
    access.parent?.as(FunctionCallExprSyntax.self)?.trailingClosure != nil
  }

  private func isStatic(_ access: MemberAccessExprSyntax) -> Bool {
    guard let base = access.base else { return true }
    return base.as(DeclReferenceExprSyntax.self)?.baseName.text.first?.isUppercase == true
  }

  private func enclosingCall(of access: MemberAccessExprSyntax) -> String? {
    let call = access.parent?.parent?.parent?.as(FunctionCallExprSyntax.self)
    return call?.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text
  }

  private func swap(_ token: Syntax, by other: String) -> Edit {
    Edit(replacing: token, with: other, as: .name, "\(shown(token)) became \(shown(other))")
  }

  private func negated(_ access: MemberAccessExprSyntax) -> Edit {
    Edit(
      replacing: access, with: "!\(access.trimmedDescription)", as: .negated,
      "\(shown(access)) was negated")
  }
}
