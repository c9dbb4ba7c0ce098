/// Characters that HTML writes as `&name;` or `&#number;`.
enum HTMLEntities {
  /// The text with `&`, `<` and `>` written as entities.
  static func escape(_ text: some StringProtocol) -> String {
    var result = ""
    for character in text {
      switch character {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      default: result.append(character)
      }
    }
    return result
  }

  /// The text of an attribute's value between double quotation marks.
  static func escapeAttribute(_ text: String) -> String {
    escape(text).replacing("\"", with: "&quot;")
  }

  /// The text with entities read; what is no entity stays.
  static func decode(_ text: some StringProtocol) -> String {
    guard text.utf8.contains(UInt8(ascii: "&")) else { return String(text) }
    var result = ""
    var rest = Substring(text)
    while let ampersand = rest.firstIndex(of: "&") {
      result += rest[..<ampersand]
      rest = rest[ampersand...]
      let window = rest.prefix(12)
      if let end = window.firstIndex(of: ";"), let character = character(window[..<end].dropFirst())
      {
        result += character
        rest = rest[end...].dropFirst()
      } else {
        result.append("&")
        rest = rest.dropFirst()
      }
    }
    return result + rest
  }

  private static func character(_ name: Substring) -> String? {
    guard name.hasPrefix("#") else { return named[String(name)] }
    let digits = name.dropFirst()
    let isHex = digits.hasPrefix("x") || digits.hasPrefix("X")
    let value = isHex ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
    guard let value, value != 0, let scalar = Unicode.Scalar(value) else { return nil }
    return String(Character(scalar))
  }

  private static let named: [String: String] = [
    "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "nbsp": " ", "copy": "\u{A9}",
    "reg": "\u{AE}", "deg": "\u{B0}", "plusmn": "\u{B1}", "times": "\u{D7}", "divide": "\u{F7}",
    "hellip": "\u{2026}", "ndash": "\u{2013}", "mdash": "\u{2014}", "lsquo": "\u{2018}",
    "rsquo": "\u{2019}", "ldquo": "\u{201C}", "rdquo": "\u{201D}", "laquo": "\u{AB}",
    "raquo": "\u{BB}", "bull": "\u{2022}", "middot": "\u{B7}", "larr": "\u{2190}",
    "uarr": "\u{2191}", "rarr": "\u{2192}", "darr": "\u{2193}", "harr": "\u{2194}",
    "rArr": "\u{21D2}", "le": "\u{2264}", "ge": "\u{2265}", "ne": "\u{2260}", "infin": "\u{221E}",
    "euro": "\u{20AC}", "pound": "\u{A3}", "sect": "\u{A7}", "para": "\u{B6}", "iexcl": "\u{A1}",
    "iquest": "\u{BF}", "szlig": "\u{DF}", "auml": "\u{E4}", "ouml": "\u{F6}", "uuml": "\u{FC}",
    "Auml": "\u{C4}", "Ouml": "\u{D6}", "Uuml": "\u{DC}", "aacute": "\u{E1}", "eacute": "\u{E9}",
    "iacute": "\u{ED}", "oacute": "\u{F3}", "uacute": "\u{FA}", "ntilde": "\u{F1}",
    "Ntilde": "\u{D1}", "agrave": "\u{E0}", "egrave": "\u{E8}", "ccedil": "\u{E7}",
    "shy": "\u{AD}", "zwnj": "\u{200C}", "zwj": "\u{200D}", "thinsp": "\u{2009}",
    "ensp": "\u{2002}", "emsp": "\u{2003}",
  ]
}
