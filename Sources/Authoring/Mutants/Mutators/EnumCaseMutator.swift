import SwiftSyntax

/// Puts another case of the same enum in place of one.
struct EnumCaseMutator: Mutator {
  /// How many other cases are tried for each use.
  private static let most = 2

  func edits(at node: Syntax, facts: SourceFacts) -> [Edit] {
    guard let access = node.as(MemberAccessExprSyntax.self), isCaseReference(access, facts: facts)
    else { return [] }
    let name = access.declName.baseName
    let listed = casesListed(around: access)
    return facts.siblings(ofCase: name.text).filter { !listed.contains($0) }.prefix(Self.most)
      .map { other in
        Edit(
          replacing: name, with: other, as: .enumCase, "`.\(name.text)` became `.\(other)`")
      }
  }

  private func isCaseReference(_ access: MemberAccessExprSyntax, facts: SourceFacts) -> Bool {
    guard access.parent?.as(FunctionCallExprSyntax.self)?.calledExpression.id != access.id else {
      return false
    }
    guard let base = access.base else { return true }
    return facts.enums[base.trimmedDescription] != nil
  }

  /// The cases that a switch around a pattern lists: one listed twice is no bug but an error.
  private func casesListed(around access: MemberAccessExprSyntax) -> Set<String> {
    guard let pattern = access.parent?.as(ExpressionPatternSyntax.self),
      pattern.parent?.is(SwitchCaseItemSyntax.self) == true,
      let cases = enclosingCases(of: Syntax(pattern))
    else { return [] }
    let labels = cases.compactMap {
      $0.as(SwitchCaseSyntax.self)?.label.as(SwitchCaseLabelSyntax.self)
    }
    let names = labels.flatMap(\.caseItems).map { item in
      item.pattern.trimmedDescription.split(separator: ".").last.map(String.init) ?? ""
    }
    return Set(names)
  }

  private func enclosingCases(of node: Syntax) -> SwitchCaseListSyntax? {
    var current = node.parent
    while let here = current, !here.is(SwitchCaseListSyntax.self) { current = here.parent }
    return current?.as(SwitchCaseListSyntax.self)
  }
}
