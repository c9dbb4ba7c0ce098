internal import CourseFiles
internal import SwiftSyntax

/// What an answer may say: attributes, macros and imports, looked at on the syntax tree.
struct SyntaxPolicy {
  let exercise: Exercise
  let syntax: AnswerSyntax
  /// Names of what is given.
  let given: Set<String>

  /// Every offence, in the order of the file.
  func refusals() -> [Refusal] {
    let finder = OffenceFinder(policy: self)
    finder.walk(syntax.tree)
    let redeclared = syntax.declarations.filter {
      given.contains($0.name) && $0.kind != .function && $0.kind != .variable
    }
    .map { declaration in
      refusal(
        .doesNotCompile, Syntax(declaration.node),
        "`\(declaration.name)` is given: your file can use it, and must not declare its own.")
    }
    return (finder.found + redeclared).sorted { ($0.line, $0.column) < ($1.line, $1.column) }
  }

  fileprivate func refusal(_ kind: Refusal.Kind, _ node: some SyntaxProtocol, _ message: String)
    -> Refusal
  {
    let place = syntax.place(of: node)
    return Refusal(kind: kind, line: place.line, column: place.column, message: message)
  }

  /// What to say of an import; nil where it is fine.
  fileprivate func judge(_ module: String, _ node: ImportDeclSyntax, isConditional: Bool)
    -> Refusal?
  {
    if node.attributes.contains(where: { $0.trimmedDescription != "@preconcurrency" }) {
      return refusal(
        .ruleBroken, node, "An answer can't import with `\(node.attributes.trimmedDescription)`.")
    }
    if allowed.contains(module) { return nil }
    if KnownModules.all.contains(module) || module.hasPrefix("_") {
      return refusal(.ruleBroken, node, "This exercise does not allow `import \(module)`.")
    }
    return isConditional
      ? nil : refusal(.doesNotCompile, node, "There is no module `\(module)` here.")
  }

  private var allowed: Set<String> {
    var names: Set<String> = ["Swift"]
    if exercise.given != nil { names.insert("Given") }
    names.formUnion(exercise.imports)
    if exercise.dialect == .swiftUI {
      names.formUnion(["SwiftUI", "Combine", "UIKit", "Foundation", "Observation"])
    }
    if names.contains("Foundation") {
      names.formUnion(["FoundationEssentials", "FoundationInternationalization"])
    }
    return names
  }
}

/// Modules that there are in the toolchain.
enum KnownModules {
  static let all: Set<String> = [
    "Block", "Builtin", "CDispatch", "CoreFoundation", "Cxx", "CxxStdlib", "Dispatch",
    "Distributed",
    "Foundation", "FoundationEssentials", "FoundationInternationalization", "FoundationNetworking",
    "FoundationXML", "Glibc", "Observation", "RegexBuilder", "Runtime", "SwiftGlibc",
    "SwiftOnoneSupport",
    "SwiftOverlayShims", "SwiftShims", "Synchronization", "Testing", "XCTest", "FormlabSuite",
    "Bridge",
    "FormUI", "std", "os",
  ]
}

private final class OffenceFinder: SyntaxVisitor {
  let policy: SyntaxPolicy
  var found: [Refusal] = []
  private var conditions = 0

  init(policy: SyntaxPolicy) {
    self.policy = policy
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind {
    conditions += 1
    return .visitChildren
  }

  override func visitPost(_ node: IfConfigDeclSyntax) { conditions -= 1 }

  override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
    let module = node.path.first?.name.identifierText ?? ""
    if let refusal = policy.judge(module, node, isConditional: conditions > 0) {
      found.append(refusal)
    }
    return .skipChildren
  }

  override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
    let name = node.attributeName.trimmedDescription
    if name == "main" {
      found.append(
        policy.refusal(
          .doesNotCompile, node,
          "`@main` has no place in an answer: formlab starts the program. Write what you want to try as lines at the end."
        ))
    } else if !SyntaxPolicy.isAllowed(attribute: name) {
      found.append(policy.refusal(.ruleBroken, node, "An answer can't use `@\(name)`."))
    }
    return .visitChildren
  }

  override func visit(_ node: MacroDeclSyntax) -> SyntaxVisitorContinueKind {
    found.append(policy.refusal(.ruleBroken, node, "An answer can't declare macros."))
    return .skipChildren
  }

  override func visit(_ node: PoundSourceLocationSyntax) -> SyntaxVisitorContinueKind {
    found.append(
      policy.refusal(
        .ruleBroken, node, "An answer can't use `#sourceLocation`: messages would name wrong lines."
      ))
    return .skipChildren
  }

  override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
    if node.macroName.identifierText == "externalMacro" {
      found.append(policy.refusal(.ruleBroken, node, "An answer can't use `#externalMacro`."))
    }
    return .visitChildren
  }
}

extension SyntaxPolicy {
  /// Attributes of Swift that only say something about the code itself, and all that begin with a capital:
  /// wrappers, builders, actors and the toolchain's own macros.
  fileprivate static func isAllowed(attribute name: String) -> Bool {
    let base = name.prefix { $0 != "<" }.split(separator: ".").last.map(String.init) ?? name
    if base.hasPrefix("_") || base.hasPrefix("`") { return false }
    return base.first?.isUppercase == true || plainAttributes.contains(base)
  }

  private static let plainAttributes: Set<String> = [
    "autoclosure", "available", "concurrent", "discardableResult", "dynamicCallable",
    "dynamicMemberLookup", "escaping", "frozen", "globalActor", "inlinable", "inline", "isolated",
    "nonexhaustive", "nonobjc", "preconcurrency", "propertyWrapper", "resultBuilder", "retroactive",
    "safe",
    "specialized", "unchecked", "unknown", "unsafe", "usableFromInline", "warn_unqualified_access",
  ]
}
