internal import SwiftSyntax

/// A declaration as people speak of it.
struct Signature {
  var name: String
  /// `nextField(after:)`, `canSubmit`, `PasswordForm`.
  var title: String
  /// The declaration without its body: `func nextField(after field: Field) -> Field?`.
  var text: String
  /// What is compared: kind, labels, types, effects.
  var shape: String
  var isPrivate: Bool
  var isVariable: Bool
  var isConstant: Bool
  var node: Syntax

  /// The signatures of what a declaration declares.
  static func all(of declaration: DeclSyntax) -> [Signature] {
    if let node = declaration.as(FunctionDeclSyntax.self) { return [function(node)] }
    if let node = declaration.as(VariableDeclSyntax.self) { return variables(node) }
    if let node = declaration.as(InitializerDeclSyntax.self) { return [initializer(node)] }
    if let node = declaration.as(EnumCaseDeclSyntax.self) {
      return node.elements.map {
        simple($0.name.identifierText, "case", node.modifiers, Syntax(node))
      }
    }
    return TopDeclaration.all(in: .decl(declaration)).map {
      simple(
        $0.name, $0.kind.rawValue,
        declaration.asProtocol((any WithModifiersSyntax).self)?.modifiers, $0.node)
    }
  }

  private static func simple(
    _ name: String, _ kind: String, _ modifiers: DeclModifierListSyntax?, _ node: Syntax
  ) -> Signature {
    Signature(
      name: name, title: name, text: "\(kind) \(name)", shape: "\(kind) \(name)",
      isPrivate: modifiers?.hidesIt ?? false, isVariable: false, isConstant: false, node: node)
  }

  private static func function(_ node: FunctionDeclSyntax) -> Signature {
    let labels = node.signature.parameterClause.labels
    let name = node.name.identifierText
    var bare = node.detached
    bare.attributes = []
    bare.body = nil
    let effects = node.signature.effectSpecifiers?.trimmedDescription ?? ""
    let types = node.signature.parameterClause.parameters.map {
      $0.type.trimmedDescription.squeezed
    }
    let result = node.signature.returnClause?.type.trimmedDescription.squeezed ?? "Void"
    return Signature(
      name: name, title: "\(name)(\(labels))", text: bare.trimmedDescription.squeezed,
      shape: "\(node.modifiers.isStatic) func \(name)(\(labels)) \(types) \(effects) \(result)",
      isPrivate: node.modifiers.hidesIt, isVariable: false, isConstant: false, node: Syntax(node))
  }

  private static func initializer(_ node: InitializerDeclSyntax) -> Signature {
    let labels = node.signature.parameterClause.labels
    var bare = node.detached
    bare.attributes = []
    bare.body = nil
    return Signature(
      name: "init", title: "init(\(labels))", text: bare.trimmedDescription.squeezed,
      shape: "init(\(labels))",
      isPrivate: node.modifiers.hidesIt, isVariable: false, isConstant: false, node: Syntax(node))
  }

  private static func variables(_ node: VariableDeclSyntax) -> [Signature] {
    let isConstant = node.bindingSpecifier.tokenKind == .keyword(.let)
    return node.bindings.flatMap { binding -> [Signature] in
      let type = binding.typeAnnotation?.type.trimmedDescription.squeezed
      return binding.pattern.tokens(viewMode: .sourceAccurate).compactMap { token in
        guard case .identifier = token.tokenKind else { return nil }
        let name = token.identifierText
        let text = "\(node.bindingSpecifier.text) \(name)" + (type.map { ": \($0)" } ?? "")
        return Signature(
          name: name, title: name, text: text, shape: "\(node.modifiers.isStatic) var \(name)",
          isPrivate: node.modifiers.hidesIt, isVariable: true, isConstant: isConstant,
          node: Syntax(node))
      }
    }
  }
}

extension FunctionParameterClauseSyntax {
  /// `after:` or `_:to:`.
  fileprivate var labels: String {
    parameters.map { "\($0.firstName.text):" }.joined()
  }
}

extension DeclModifierListSyntax {
  /// Whether others, a suite among them, can't use the declaration.
  fileprivate var hidesIt: Bool {
    contains { ["private", "fileprivate"].contains($0.name.text) && $0.detail == nil }
  }

  fileprivate var isStatic: Bool {
    contains { ["static", "class"].contains($0.name.text) }
  }
}

extension String {
  /// Every run of white space as one space, none inside of brackets' ends.
  var squeezed: String {
    split(whereSeparator: \.isWhitespace).joined(separator: " ")
      .replacing("( ", with: "(").replacing(" )", with: ")").replacing(" :", with: ":")
      .replacing(" ?", with: "?").replacing(" (", with: "(").replacing("->(", with: "-> (")
  }
}
