import SwiftSyntax

/// Returns a constant in place of a value, and a value in place of nil.
struct ResultMutator: Mutator {
  func edits(at node: Syntax, facts: SourceFacts) -> [Edit] {
    guard let (type, statements) = ReturnedValue.typedBody(of: node) else { return [] }
    return ReturnedValue.expressions(in: statements).flatMap { expression in
      constants(for: type, in: expression, facts: facts).map { constant in
        Edit(
          replacing: expression, with: constant, as: .result,
          "\(shown(expression)) became \(shown(constant))")
      }
    }
  }

  private func constants(
    for type: TypeSyntax, in expression: ExprSyntax, facts: SourceFacts
  ) -> [String] {
    guard let wrapped = wrappedType(of: type) else { return plainConstants(for: type) }
    guard expression.is(NilLiteralExprSyntax.self) else { return ["nil"] }
    if let first = facts.enums[wrapped.trimmedDescription]?.first { return [".\(first)"] }
    let constants = plainConstants(for: wrapped)
    return wrapped.trimmedDescription == "String" ? ["\"formlab\""] : constants
  }

  private func wrappedType(of type: TypeSyntax) -> TypeSyntax? {
    if let optional = type.as(OptionalTypeSyntax.self) { return optional.wrappedType }
    guard let named = type.as(IdentifierTypeSyntax.self), named.name.text == "Optional",
      case .type(let wrapped)? = named.genericArgumentClause?.arguments.first?.argument
    else { return nil }
    return wrapped
  }

  static let numbers: Set<String> = [
    "Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16", "UInt32", "UInt64",
    "Double", "Float", "Decimal", "CGFloat",
  ]

  private func plainConstants(for type: TypeSyntax) -> [String] {
    if type.is(ArrayTypeSyntax.self) { return ["[]"] }
    if type.is(DictionaryTypeSyntax.self) { return ["[:]"] }
    let name = type.as(IdentifierTypeSyntax.self)?.name.text ?? ""
    if Self.numbers.contains(name) { return ["0"] }
    switch name {
    case "Bool": return ["true", "false"]
    case "String", "Substring": return ["\"\""]
    case "Array", "Set": return ["[]"]
    case "Dictionary": return ["[:]"]
    default: return []
    }
  }
}
