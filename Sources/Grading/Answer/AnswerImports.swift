internal import SwiftSyntax

extension AnswerSyntax {
  /// The modules that the file imports, wherever the import stands.
  var imports: [(module: String, node: ImportDeclSyntax)] {
    let collector = ImportCollector(viewMode: .sourceAccurate)
    collector.walk(tree)
    return collector.found
  }
}

private final class ImportCollector: SyntaxVisitor {
  var found: [(module: String, node: ImportDeclSyntax)] = []

  override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
    found.append((node.path.first?.name.identifierText ?? "", node))
    return .skipChildren
  }
}
