import SwiftSyntax

/// Code in which a bug is no bug of the solution: what demonstrates, traps, declares or draws.
enum Unobserved {
  /// Whether nothing at or below this node is mutated.
  static func contains(_ node: Syntax, facts: SourceFacts) -> Bool {
    switch node.kind {
    case .importDecl, .attributeList, .typeAnnotation, .genericArgumentClause,
      .genericParameterClause, .genericWhereClause, .inheritanceClause, .availabilityCondition,
      .macroExpansionDecl, .macroDecl, .precedenceGroupDecl, .operatorDecl, .typeAliasDecl,
      .protocolDecl:
      return true
    case .codeBlockItem:
      return isDemonstration(node, facts: facts)
    case .booleanLiteralExpr, .declReferenceExpr, .infixOperatorExpr, .prefixOperatorExpr:
      return node.parent?.is(IfConfigClauseSyntax.self) == true
    case .structDecl, .classDecl, .enumDecl:
      return isPreviewProvider(node)
    case .functionCallExpr:
      return isTrap(node)
    case .labeledExpr:
      return isAppearance(node)
    case .macroExpansionExpr:
      return node.as(MacroExpansionExprSyntax.self)?.macroName.text == "Preview"
    default:
      return false
    }
  }

  /// A top-level statement of a script, or a top-level variable that only such statements use:
  /// a suite does not run them.
  private static func isDemonstration(_ node: Syntax, facts: SourceFacts) -> Bool {
    guard node.parent?.parent?.is(SourceFileSyntax.self) == true,
      let item = node.as(CodeBlockItemSyntax.self)
    else { return false }
    guard case .decl(let declaration) = item.item else { return true }
    guard facts.isScript, let variable = declaration.as(VariableDeclSyntax.self) else {
      return false
    }
    return !variable.bindings.contains { binding in
      facts.namesUsedInDeclarations.contains(binding.pattern.trimmedDescription)
    }
  }

  private static func isPreviewProvider(_ node: Syntax) -> Bool {
    let inherited = node.asProtocol((any DeclGroupSyntax).self)?.inheritanceClause?.inheritedTypes
    return inherited?.contains { $0.type.trimmedDescription.hasSuffix("PreviewProvider") } ?? false
  }

  private static let traps: Set<String> = [
    "precondition", "preconditionFailure", "assert", "assertionFailure", "fatalError",
  ]

  /// Whether the node is a call that ends the program where something can't be.
  static func isTrap(_ node: Syntax) -> Bool {
    let called = node.as(FunctionCallExprSyntax.self)?.calledExpression
    return traps.contains(called?.trimmedDescription ?? "")
  }

  /// An argument that says how something looks: of a drawing modifier, or a stack's spacing.
  private static func isAppearance(_ node: Syntax) -> Bool {
    guard let argument = node.as(LabeledExprSyntax.self),
      let call = node.parent?.parent?.as(FunctionCallExprSyntax.self)
    else { return false }
    if let label = argument.label?.text, Drawing.labels.contains(label) { return true }
    if let member = call.calledExpression.as(MemberAccessExprSyntax.self) {
      return member.base != nil && Drawing.modifiers.contains(member.declName.baseName.text)
    }
    return Drawing.views.contains(call.calledExpression.trimmedDescription)
  }
}
