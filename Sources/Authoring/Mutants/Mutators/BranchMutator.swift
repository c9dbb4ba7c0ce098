import SwiftSyntax

/// Swaps the branches of a ternary, takes always one of them, leaves out an else.
struct BranchMutator: Mutator {
  func edits(at node: Syntax, facts: SourceFacts) -> [Edit] {
    if let choice = node.as(TernaryExprSyntax.self) { return edits(of: choice) }
    guard let choice = node.as(IfExprSyntax.self), let keyword = choice.elseKeyword,
      case .codeBlock(let block)? = choice.elseBody
    else { return [] }
    return [
      Edit(
        from: keyword, through: block, with: "", as: .branch, at: Syntax(keyword),
        "the else branch was left out")
    ]
  }

  private func edits(of choice: TernaryExprSyntax) -> [Edit] {
    let first = choice.thenExpression
    let second = choice.elseExpression
    let condition = choice.condition.trimmedDescription
    let swapped =
      "\(condition) ? \(second.trimmedDescription) : \(first.trimmedDescription)"
    return [
      Edit(
        replacing: choice, with: swapped, as: .branch,
        "\(shown(first)) and \(shown(second)) were swapped"),
      Edit(
        replacing: choice, with: first.trimmedDescription, as: .branch,
        "\(shown(first)) was always taken"),
      Edit(
        replacing: choice, with: second.trimmedDescription, as: .branch,
        "\(shown(second)) was always taken"),
    ]
  }
}
