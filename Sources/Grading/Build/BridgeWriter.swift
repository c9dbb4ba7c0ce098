internal import SwiftSyntax

/// Writes functions that call the answer's, with the signatures of the solution's.
struct BridgeWriter {
  /// Names of types that are given.
  let given: Set<String>
  /// Names of types that the solution declares itself; what speaks of them cannot be bridged.
  let own: Set<String>

  /// The source of a wrapper; nil where the declaration is of a kind that is not wrapped.
  func wrapper(of declaration: TopDeclaration) -> String? {
    guard let function = declaration.node.as(FunctionDeclSyntax.self) else { return nil }
    let signature = function.signature
    guard function.genericParameterClause == nil, function.attributes.isEmpty,
      !function.name.isOperator, signature.effectSpecifiers?.throwsClause?.type == nil
    else { return nil }
    var parameters: [String] = []
    var arguments: [String] = []
    for (index, parameter) in signature.parameterClause.parameters.enumerated() {
      guard parameter.ellipsis == nil, parameter.defaultValue == nil, parameter.attributes.isEmpty,
        let type = text(of: parameter.type)
      else { return nil }
      let label = parameter.firstName.text
      parameters.append("\(label) p\(index): \(type)")
      let isInOut = type.hasPrefix("inout ")
      let value = isInOut ? "&p\(index)" : "p\(index)"
      arguments.append(label == "_" ? value : "\(label): \(value)")
    }
    var result = ""
    if let clause = signature.returnClause {
      guard let type = text(of: clause.type) else { return nil }
      result = " -> \(type)"
    }
    let isAsync = signature.effectSpecifiers?.asyncSpecifier != nil
    let throwing = signature.effectSpecifiers?.throwsClause != nil
    let effects = (isAsync ? " async" : "") + (throwing ? " throws" : "")
    let call = (throwing ? "try " : "") + (isAsync ? "await " : "") + "Answer::\(declaration.name)"
    return
      "public func \(declaration.name)(\(parameters.joined(separator: ", ")))\(effects)\(result) "
      + "{ \(call)(\(arguments.joined(separator: ", "))) }"
  }

  /// The type with the module of each name that an answer might use for something else.
  private func text(of type: TypeSyntax) -> String? {
    var result = ""
    var previous: TokenKind?
    for token in type.trimmed.tokens(viewMode: .sourceAccurate) {
      if case .identifier = token.tokenKind, previous != .period, previous != .colonColon {
        let name = token.identifierText
        if own.contains(name) || name == "some" { return nil }
        if given.contains(name) {
          result += "Given::"
        } else if standardTypes.contains(name) {
          result += "Swift::"
        }
      }
      if case .keyword(.some) = token.tokenKind { return nil }
      result += token.text + (token.trailingTrivia.isEmpty ? "" : " ")
      previous = token.tokenKind
    }
    return result.trimmingEnd()
  }
}

extension TokenSyntax {
  fileprivate var isOperator: Bool {
    switch tokenKind {
    case .binaryOperator, .prefixOperator, .postfixOperator: true
    default: false
    }
  }
}

extension String {
  fileprivate func trimmingEnd() -> String {
    var result = self[...]
    while result.last == " " { result.removeLast() }
    return String(result)
  }
}

private let standardTypes: Set<String> = [
  "Array", "ArraySlice", "Bool", "Character", "ClosedRange", "Collection",
  "Comparable", "Dictionary", "Double", "Duration", "Equatable", "Error", "Float", "Hashable",
  "Identifiable", "Int", "Int16", "Int32", "Int64", "Int8", "KeyPath", "Never", "Optional", "Range",
  "Result", "Sendable", "Sequence", "Set", "String", "Substring", "UInt", "UInt16", "UInt32",
  "UInt64", "UInt8", "Void", "WritableKeyPath",
]
