import SwiftSyntax

/// Leaves out a statement.
struct StatementMutator: Mutator {
  func edits(at node: Syntax, facts: SourceFacts) -> [Edit] {
    guard let item = node.as(CodeBlockItemSyntax.self), isDroppable(item) else { return [] }
    return [
      Edit(replacing: node, with: "", as: .statement, "\(shown(node)) was left out")
    ]
  }

  private func isDroppable(_ item: CodeBlockItemSyntax) -> Bool {
    switch item.item {
    case .stmt(let statement): isDroppable(statement)
    case .expr(let expression): isDroppable(expression, in: item)
    default: false
    }
  }

  private func isDroppable(_ statement: StmtSyntax) -> Bool {
    switch statement.kind {
    case .deferStmt, .doStmt, .forStmt, .whileStmt, .repeatStmt, .throwStmt: true
    case .returnStmt: statement.as(ReturnStmtSyntax.self)?.expression == nil
    case .expressionStmt: true
    default: false
    }
  }

  private func isDroppable(_ expression: ExprSyntax, in item: CodeBlockItemSyntax) -> Bool {
    guard !ReturnedValue.isImplicit(item), !isDrawing(expression) else { return false }
    if let infix = expression.as(InfixOperatorExprSyntax.self) {
      return !infix.leftOperand.is(DiscardAssignmentExprSyntax.self)
    }
    return !expression.is(MacroExpansionExprSyntax.self)
  }

  private func isDrawing(_ expression: ExprSyntax) -> Bool {
    let called = expression.as(FunctionCallExprSyntax.self)?.calledExpression
    return Drawing.views.contains(called?.trimmedDescription ?? "")
  }
}
