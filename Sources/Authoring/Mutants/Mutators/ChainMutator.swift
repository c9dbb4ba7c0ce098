import SwiftSyntax

/// Leaves a call out of a chain: a trim, a sort, a modifier.
struct ChainMutator: Mutator {
  /// Methods whose result never is of the type they are called on.
  private static let changingType: Set<String> = [
    "allSatisfy", "append", "contains", "distance", "elementsEqual", "firstIndex", "hasPrefix",
    "hasSuffix", "index", "init", "insert", "isMultiple", "lastIndex", "remove", "removeAll",
    "removeFirst", "removeLast", "starts",
  ]

  func edits(at node: Syntax, facts: SourceFacts) -> [Edit] {
    if let access = node.as(MemberAccessExprSyntax.self) { return edits(of: access, facts: facts) }
    guard let call = node.as(FunctionCallExprSyntax.self) else { return [] }
    if let member = call.calledExpression.as(MemberAccessExprSyntax.self) {
      return edits(of: member, in: call)
    }
    guard call.calledExpression.trimmedDescription == "abs", let number = call.arguments.first
    else {
      return []
    }
    return [
      Edit(
        replacing: node, with: number.expression.trimmedDescription, as: .call,
        "`abs` was left out")
    ]
  }

  private func edits(of member: MemberAccessExprSyntax, in call: FunctionCallExprSyntax) -> [Edit] {
    let name = member.declName.baseName.text
    guard let base = member.base, isValue(base), !Self.changingType.contains(name),
      !Drawing.modifiers.contains(name), !isStatementOnName(call, base: base)
    else { return [] }
    return [
      Edit(
        from: call, through: call, with: base.trimmedDescription, as: .call,
        at: Syntax(member.declName), "`.\(name)` was left out")
    ]
  }

  /// A property that an extension in the source adds, of the type that it extends.
  private func edits(of access: MemberAccessExprSyntax, facts: SourceFacts) -> [Edit] {
    let name = access.declName.baseName.text
    guard let base = access.base, isValue(base), facts.closedProperties.contains(name) else {
      return []
    }
    return [
      Edit(
        replacing: access, with: base.trimmedDescription, as: .call, "`.\(name)` was left out")
    ]
  }

  private func isValue(_ base: ExprSyntax) -> Bool {
    guard let reference = base.as(DeclReferenceExprSyntax.self) else {
      return !base.is(SuperExprSyntax.self)
    }
    let name = reference.baseName.text
    return name != "self" && name.first?.isUppercase != true
  }

  /// `items.sort()` alone on its line: leaving the call out is leaving the statement out.
  private func isStatementOnName(_ call: FunctionCallExprSyntax, base: ExprSyntax) -> Bool {
    call.parent?.is(CodeBlockItemSyntax.self) == true
      && (base.is(DeclReferenceExprSyntax.self) || base.is(MemberAccessExprSyntax.self))
  }
}
