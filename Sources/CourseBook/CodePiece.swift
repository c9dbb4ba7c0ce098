/// A stretch of code with the class that its colour hangs on.
package struct CodePiece: Sendable, Equatable {
  package var text: String
  /// A CSS class such as `keyword`; empty for plain text.
  package var role: String

  package init(text: String, role: String) {
    self.text = text
    self.role = role
  }
}

/// Cuts Swift code into pieces for highlighting; joined, they are the code again.
package typealias Highlighter = @Sendable (_ code: String) -> [CodePiece]

/// Code as an HTML block.
enum CodeBlock {
  /// The block; only Swift is highlighted.
  static func html(_ code: String, language: String, with highlight: Highlighter) -> String {
    let trimmed = code.hasSuffix("\n") ? String(code.dropLast()) : code
    let isSwift = language.isEmpty || language.hasPrefix("swift")
    let pieces = isSwift ? highlight(trimmed) : [CodePiece(text: trimmed, role: "")]
    let body = pieces.map { piece in
      let text = HTMLText.escaped(piece.text)
      return piece.role.isEmpty ? text : "<span class=\"\(piece.role)\">\(text)</span>"
    }
    // A scrolling block has to be reached with the keyboard.
    return "<pre tabindex=\"0\"><code>\(body.joined())</code></pre>\n"
  }
}
