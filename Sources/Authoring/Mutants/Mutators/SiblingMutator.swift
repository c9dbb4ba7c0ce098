import SwiftSyntax

/// Puts another property of the same type in place of one: the other field's flag.
struct SiblingMutator: Mutator {
  /// How many other properties are tried for each use.
  private static let most = 2

  func edits(at node: Syntax, facts: SourceFacts) -> [Edit] {
    guard let reference = node.as(DeclReferenceExprSyntax.self), reference.argumentNames == nil
    else { return [] }
    let token = reference.baseName
    let prefix = token.text.prefix { $0 == "$" || $0 == "_" }
    let name = String(token.text.dropFirst(prefix.count))
    return others(than: name, at: reference, facts: facts).prefix(Self.most).map { other in
      Edit(
        replacing: token, with: prefix + other, as: .sibling,
        "\(shown(token)) became `\(prefix + other)`")
    }
  }

  private func others(
    than name: String, at reference: DeclReferenceExprSyntax, facts: SourceFacts
  ) -> [String] {
    let access = reference.parent?.as(MemberAccessExprSyntax.self)
    let isMember = access?.declName.id == reference.id
    guard !isMember || access?.base != nil else { return [] }
    let isOwn = !isMember || access?.base?.trimmedDescription == "self"
    let owner = isOwn ? enclosingType(of: Syntax(reference)) : facts.onlyOwner(ofProperty: name)
    guard let owner, let list = facts.properties[owner],
      let index = list.firstIndex(where: { $0.name == name })
    else { return [] }
    return (list[(index + 1)...] + list[..<index]).filter { $0.type == list[index].type }
      .map(\.name).filter { other in
        other != declaredName(around: Syntax(reference)) && !isBeside(other, reference)
      }
  }

  /// Whether the other property is the other operand: `a || a` is `a` with one side left out.
  private func isBeside(_ other: String, _ reference: DeclReferenceExprSyntax) -> Bool {
    guard let infix = reference.parent?.as(InfixOperatorExprSyntax.self) else { return false }
    return infix.leftOperand.trimmedDescription == other
      || infix.rightOperand.trimmedDescription == other
  }

  private func enclosingType(of node: Syntax) -> String? {
    var current = node.parent
    while let here = current {
      if let extended = here.as(ExtensionDeclSyntax.self) {
        return extended.extendedType.trimmedDescription
      }
      if here.asProtocol((any DeclGroupSyntax).self) != nil {
        return here.asProtocol((any NamedDeclSyntax).self)?.name.text
      }
      current = here.parent
    }
    return nil
  }

  /// The property whose value the code computes: it must not be put into its own body.
  private func declaredName(around node: Syntax) -> String? {
    var current = node.parent
    while let here = current, !here.is(MemberBlockItemSyntax.self) {
      if let binding = here.as(PatternBindingSyntax.self), binding.accessorBlock != nil {
        return binding.pattern.trimmedDescription
      }
      current = here.parent
    }
    return nil
  }
}
