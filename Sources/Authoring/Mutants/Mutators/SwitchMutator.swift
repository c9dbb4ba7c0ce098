import SwiftSyntax

/// Swaps the bodies of neighbouring cases, and leaves cases to the default.
struct SwitchMutator: Mutator {
  func edits(at node: Syntax, facts: SourceFacts) -> [Edit] {
    guard let list = node.as(SwitchCaseListSyntax.self) else { return [] }
    let cases = list.compactMap { $0.as(SwitchCaseSyntax.self) }
    let swaps = zip(cases, cases.dropFirst()).compactMap(swapped)
    guard cases.contains(where: { $0.label.is(SwitchDefaultLabelSyntax.self) }) else {
      return swaps
    }
    return swaps + cases.flatMap(leftToDefault)
  }

  private func swapped(_ first: SwitchCaseSyntax, _ second: SwitchCaseSyntax) -> Edit? {
    let one = first.statements
    let other = second.statements
    guard one.trimmedDescription != other.trimmedDescription, second.attribute == nil,
      !bindsNames(first), !bindsNames(second)
    else { return nil }
    let between =
      one.trailingTrivia.description + second.label.description + other.leadingTrivia.description
    return Edit(
      from: one, through: other,
      with: other.trimmedDescription + between + one.trimmedDescription,
      as: .switched, at: Syntax(first),
      "the bodies of \(shown(first.label)) and \(shown(second.label)) were swapped")
  }

  private func bindsNames(_ element: SwitchCaseSyntax) -> Bool {
    element.label.tokens(viewMode: .sourceAccurate).contains {
      $0.tokenKind == .keyword(.let) || $0.tokenKind == .keyword(.var)
    }
  }

  private func leftToDefault(_ element: SwitchCaseSyntax) -> [Edit] {
    guard let label = element.label.as(SwitchCaseLabelSyntax.self) else { return [] }
    let items = Array(label.caseItems)
    guard items.count > 1 else {
      return [
        Edit(replacing: element, with: "", as: .switched, "\(shown(label)) was left to the default")
      ]
    }
    return items.indices.map { index in
      let rest = items.enumerated().filter { $0.offset != index }
        .map { $0.element.with(\.trailingComma, nil).trimmedDescription }
      return Edit(
        replacing: label.caseItems, with: rest.joined(separator: ", "), as: .switched,
        "\(shown(items[index].pattern)) was left to the default")
    }
  }
}
