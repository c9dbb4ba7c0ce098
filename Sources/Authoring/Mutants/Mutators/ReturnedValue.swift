import SwiftSyntax

/// Finds what functions, getters and closures return, said or implied.
enum ReturnedValue {
  /// The declared type and the body, where the node is a function, getter or closure with both.
  static func typedBody(
    of node: Syntax
  ) -> (type: TypeSyntax, statements: CodeBlockItemListSyntax)? {
    if let function = node.as(FunctionDeclSyntax.self) {
      return pair(function.signature.returnClause?.type, function.body?.statements)
    }
    if let closure = node.as(ClosureExprSyntax.self) {
      return pair(closure.signature?.returnClause?.type, closure.statements)
    }
    if let binding = node.as(PatternBindingSyntax.self) {
      return pair(binding.typeAnnotation?.type, getter(in: binding.accessorBlock))
    }
    guard let subscripted = node.as(SubscriptDeclSyntax.self) else { return nil }
    return pair(subscripted.returnClause.type, getter(in: subscripted.accessorBlock))
  }

  private static func pair(
    _ type: TypeSyntax?, _ statements: CodeBlockItemListSyntax?
  ) -> (TypeSyntax, CodeBlockItemListSyntax)? {
    guard let type, let statements else { return nil }
    return (type, statements)
  }

  static func getter(in block: AccessorBlockSyntax?) -> CodeBlockItemListSyntax? {
    switch block?.accessors {
    case .getter(let statements): statements
    case .accessors(let list):
      list.first { $0.accessorSpecifier.tokenKind == .keyword(.get) }?.body?.statements
    default: nil
    }
  }

  /// The expressions that a body returns, those in the branches of a choice included.
  static func expressions(in statements: CodeBlockItemListSyntax) -> [ExprSyntax] {
    let collector = ReturnCollector(viewMode: .sourceAccurate)
    collector.walk(statements)
    guard statements.count == 1, let only = statements.first else { return collector.found }
    return collector.found + (expression(of: only).map(values(of:)) ?? [])
  }

  /// Whether the item is the only one of a body with a declared result, or of a branch of a
  /// choice that is a value, and so a value itself.
  static func isImplicit(_ item: CodeBlockItemSyntax) -> Bool {
    guard let list = item.parent?.as(CodeBlockItemListSyntax.self), list.count == 1 else {
      return false
    }
    var current = list.parent
    while let node = current {
      if let body = typedBody(of: node) {
        return body.statements.id == list.id
          && !["Void", "()"].contains(body.type.trimmedDescription)
      }
      if node.is(ClosureExprSyntax.self) || node.is(GuardStmtSyntax.self) { return false }
      if node.is(InitializerClauseSyntax.self) || node.is(ReturnStmtSyntax.self) { return true }
      if let outer = node.as(CodeBlockItemSyntax.self) { return isImplicit(outer) }
      current = node.parent
    }
    return false
  }

  private static func expression(of item: CodeBlockItemSyntax) -> ExprSyntax? {
    switch item.item {
    case .expr(let expression): expression
    case .stmt(let statement): statement.as(ExpressionStmtSyntax.self)?.expression
    default: nil
    }
  }

  /// The expression itself, or where it is a choice the values of its branches.
  static func values(of expression: ExprSyntax) -> [ExprSyntax] {
    if let choice = expression.as(SwitchExprSyntax.self) {
      return choice.cases.flatMap { element -> [ExprSyntax] in
        guard case .switchCase(let branch) = element else { return [] }
        return value(of: branch.statements)
      }
    }
    if let choice = expression.as(IfExprSyntax.self) {
      return value(of: choice.body.statements) + elseValues(of: choice)
    }
    return [expression]
  }

  private static func elseValues(of choice: IfExprSyntax) -> [ExprSyntax] {
    switch choice.elseBody {
    case .codeBlock(let block): value(of: block.statements)
    case .ifExpr(let next): values(of: ExprSyntax(next))
    default: []
    }
  }

  private static func value(of statements: CodeBlockItemListSyntax) -> [ExprSyntax] {
    guard statements.count == 1, let only = statements.first else { return [] }
    return expression(of: only).map(values(of:)) ?? []
  }
}

/// Collects `return` statements, not those of functions and closures inside.
private final class ReturnCollector: SyntaxVisitor {
  private(set) var found: [ExprSyntax] = []

  override func visit(_ node: ReturnStmtSyntax) -> SyntaxVisitorContinueKind {
    if let expression = node.expression { found += ReturnedValue.values(of: expression) }
    return .skipChildren
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: AccessorBlockSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
}
