/// Turns `@Entry var name: Type = value` into an environment value with its key.
struct EntryMacro {
  private let role: String
  private let declaration: SwiftText

  init(_ request: JSONValue) {
    role = request["macroRole"]?.text ?? ""
    declaration = SwiftText(request["declSyntax"]?["source"]?.text ?? "")
  }

  /// The accessors, or the key's type.
  var expansion: String {
    guard let entry = parsed else { return "" }
    if role == "accessor" {
      return """
        {
          get { self[__Key_\(entry.name).self] }
          set { self[__Key_\(entry.name).self] = newValue }
        }
        """
    }
    let property =
      entry.type.map { "static var defaultValue: \($0) { \(entry.value) }" }
      ?? "nonisolated(unsafe) static let defaultValue = \(entry.value)"
    return """
      private struct __Key_\(entry.name): SwiftUI._EntryKey {
        \(property)
      }
      """
  }

  private var parsed: (name: String, type: String?, value: String)? {
    guard
      let start = declaration.characters.indices.first(where: {
        declaration.starts(with: "var ", at: $0)
      })
    else { return nil }
    let after = SwiftText(declaration.slice((start + 4)..<declaration.characters.count))
    let equals = after.find("=", from: 0)
    let head = after.slice(0..<(equals ?? after.characters.count))
    let pieces = head.split(separator: ":", maxSplits: 1).map { trimmed(String($0)) }
    guard let name = pieces.first else { return nil }
    let value = equals.map { trimmed(after.slice(($0 + 1)..<after.characters.count)) } ?? "nil"
    return (name, pieces.count > 1 ? pieces[1] : nil, value)
  }

  private func trimmed(_ text: String) -> String {
    var slice = text[...]
    while slice.first?.isWhitespace == true { slice.removeFirst() }
    while slice.last?.isWhitespace == true { slice.removeLast() }
    return String(slice)
  }
}
