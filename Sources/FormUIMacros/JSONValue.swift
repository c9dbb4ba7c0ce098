/// A JSON value: as much as the compiler's messages need.
enum JSONValue {
  case object([String: JSONValue])
  case array([JSONValue])
  case string(String)
  case other(String)

  /// The member of an object.
  subscript(_ key: String) -> JSONValue? {
    if case .object(let members) = self { return members[key] }
    return nil
  }

  /// The string, when it is one.
  var text: String? {
    if case .string(let text) = self { return text }
    return nil
  }

  /// The whole number, when it is one.
  var whole: Int? {
    if case .other(let text) = self { return Int(text) }
    return nil
  }

  /// A text as a JSON string.
  static func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case "\t": result += "\\t"
      case _ where scalar.value < 0x20:
        let hex = String(scalar.value, radix: 16)
        result += "\\u" + String(repeating: "0", count: 4 - hex.count) + hex
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}

/// Reads JSON.
struct JSONReader {
  private let scalars: [Unicode.Scalar]
  private var index = 0

  init(_ text: String) {
    scalars = Array(text.unicodeScalars)
  }

  /// The value at the present place; nil when there is none.
  mutating func value() -> JSONValue? {
    skipSpace()
    guard let first = peek else { return nil }
    switch first {
    case "{": return object()
    case "[": return array()
    case "\"": return string().map { .string($0) }
    default: return other()
    }
  }

  private var peek: Unicode.Scalar? {
    index < scalars.count ? scalars[index] : nil
  }

  private mutating func skipSpace() {
    while let here = peek, here == " " || here == "\n" || here == "\r" || here == "\t" {
      index += 1
    }
  }

  private mutating func take(_ scalar: Unicode.Scalar) -> Bool {
    skipSpace()
    guard peek == scalar else { return false }
    index += 1
    return true
  }

  private mutating func object() -> JSONValue? {
    guard take("{") else { return nil }
    var members: [String: JSONValue] = [:]
    if take("}") { return .object(members) }
    repeat {
      skipSpace()
      guard let key = string(), take(":"), let member = value() else { return nil }
      members[key] = member
    } while take(",")
    return take("}") ? .object(members) : nil
  }

  private mutating func array() -> JSONValue? {
    guard take("[") else { return nil }
    var elements: [JSONValue] = []
    if take("]") { return .array(elements) }
    repeat {
      guard let element = value() else { return nil }
      elements.append(element)
    } while take(",")
    return take("]") ? .array(elements) : nil
  }

  private mutating func other() -> JSONValue? {
    var text = ""
    while let here = peek, !",]} \n\r\t".unicodeScalars.contains(here) {
      text.unicodeScalars.append(here)
      index += 1
    }
    return text.isEmpty ? nil : .other(text)
  }

  private mutating func string() -> String? {
    guard take("\"") else { return nil }
    var text = String.UnicodeScalarView()
    while let here = peek {
      index += 1
      if here == "\"" { return String(text) }
      guard here == "\\" else {
        text.append(here)
        continue
      }
      guard let escaped = escape() else { return nil }
      text.append(escaped)
    }
    return nil
  }

  private mutating func escape() -> Unicode.Scalar? {
    guard let kind = peek else { return nil }
    index += 1
    switch kind {
    case "n": return "\n"
    case "r": return "\r"
    case "t": return "\t"
    case "b": return "\u{8}"
    case "f": return "\u{C}"
    case "u": return unicode()
    default: return kind
    }
  }

  private mutating func unicode() -> Unicode.Scalar? {
    guard let high = hex() else { return nil }
    guard (0xD800..<0xDC00).contains(high) else { return Unicode.Scalar(high) }
    guard take("\\"), take("u"), let low = hex(), (0xDC00..<0xE000).contains(low) else {
      return nil
    }
    return Unicode.Scalar(0x10000 + (high - 0xD800) << 10 + (low - 0xDC00))
  }

  private mutating func hex() -> UInt32? {
    guard index + 4 <= scalars.count else { return nil }
    let digits = String(String.UnicodeScalarView(scalars[index..<(index + 4)]))
    index += 4
    return UInt32(digits, radix: 16)
  }
}
