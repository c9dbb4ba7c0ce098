/// Ids: permanent names that are also safe in paths and on a command line.
enum Identifier {
  /// Whether a text may be an id: lower-case letters, digits and hyphens, a letter first.
  static func isValid(_ text: String) -> Bool {
    guard let first = text.utf8.first, isLetter(first), text.utf8.count <= 60 else { return false }
    return text.utf8.allSatisfy { isLetter($0) || (0x30...0x39).contains($0) || $0 == 0x2D }
  }

  /// The id under a key that must be there; nil and a problem where it is missing or malformed.
  static func read(_ key: String, in fields: Fields) -> String? {
    guard let text = fields.requiredText(key, example: "visibility-rule") else { return nil }
    guard isValid(text) else {
      fields.complain(
        fields.place(of: key), "`\(text)` is no id.", Self.rule)
      return nil
    }
    return text
  }

  static let rule =
    "An id has lower-case letters a to z, digits and hyphens, begins with a letter, and has at "
    + "most 60 characters."

  private static func isLetter(_ byte: UInt8) -> Bool { (0x61...0x7A).contains(byte) }
}
