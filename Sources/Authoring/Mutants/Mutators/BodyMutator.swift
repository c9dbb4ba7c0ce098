import SwiftSyntax

/// Empties a body that returns nothing and has several statements.
struct BodyMutator: Mutator {
  func edits(at node: Syntax, facts: SourceFacts) -> [Edit] {
    guard let (name, body) = voidBody(of: node), body.statements.count > 1 else { return [] }
    return [
      Edit(replacing: body.statements, with: "", as: .body, "the body of `\(name)` was emptied")
    ]
  }

  private func voidBody(of node: Syntax) -> (String, CodeBlockSyntax)? {
    if let function = node.as(FunctionDeclSyntax.self), let body = function.body {
      let result = function.signature.returnClause?.type.trimmedDescription ?? "Void"
      return ["Void", "()"].contains(result) ? (function.name.text, body) : nil
    }
    guard let accessor = node.as(AccessorDeclSyntax.self), let body = accessor.body else {
      return nil
    }
    let name = accessor.accessorSpecifier.text
    return ["set", "willSet", "didSet"].contains(name) ? (name, body) : nil
  }
}
