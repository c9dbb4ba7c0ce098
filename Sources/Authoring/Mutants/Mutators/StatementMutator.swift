import SwiftSyntax

/// Leaves out a statement.
struct StatementMutator: Mutator {
  func edits(at node: Syntax, facts: SourceFacts) -> [Edit] {
    guard let item = node.as(CodeBlockItemSyntax.self), isDroppable(item) else { return [] }
    return [
      Edit(replacing: node, with: "", as: .statement, "\(shown(item.item)) was left out")
    ]
  }

  private func isDroppable(_ item: CodeBlockItemSyntax) -> Bool {
    switch item.item {
    case .stmt(let statement): isDroppable(statement, in: item)
    case .expr(let expression): isDroppable(expression, in: item)
    default: false
    }
  }

  private func isDroppable(_ statement: StmtSyntax, in item: CodeBlockItemSyntax) -> Bool {
    switch statement.kind {
    case .deferStmt, .doStmt, .forStmt, .whileStmt, .repeatStmt, .throwStmt: true
    case .returnStmt: isEarlyReturn(statement)
    case .expressionStmt: !ReturnedValue.isImplicit(item)
    default: false
    }
  }

  private func isEarlyReturn(_ statement: StmtSyntax) -> Bool {
    statement.as(ReturnStmtSyntax.self)?.expression == nil
      && statement.parent?.parent?.parent?.parent?.is(GuardStmtSyntax.self) != true
  }

  private func isDroppable(_ expression: ExprSyntax, in item: CodeBlockItemSyntax) -> Bool {
    guard !ReturnedValue.isImplicit(item), !isDrawing(expression),
      !Unobserved.isTrap(Syntax(expression))
    else { return false }
    switch expression.kind {
    case .infixOperatorExpr: return isAssignment(expression)
    case .functionCallExpr, .tryExpr, .awaitExpr, .ifExpr, .switchExpr: return true
    case .declReferenceExpr, .memberAccessExpr: return isOneOfSeveral(item)
    default: return false
    }
  }

  private func isAssignment(_ expression: ExprSyntax) -> Bool {
    guard let infix = expression.as(InfixOperatorExprSyntax.self),
      !infix.leftOperand.is(DiscardAssignmentExprSyntax.self)
    else { return false }
    let name = infix.operator.trimmedDescription
    return name.hasSuffix("=") && !["==", "===", "!=", "!==", "<=", ">="].contains(name)
  }

  /// A name alone on its line is a statement only where a result builder collects it.
  private func isOneOfSeveral(_ item: CodeBlockItemSyntax) -> Bool {
    (item.parent?.as(CodeBlockItemListSyntax.self)?.count ?? 0) > 1
  }

  private func isDrawing(_ expression: ExprSyntax) -> Bool {
    let called = expression.as(FunctionCallExprSyntax.self)?.calledExpression
    return Drawing.views.contains(called?.trimmedDescription ?? "")
  }
}
