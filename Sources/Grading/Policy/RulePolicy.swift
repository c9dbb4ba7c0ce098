internal import CourseFiles
internal import SwiftSyntax

/// The rules of an exercise, checked on the syntax tree.
struct RulePolicy {
  let rules: [SyntaxRule]
  let syntax: AnswerSyntax

  /// The rules that are broken, each with the first line that breaks it.
  func refusals() -> [Refusal] {
    guard !rules.isEmpty else { return [] }
    let finder = SubjectFinder(viewMode: .sourceAccurate)
    finder.walk(syntax.tree)
    return rules.compactMap { rule in
      let places = finder.found.filter { $0.subject == rule.subject }
      switch (rule.demand, places.first) {
      case (.forbids, let place?):
        let (line, column) = syntax.place(of: place.node)
        return Refusal(kind: .ruleBroken, line: line, column: column, message: sentence(rule))
      case (.requires, nil):
        return Refusal(kind: .ruleBroken, line: 0, column: 0, message: sentence(rule))
      default: return nil
      }
    }
  }

  private func sentence(_ rule: SyntaxRule) -> String {
    guard rule.message.isEmpty else { return rule.message }
    let what = rule.subject.words
    return rule.demand == .requires
      ? "The task asks for \(what)." : "This exercise does not allow \(what)."
  }
}

extension SyntaxRule.Subject {
  fileprivate var words: String {
    switch self {
    case .attribute(let name): "`@\(name)`"
    case .importing(let module): "`import \(module)`"
    case .call(let name): "calls of `\(name)`"
    case .declaration(let name): "a declaration of `\(name)`"
    case .keyword(let word): "`\(word)`"
    }
  }
}

/// Finds everything that a rule can speak of.
private final class SubjectFinder: SyntaxVisitor {
  var found: [(subject: SyntaxRule.Subject, node: Syntax)] = []

  private func add(_ subject: SyntaxRule.Subject, _ node: some SyntaxProtocol) {
    found.append((subject, Syntax(node)))
  }

  override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
    add(.attribute(node.attributeName.trimmedDescription), node)
    return .visitChildren
  }

  override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
    add(.importing(node.path.first?.name.identifierText ?? ""), node)
    return .visitChildren
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    if let name = node.calledExpression.as(DeclReferenceExprSyntax.self) {
      add(.call(name.baseName.identifierText), node)
    } else if let member = node.calledExpression.as(MemberAccessExprSyntax.self) {
      add(.call(member.declName.baseName.identifierText), node)
    }
    return .visitChildren
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    declare(node.name, node)
  }
  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    declare(node.name, node)
  }
  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
    declare(node.name, node)
  }
  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    declare(node.name, node)
  }
  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind {
    declare(node.name, node)
  }
  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    declare(node.name, node)
  }
  override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
    declare(node.name, node)
  }

  override func visit(_ node: EnumCaseElementSyntax) -> SyntaxVisitorContinueKind {
    declare(node.name, node)
  }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    for name in node.boundNames { add(.declaration(name), node) }
    return .visitChildren
  }

  private func declare(_ name: TokenSyntax, _ node: some SyntaxProtocol)
    -> SyntaxVisitorContinueKind
  {
    add(.declaration(name.identifierText), node)
    return .visitChildren
  }

  override func visit(_ token: TokenSyntax) -> SyntaxVisitorContinueKind {
    switch token.tokenKind {
    case .keyword: add(.keyword(token.text), token)
    case .exclamationMark where token.parent?.is(ForceUnwrapExprSyntax.self) == true:
      add(.keyword("!"), token)
    default: break
    }
    return .skipChildren
  }

  override func visit(_ node: TryExprSyntax) -> SyntaxVisitorContinueKind {
    if let mark = node.questionOrExclamationMark { add(.keyword("try\(mark.text)"), node) }
    return .visitChildren
  }

  override func visit(_ node: AsExprSyntax) -> SyntaxVisitorContinueKind {
    if let mark = node.questionOrExclamationMark { add(.keyword("as\(mark.text)"), node) }
    return .visitChildren
  }

  override func visit(_ node: UnresolvedAsExprSyntax) -> SyntaxVisitorContinueKind {
    if let mark = node.questionOrExclamationMark { add(.keyword("as\(mark.text)"), node) }
    return .visitChildren
  }
}
