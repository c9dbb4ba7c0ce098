/// Text of an HTML or XML page.
///
/// What is put in with `\(...)` is escaped unless it is markup itself, so that nothing
/// that a student wrote can become a tag, an attribute or a script.
package struct Markup: ExpressibleByStringInterpolation, Sendable, Equatable {
  package private(set) var text: String

  package init(stringLiteral value: String) { text = value }

  /// Takes text that is markup already.
  init(trusted: String) { text = trusted }

  /// Takes a sentence, in which backquotes stand around code.
  package init(prose: String) {
    let parts = prose.split(separator: "`", omittingEmptySubsequences: false)
    // An odd number of parts has a partner for every quote.
    text = parts.enumerated().map { index, part in
      let escaped = Self.escape(part)
      if index % 2 == 1, index < parts.count - 1 { return "<code>\(escaped)</code>" }
      return index % 2 == 1 ? "`\(escaped)" : escaped
    }.joined()
  }

  package init(stringInterpolation: StringInterpolation) { text = stringInterpolation.text }

  package struct StringInterpolation: StringInterpolationProtocol {
    var text = ""

    package init(literalCapacity: Int, interpolationCount: Int) {
      text.reserveCapacity(literalCapacity * 2)
    }

    package mutating func appendLiteral(_ literal: String) { text += literal }
    package mutating func appendInterpolation(_ value: some StringProtocol) {
      text += Markup.escape(value)
    }
    package mutating func appendInterpolation(_ value: Int) { text += String(value) }
    package mutating func appendInterpolation(_ value: Markup) { text += value.text }
  }

  static func += (one: inout Markup, other: Markup) { one.text += other.text }

  /// Escapes what has a meaning in markup, and shows control characters and marks that turn text around as what they are.
  static func escape(_ value: some StringProtocol) -> String {
    var escaped = ""
    escaped.reserveCapacity(value.utf8.count)
    for scalar in value.unicodeScalars { append(scalar, to: &escaped) }
    return escaped
  }

  private static func append(_ scalar: Unicode.Scalar, to text: inout String) {
    switch scalar.value {
    case 0x26: text += "&amp;"
    case 0x3C: text += "&lt;"
    case 0x3E: text += "&gt;"
    case 0x22: text += "&quot;"
    case 0x27: text += "&#39;"
    case 0x09, 0x0A: text.unicodeScalars.append(scalar)
    case 0..<0x20: text.unicodeScalars.append(Unicode.Scalar(0x2400 + scalar.value) ?? "\u{FFFD}")
    case 0x7F: text += "\u{2421}"
    case 0x80..<0xA0, 0x200E, 0x200F, 0x2028...0x202E, 0x2066...0x2069:
      text += "[U+\(String(scalar.value, radix: 16, uppercase: true))]"
    case 0xFFFE, 0xFFFF: text += "\u{FFFD}"
    default: text.unicodeScalars.append(scalar)
    }
  }
}

extension Sequence<Markup> {
  /// All of them, one after the other.
  func joined() -> Markup { Markup(trusted: map(\.text).joined()) }
}
