/// Turns `#Preview { … }` into a registered view that the preview host finds.
struct PreviewMacro {
  private let source: SwiftText
  private let discriminator: String
  private let line: Int

  init(_ request: JSONValue) {
    source = SwiftText(request["syntax"]?["source"]?.text ?? "")
    discriminator = request["discriminator"]?.text ?? "$preview"
    line = request["syntax"]?["location"]?["line"]?.whole ?? 0
  }

  /// The declarations to put in place.
  var expansion: String {
    guard let body, let name = unique("Preview") else { return "" }
    let (properties, rest) = PreviewableSplit(body).parts
    return """
      @MainActor struct \(name): SwiftUI._PreviewRegistration {
        static nonisolated var _name: String? { \(title ?? "nil") }
        static nonisolated var _line: Int { \(line) }
        static func _make() -> SwiftUI.AnyView { SwiftUI.AnyView(Content()) }
        struct Content: SwiftUI.View {
      \(properties)
          var body: some SwiftUI.View {
      \(rest)
          }
        }
      }
      """
  }

  /// A name that only this expansion has, in the compiler's spelling.
  private func unique(_ name: String) -> String? {
    "\(discriminator)\(name.count)\(name)fMu_"
  }

  private var braces: Int? {
    var start = 0
    while start < source.characters.count,
      source.characters[start] != "(" && source.characters[start] != "{"
    {
      start += 1
    }
    return source.find("{", from: start)
  }

  private var body: String? {
    if let open = braces, let end = source.endOfGroup(at: open), end - open >= 2 {
      return source.slice((open + 1)..<(end - 1))
    }
    return nil
  }

  /// The literal that names the preview.
  private var title: String? {
    guard let open = source.characters.firstIndex(of: "("), let brace = braces, open < brace else {
      return nil
    }
    var index = open + 1
    while index < brace, source.characters[index].isWhitespace { index += 1 }
    guard let end = source.skip(at: index), end < brace else { return nil }
    return source.slice(index..<end)
  }
}

/// Takes the `@Previewable` properties out of the statements of a preview.
struct PreviewableSplit {
  private let text: SwiftText

  init(_ body: String) {
    text = SwiftText(body)
  }

  /// The properties without the attribute, and the other statements.
  var parts: (properties: String, rest: String) {
    var properties = ""
    var rest = ""
    var index = 0
    while index < text.characters.count {
      if text.starts(with: "@Previewable", at: index) {
        let start = index + "@Previewable".count
        let end = endOfStatement(from: start)
        properties += "    " + text.slice(start..<end) + "\n"
        index = end
      } else {
        let next = text.skip(at: index) ?? index + 1
        rest += text.slice(index..<next)
        index = next
      }
    }
    return (properties, rest)
  }

  /// A statement ends at a line's end outside of brackets, unless the next line begins with a dot or brace.
  private func endOfStatement(from start: Int) -> Int {
    var index = start
    var sawName = false
    while let end = text.find("\n", from: index) {
      let line = text.slice(index..<end)
      sawName = sawName || line.contains("var ") || line.contains("let ")
      let next = text.characters[end...].first { !$0.isWhitespace }
      if sawName, next != ".", next != "{" { return end }
      index = end + 1
    }
    return text.characters.count
  }
}
