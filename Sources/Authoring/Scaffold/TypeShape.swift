import SwiftSyntax

/// What can be done with a value of a struct or class from outside, as far as its syntax tells.
struct TypeShape {
  /// Stored properties that can be set, with their types as text.
  var settable: [(name: String, type: String)] = []
  /// All properties that can be looked at.
  var visible: [String] = []
  /// Whether `Type()` makes a value.
  var hasDefaultValue = true

  /// The shapes of a source's structs and classes, by name; those inside others are left out.
  static func shapes(in tree: SourceFileSyntax) -> [String: TypeShape] {
    var shapes: [String: TypeShape] = [:]
    for item in tree.statements {
      guard case .decl(let declaration) = item.item,
        let group = declaration.asProtocol((any DeclGroupSyntax).self)
      else { continue }
      if let added = declaration.as(ExtensionDeclSyntax.self) {
        let name = added.extendedType.trimmedDescription
        shapes[name, default: TypeShape(hasDefaultValue: false)].add(group.memberBlock)
      } else if declaration.is(StructDeclSyntax.self) || declaration.is(ClassDeclSyntax.self),
        let name = declaration.asProtocol((any NamedDeclSyntax).self)?.name.text
      {
        shapes[name, default: TypeShape()].add(group.memberBlock)
      }
    }
    return shapes
  }

  private mutating func add(_ block: MemberBlockSyntax) {
    for member in block.members {
      if let made = member.decl.as(InitializerDeclSyntax.self) {
        hasDefaultValue =
          hasDefaultValue
          && made.signature.parameterClause.parameters.allSatisfy { $0.defaultValue != nil }
      }
      guard let variable = member.decl.as(VariableDeclSyntax.self) else { continue }
      for binding in variable.bindings { add(binding, of: variable) }
    }
  }

  private mutating func add(_ binding: PatternBindingSyntax, of variable: VariableDeclSyntax) {
    let name = binding.pattern.trimmedDescription
    let type = Self.type(of: binding)
    let isStored = binding.accessorBlock == nil
    let modifiers = variable.modifiers.map(\.trimmedDescription)
    guard !modifiers.contains("static") else { return }
    if isStored, binding.initializer == nil, type?.hasSuffix("?") != true {
      hasDefaultValue = false
    }
    guard !modifiers.contains("private"), !modifiers.contains("fileprivate") else { return }
    visible.append(name)
    let isVariable = variable.bindingSpecifier.tokenKind == .keyword(.var)
    guard isStored, isVariable, !modifiers.contains("private(set)"), let type else { return }
    settable.append((name, type))
  }

  /// The type as it is written, or as it follows from a literal.
  private static func type(of binding: PatternBindingSyntax) -> String? {
    if let annotation = binding.typeAnnotation { return annotation.type.trimmedDescription }
    switch binding.initializer?.value.kind {
    case .stringLiteralExpr: return "String"
    case .booleanLiteralExpr: return "Bool"
    case .integerLiteralExpr: return "Int"
    case .floatLiteralExpr: return "Double"
    default: return nil
    }
  }
}
