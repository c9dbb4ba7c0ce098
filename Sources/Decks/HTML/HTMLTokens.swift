/// Splits HTML as card programs write it into text and tags.
struct HTMLTokens: Sequence, IteratorProtocol {
  /// A piece of HTML.
  enum Token: Equatable {
    /// Text, its entities read.
    case text(String)
    /// `<name attribute="value">`; the name in lower case.
    case open(name: String, attributes: [String: String])
    /// `</name>`.
    case close(name: String)
  }

  private var rest: Substring
  /// Whether a `-->` may still come; looked for once only, so that many openings cost no more than one.
  private var mayEndComment = true

  init(_ html: String) {
    rest = html[...]
  }

  mutating func next() -> Token? {
    while !rest.isEmpty {
      if rest.hasPrefix("<!--"), skipComment() { continue }
      if let token = tag() { return token }
      return .text(HTMLEntities.decode(text()))
    }
    return nil
  }

  private mutating func skipComment() -> Bool {
    guard mayEndComment, let end = rest.firstRange(of: "-->") else {
      mayEndComment = false
      return false
    }
    rest = rest[end.upperBound...]
    return true
  }

  /// The text up to the next thing that can be a tag.
  private mutating func text() -> Substring {
    let start = rest
    rest = rest.dropFirst()
    while let character = rest.first, !(character == "<" && mayBeTag) {
      rest = rest.dropFirst()
    }
    return start[..<rest.startIndex]
  }

  private var mayBeTag: Bool {
    let following = rest.dropFirst()
    return (mayEndComment && following.hasPrefix("!--"))
      || HTMLTokens.knowsName(HTMLTokens.name(following))
  }

  /// Reads a tag of a known element; `Array<Int>` is text.
  private mutating func tag() -> Token? {
    guard rest.first == "<" else { return nil }
    let inner = rest.dropFirst()
    let name = HTMLTokens.name(inner)
    guard HTMLTokens.knowsName(name), let end = HTMLTokens.end(of: inner) else { return nil }
    let isClosing = inner.hasPrefix("/")
    let attributes = HTMLTokens.attributes(inner[..<end].dropFirst(name.count))
    rest = inner[end...].dropFirst()
    let lower = name.drop { $0 == "/" }.lowercased()
    return isClosing ? .close(name: lower) : .open(name: lower, attributes: attributes)
  }

  /// The name with a slash before it, if there is one.
  private static func name(_ text: Substring) -> Substring {
    let slash = text.hasPrefix("/") ? 1 : 0
    let letters = text.dropFirst(slash).prefix(16).prefix {
      $0.isASCII && ($0.isLetter || $0.isNumber)
    }
    return text[..<letters.endIndex]
  }

  private static func knowsName(_ name: Substring) -> Bool {
    elements.contains(name.drop { $0 == "/" }.lowercased())
  }

  /// Where the tag's `>` stands, quoted ones left out.
  private static func end(of text: Substring) -> Substring.Index? {
    var quote: Character?
    for index in text.indices {
      let character = text[index]
      if let open = quote {
        if character == open { quote = nil }
      } else if character == ">" {
        return index
      } else if character == "<" {
        return nil
      } else if character == "\"" || character == "'" {
        quote = character
      }
    }
    return nil
  }

  private static func attributes(_ text: Substring) -> [String: String] {
    var attributes: [String: String] = [:]
    var rest = text
    while !rest.isEmpty {
      rest = rest.drop { $0.isWhitespace || $0 == "/" }
      let name = rest.prefix { !$0.isWhitespace && $0 != "=" && $0 != "/" }
      rest = rest.dropFirst(name.isEmpty ? 1 : name.count).drop(while: \.isWhitespace)
      guard rest.first == "=" || name.isEmpty else { continue }
      let value = value(&rest)
      if !name.isEmpty { attributes[name.lowercased()] = HTMLEntities.decode(value) }
    }
    return attributes
  }

  /// Takes `= value`, quoted or not, off the text.
  private static func value(_ rest: inout Substring) -> Substring {
    guard rest.first == "=" else { return "" }
    rest = rest.dropFirst().drop(while: \.isWhitespace)
    guard let mark = rest.first, mark == "\"" || mark == "'" else {
      let value = rest.prefix { !$0.isWhitespace }
      rest = rest[value.endIndex...]
      return value
    }
    let value = rest.dropFirst().prefix { $0 != mark }
    rest = rest[value.endIndex...].dropFirst()
    return value
  }

  /// The elements that cards are written with.
  private static let elements: Set<String> = [
    "a", "abbr", "article", "aside", "audio", "b", "big", "blockquote", "body", "br", "button",
    "caption", "center", "cite", "code", "col", "colgroup", "dd", "del", "details", "div", "dl",
    "dt", "em", "embed", "figcaption", "figure", "font", "footer", "h1", "h2", "h3", "h4", "h5",
    "h6", "head", "header", "hr", "html", "i", "iframe", "img", "input", "ins", "kbd", "label",
    "li",
    "link", "main", "mark", "meta", "nav", "object", "ol", "p", "pre", "q", "rp", "rt", "ruby", "s",
    "samp", "script", "section", "small", "source", "span", "strike", "strong", "style", "sub",
    "summary", "sup", "svg", "path", "table", "tbody", "td", "tfoot", "th", "thead", "title", "tr",
    "tt", "u", "ul", "var", "video", "wbr",
  ]
}
