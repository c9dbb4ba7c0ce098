/// Names that are never part of an answer.
enum NameRules {
  /// Why a file or folder of this name is passed over, or nil.
  static func ignoring(_ name: String) -> String? {
    if name == "__MACOSX" || name.hasPrefix("._") { return "left by macOS" }
    if name.hasPrefix(".") { return "hidden" }
    switch name.lowercased() {
    case "thumbs.db", "desktop.ini": return "left by Windows"
    case "deriveddata", "node_modules": return "made by a tool"
    default: return nil
    }
  }

  /// The name for people: UTF-8 where it is, else each stray byte as `\xE9`; control characters as `\u{7}`.
  static func shown(_ bytes: [UInt8]) -> String {
    let text = String(validating: bytes, as: UTF8.self) ?? repaired(bytes)
    guard text.unicodeScalars.contains(where: isUnshowable) else { return text }
    return text.unicodeScalars.reduce(into: "") { shown, scalar in
      if isUnshowable(scalar) {
        shown += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
      } else {
        shown.unicodeScalars.append(scalar)
      }
    }
  }

  private static func repaired(_ bytes: [UInt8]) -> String {
    var text = ""
    var rest = bytes[...]
    while let first = rest.first {
      let length = (1...4).first { String(validating: rest.prefix($0), as: UTF8.self) != nil }
      if let length, length <= rest.count {
        text += String(decoding: rest.prefix(length), as: UTF8.self)
        rest = rest.dropFirst(length)
      } else {
        text += "\\x" + (first < 16 ? "0" : "") + String(first, radix: 16, uppercase: true)
        rest = rest.dropFirst()
      }
    }
    return text
  }

  /// Control characters, and the marks that turn the direction of text around.
  private static func isUnshowable(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0..<0x20, 0x7F..<0xA0, 0x200E, 0x200F, 0x2028...0x202E, 0x2066...0x2069: true
    default: false
    }
  }
}
