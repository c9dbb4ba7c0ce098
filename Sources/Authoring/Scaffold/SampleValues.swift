import SwiftSyntax

/// Expressions for values of a type that a first suite tries.
struct SampleValues {
  /// Cases of the enums that the solution declares, by the enum's name.
  let enums: [String: [String]]

  private static let plain: [String: [String]] = [
    "String": ["\"\"", "\"Maya\"", "\"  Maya Quispe \"", "\"a@b.org\""],
    "Int": ["0", "1", "-1", "40", "41"],
    "Double": ["0", "1.5", "-2.25"],
    "Bool": ["true", "false"],
    "Character": ["\"a\"", "\" \"", "\"@\""],
  ]

  /// Expressions for a type as it is written; empty where it isn't known.
  func values(of type: String) -> [String] {
    if type.hasSuffix("?") {
      let wrapped = values(of: String(type.dropLast()))
      return wrapped.isEmpty ? [] : ["nil"] + wrapped
    }
    if type.hasPrefix("["), type.hasSuffix("]"), !type.contains(":") {
      let elements = values(of: String(type.dropFirst().dropLast()))
      return elements.isEmpty ? [] : ["[]", "[\(elements.joined(separator: ", "))]"]
    }
    if let cases = enums[type] { return cases.map { "\(type).\($0)" } }
    return Self.plain[type] ?? []
  }

  /// Argument lists for a function: each parameter runs through its values; nil where a type of
  /// one isn't known.
  func argumentLists(for clause: FunctionParameterClauseSyntax) -> [String]? {
    var columns: [(label: String, values: [String])] = []
    for parameter in clause.parameters {
      let values = values(of: parameter.type.trimmedDescription)
      guard !values.isEmpty else { return nil }
      let label = parameter.firstName.text
      columns.append((label == "_" ? "" : "\(label): ", values))
    }
    let count = columns.map(\.values.count).max() ?? 1
    return (0..<count).map { row in
      columns.map { $0.label + $0.values[row % $0.values.count] }.joined(separator: ", ")
    }
  }
}
