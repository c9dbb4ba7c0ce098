import SwiftSyntax

/// A function, initializer, subscript or computed property of a source text, and its body.
struct NamedBody {
  /// With the types around it and its labels: `Signup.submit()`, `Signup.canSubmit`.
  let name: String
  /// The type that the body returns; nil where it returns nothing.
  let result: TypeSyntax?
  /// Its parameters; nil for a computed property.
  let parameters: FunctionParameterClauseSyntax?
  /// What stands between the braces.
  let statements: CodeBlockItemListSyntax
  /// White space before the declaration's first token on its line.
  let indentation: String

  /// Whether an author who writes `given` means this body: the whole name, or the name without
  /// (some of) the types around it, without the labels, or both.
  func isMeant(by given: String) -> Bool {
    let withoutLabels = name.split(separator: "(").first.map(String.init) ?? name
    return [name, withoutLabels].contains { $0 == given || $0.hasSuffix(".\(given)") }
  }
}

/// Collects the named bodies of a source, in their order.
final class BodyCollector: SyntaxVisitor {
  private(set) var bodies: [NamedBody] = []
  private var types: [String] = []

  static func bodies(in tree: some SyntaxProtocol) -> [NamedBody] {
    let collector = BodyCollector(viewMode: .sourceAccurate)
    collector.walk(tree)
    return collector.bodies
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    add(
      node.name.text + labels(node.signature.parameterClause),
      result: node.signature.returnClause?.type, node.signature.parameterClause,
      node.body?.statements, at: Syntax(node))
    return .skipChildren
  }

  override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    add(
      "init" + labels(node.signature.parameterClause), result: nil,
      node.signature.parameterClause, node.body?.statements, at: Syntax(node))
    return .skipChildren
  }

  override func visit(_ node: SubscriptDeclSyntax) -> SyntaxVisitorContinueKind {
    add(
      "subscript" + labels(node.parameterClause), result: node.returnClause.type,
      node.parameterClause, ReturnedValue.getter(in: node.accessorBlock), at: Syntax(node))
    return .skipChildren
  }

  override func visit(_ node: PatternBindingSyntax) -> SyntaxVisitorContinueKind {
    guard let declaration = node.parent?.parent else { return .skipChildren }
    add(
      node.pattern.trimmedDescription, result: node.typeAnnotation?.type, nil,
      ReturnedValue.getter(in: node.accessorBlock), at: declaration)
    return .skipChildren
  }

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node.name.text)
  }
  override func visitPost(_ node: StructDeclSyntax) { leave() }
  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node.name.text)
  }
  override func visitPost(_ node: ClassDeclSyntax) { leave() }
  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { enter(node.name.text) }
  override func visitPost(_ node: EnumDeclSyntax) { leave() }
  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node.name.text)
  }
  override func visitPost(_ node: ActorDeclSyntax) { leave() }
  override func visitPost(_ node: ExtensionDeclSyntax) { leave() }
  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node.extendedType.trimmedDescription)
  }

  private func enter(_ type: String) -> SyntaxVisitorContinueKind {
    types.append(type)
    return .visitChildren
  }

  private func leave() {
    types.removeLast()
  }

  private func add(
    _ name: String, result: TypeSyntax?, _ parameters: FunctionParameterClauseSyntax?,
    _ statements: CodeBlockItemListSyntax?, at node: Syntax
  ) {
    guard let statements, !statements.isEmpty else { return }
    let line = node.leadingTrivia.description.split(
      separator: "\n", omittingEmptySubsequences: false
    ).last
    bodies.append(
      NamedBody(
        name: (types + [name]).joined(separator: "."), result: result, parameters: parameters,
        statements: statements,
        indentation: String(line ?? "")))
  }

  private func labels(_ clause: FunctionParameterClauseSyntax) -> String {
    "(" + clause.parameters.map { "\($0.firstName.text):" }.joined() + ")"
  }
}
