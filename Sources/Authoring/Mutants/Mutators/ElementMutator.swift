import SwiftSyntax

/// Leaves an element out of an array or dictionary that is written out.
struct ElementMutator: Mutator {
  /// Longer literals are data: leaving out each element would take long and tell little.
  private static let longest = 8

  func edits(at node: Syntax, facts: SourceFacts) -> [Edit] {
    if let array = node.as(ArrayExprSyntax.self) {
      let elements = array.elements.map { $0.with(\.trailingComma, nil).trimmedDescription }
      return leavingOut(elements, of: node, empty: "[]")
    }
    guard case .elements(let list)? = node.as(DictionaryExprSyntax.self)?.content else { return [] }
    let elements = list.map { $0.with(\.trailingComma, nil).trimmedDescription }
    return leavingOut(elements, of: node, empty: "[:]")
  }

  private func leavingOut(_ elements: [String], of node: Syntax, empty: String) -> [Edit] {
    guard elements.count <= Self.longest else { return [] }
    return elements.indices.map { index in
      let rest = elements.enumerated().filter { $0.offset != index }.map(\.element)
      return Edit(
        replacing: node, with: rest.isEmpty ? empty : "[\(rest.joined(separator: ", "))]",
        as: .element, "\(shown(elements[index])) was left out of a collection")
    }
  }
}
