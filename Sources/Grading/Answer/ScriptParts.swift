internal import SwiftSyntax

/// Tells an answer's demo lines from what the suite needs.
///
/// An answer may end with lines that try it out, which `run` shows and a verdict must not run. In a script,
/// though, every top-level variable is set up by those lines, also the constants that functions use. So
/// judged code is compiled as a library, without the lines that do something, and without the variables that
/// only such lines use.
struct ScriptParts {
  private(set) var script: [Range<Int>] = []
  private(set) var shared: [Int] = []

  init(_ items: CodeBlockItemListSyntax) {
    let actions = Array(items).filter(ScriptParts.isAction)
    guard !actions.isEmpty else { return }
    var kept = Array(items).filter { !ScriptParts.isAction($0) && $0.variable == nil }
    var variables = Array(items).filter { !ScriptParts.isAction($0) && $0.variable != nil }
    var foundOne = true
    while foundOne {
      let used = Set(kept.flatMap(ScriptParts.identifiers))
      foundOne = false
      for (index, item) in variables.enumerated().reversed() {
        guard let names = item.variable?.boundNames, !used.isDisjoint(with: names) else { continue }
        kept.append(item)
        variables.remove(at: index)
        foundOne = true
      }
    }
    script = (actions + variables).map(\.contentRange).sorted { $0.lowerBound < $1.lowerBound }
    shared = kept.compactMap(\.variable).filter(\.needsSharing).map {
      $0.bindingSpecifier.positionAfterSkippingLeadingTrivia.utf8Offset
    }.sorted()
  }

  private static func isAction(_ item: CodeBlockItemSyntax) -> Bool {
    guard case .decl(let declaration) = item.item else { return true }
    guard let conditional = declaration.as(IfConfigDeclSyntax.self) else { return false }
    return conditional.clauses.contains { clause in
      guard case .statements(let items) = clause.elements else { return false }
      return items.contains(where: isAction)
    }
  }

  private static func identifiers(in item: CodeBlockItemSyntax) -> [String] {
    item.tokens(viewMode: .sourceAccurate).compactMap { token in
      if case .identifier = token.tokenKind { token.identifierText } else { nil }
    }
  }
}

extension CodeBlockItemSyntax {
  fileprivate var variable: VariableDeclSyntax? {
    if case .decl(let declaration) = item { declaration.as(VariableDeclSyntax.self) } else { nil }
  }

  fileprivate var contentRange: Range<Int> {
    positionAfterSkippingLeadingTrivia.utf8Offset..<endPositionBeforeTrailingTrivia.utf8Offset
  }
}

extension VariableDeclSyntax {
  /// A stored `var` without isolation of its own: in a script the main actor's, in a library refused.
  fileprivate var needsSharing: Bool {
    bindingSpecifier.tokenKind == .keyword(.var)
      && bindings.allSatisfy { $0.accessorBlock == nil }
      && attributes.isEmpty
      && !modifiers.contains { $0.name.tokenKind == .keyword(.nonisolated) }
  }
}
