import SwiftParser
import SwiftSyntax

/// What a source and the files beside it say about their types, as far as a syntax tree tells.
struct SourceFacts {
  /// Cases without associated values, by the name of their enum, in the order of declaration.
  private(set) var enums: [String: [String]] = [:]
  /// Stored properties by the name of their type: name and type's text, in the order of declaration.
  private(set) var properties: [String: [(name: String, type: String)]] = [:]
  /// Properties that extensions add with the type that they extend as their own type.
  private(set) var closedProperties: Set<String> = []
  /// Names that the declarations of the source refer to.
  private(set) var namesUsedInDeclarations: Set<String> = []
  /// Whether the source has top-level statements, which run only as a script.
  private(set) var isScript = false

  /// Collects the facts.
  ///
  /// - Parameters:
  ///   - tree: The source to be mutated.
  ///   - context: Texts of other files whose types count too.
  init(tree: Syntax, context: [String]) {
    let collector = FactCollector(viewMode: .sourceAccurate)
    for text in context {
      collector.walk(Parser.parse(source: text))
    }
    collector.walk(tree)
    enums = collector.enums
    properties = collector.properties
    closedProperties = collector.closedProperties
    guard let file = tree.as(SourceFileSyntax.self) else { return }
    for item in file.statements {
      guard case .decl(let declaration) = item.item else {
        isScript = isScript || !Self.isMacro(item)
        continue
      }
      guard !declaration.is(VariableDeclSyntax.self) else { continue }
      for token in declaration.tokens(viewMode: .sourceAccurate) {
        if case .identifier(let name) = token.tokenKind { namesUsedInDeclarations.insert(name) }
      }
    }
  }

  /// The cases that may stand for `name`, itself not among them, in the order in which to try
  /// them: the next one first.
  func siblings(ofCase name: String) -> [String] {
    let owners = enums.sorted { $0.key < $1.key }.map(\.value).filter { $0.contains(name) }
    return owners.flatMap { cases -> [String] in
      guard let index = cases.firstIndex(of: name) else { return [] }
      return Array(cases[(index + 1)...] + cases[..<index])
    }
  }

  /// The type that alone declares a property of this name.
  func onlyOwner(ofProperty name: String) -> String? {
    let owners = properties.filter { $0.value.contains { $0.name == name } }.map(\.key)
    return owners.count == 1 ? owners.first : nil
  }

  private static func isMacro(_ item: CodeBlockItemSyntax) -> Bool {
    guard case .expr(let expression) = item.item else { return false }
    return expression.is(MacroExpansionExprSyntax.self)
  }
}

private final class FactCollector: SyntaxVisitor {
  var enums: [String: [String]] = [:]
  var properties: [String: [(name: String, type: String)]] = [:]
  var closedProperties: Set<String> = []

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    let extended = node.extendedType.trimmedDescription
    collect(node.memberBlock, of: extended)
    for property in properties[extended] ?? [] where property.type.hasSuffix(" \(extended)") {
      closedProperties.insert(property.name)
    }
    return .visitChildren
  }

  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
    let elements = node.memberBlock.members.compactMap { $0.decl.as(EnumCaseDeclSyntax.self) }
      .flatMap(\.elements)
    enums[node.name.text] = elements.filter { $0.parameterClause == nil }.map(\.name.text)
    return .visitChildren
  }

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    collect(node.memberBlock, of: node.name.text)
    return .visitChildren
  }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    collect(node.memberBlock, of: node.name.text)
    return .visitChildren
  }

  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind {
    collect(node.memberBlock, of: node.name.text)
    return .visitChildren
  }

  private func collect(_ block: MemberBlockSyntax, of type: String) {
    for member in block.members {
      guard let variable = member.decl.as(VariableDeclSyntax.self) else { continue }
      let wrapper = variable.attributes.trimmedDescription
      for binding in variable.bindings {
        guard let told = Self.type(of: binding, in: variable) else { continue }
        let name = binding.pattern.trimmedDescription
        properties[type, default: []].append((name, "\(wrapper) \(told)"))
      }
    }
  }

  /// The type as it is written, or as it follows from a literal.
  private static func type(
    of binding: PatternBindingSyntax, in variable: VariableDeclSyntax
  ) -> String? {
    if let annotation = binding.typeAnnotation { return annotation.type.trimmedDescription }
    if let shared = variable.bindings.last?.typeAnnotation { return shared.type.trimmedDescription }
    guard let value = binding.initializer?.value else { return nil }
    switch value.kind {
    case .stringLiteralExpr: return "String"
    case .booleanLiteralExpr: return "Bool"
    case .integerLiteralExpr: return "Int"
    case .floatLiteralExpr: return "Double"
    default: return nil
    }
  }
}
