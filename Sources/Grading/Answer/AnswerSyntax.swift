package import SwiftSyntax
internal import SwiftParser

/// A source file on its syntax tree, looked at from above.
package struct AnswerSyntax {
  package let tree: SourceFileSyntax
  let converter: SourceLocationConverter
  /// Declarations at the top of the file, in its order.
  let declarations: [TopDeclaration]
  /// Top-level lines that do something: statements, expressions, and variables that only they use.
  let script: [Range<Int>]
  /// Where `nonisolated(unsafe) ` goes, so that a variable of a script can be one of a library.
  let sharedVariables: [Int]

  package init(_ text: String) {
    tree = Parser.parse(source: text)
    converter = SourceLocationConverter(fileName: "answer.swift", tree: tree)
    declarations = tree.statements.flatMap { TopDeclaration.all(in: $0.item) }
    let parts = ScriptParts(tree.statements)
    script = parts.script
    sharedVariables = parts.shared
  }

  /// Every identifier of the file.
  var words: Set<String> {
    Set(
      tree.tokens(viewMode: .sourceAccurate).compactMap { token in
        if case .identifier = token.tokenKind { token.identifierText } else { nil }
      })
  }

  /// Line and column, from 1, of a node; columns count bytes as the compiler's do.
  func place(of node: some SyntaxProtocol) -> (line: Int, column: Int) {
    let location = node.startLocation(converter: converter)
    return (location.line, location.column)
  }
}

/// What the top of a file declares.
struct TopDeclaration {
  enum Kind: String {
    case function = "func"
    case variable = "var"
    case structure = "struct"
    case enumeration = "enum"
    case classType = "class"
    case actor
    case protocolType = "protocol"
    case alias = "typealias"
  }

  var kind: Kind
  /// The base name.
  var name: String
  var node: Syntax

  static func all(in item: CodeBlockItemSyntax.Item) -> [TopDeclaration] {
    guard case .decl(let declaration) = item else { return [] }
    return all(in: declaration)
  }

  private static func all(in declaration: DeclSyntax) -> [TopDeclaration] {
    func one(_ kind: Kind, _ name: TokenSyntax) -> [TopDeclaration] {
      [TopDeclaration(kind: kind, name: name.identifierText, node: Syntax(declaration))]
    }
    switch declaration.as(DeclSyntaxEnum.self) {
    case .functionDecl(let node): return one(.function, node.name)
    case .structDecl(let node): return one(.structure, node.name)
    case .enumDecl(let node): return one(.enumeration, node.name)
    case .classDecl(let node): return one(.classType, node.name)
    case .actorDecl(let node): return one(.actor, node.name)
    case .protocolDecl(let node): return one(.protocolType, node.name)
    case .typeAliasDecl(let node): return one(.alias, node.name)
    case .variableDecl(let node):
      return node.boundNames.map {
        TopDeclaration(kind: .variable, name: $0, node: Syntax(declaration))
      }
    case .ifConfigDecl(let node):
      return node.clauses.flatMap { clause -> [TopDeclaration] in
        guard case .statements(let items) = clause.elements else { return [] }
        return items.flatMap { all(in: $0.item) }
      }
    default: return []
    }
  }
}

extension TokenSyntax {
  /// The name without back-ticks.
  var identifierText: String {
    text.hasPrefix("`") && text.hasSuffix("`") && text.count > 2
      ? String(text.dropFirst().dropLast()) : text
  }
}

extension VariableDeclSyntax {
  /// The names that its patterns bind.
  var boundNames: [String] {
    bindings.flatMap { binding in
      binding.pattern.tokens(viewMode: .sourceAccurate).compactMap { token in
        if case .identifier = token.tokenKind { token.identifierText } else { nil }
      }
    }
  }
}
