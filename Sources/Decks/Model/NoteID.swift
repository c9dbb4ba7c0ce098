/// The permanent name of a note: progress hangs on it, so it never changes with text, place or order.
///
/// In a deck file it is a word of letters, digits, `.`, `_` and `-`. A name from elsewhere (Anki's GUIDs hold any
/// mark) is written with `%` and two hexadecimal digits for each other byte, and comes out unchanged.
package struct NoteID: Hashable, Sendable {
  /// As it stands in a deck file.
  package let text: String

  /// The id that stands in a deck file, or nil if it holds what no id can.
  package init?(_ text: String) {
    guard !text.isEmpty, text.utf8.count <= 600, let guid = PercentCode.decode(text),
      NoteID.encode(guid) == text
    else { return nil }
    self.text = text
  }

  /// The id for a name given by another program, or nil if that is empty.
  package init?(guid: String) {
    self.init(NoteID.encode(guid))
  }

  /// The name to give to other programs.
  package var guid: String {
    PercentCode.decode(text) ?? text
  }

  /// A fresh id of eight letters and digits, easy to read aloud.
  package static func random(using generator: inout some RandomNumberGenerator) -> NoteID {
    let alphabet = Array("abcdefghjkmnpqrstvwxyz23456789")
    let letters = (0..<8).map { _ in
      alphabet[Int.random(in: 0..<alphabet.count, using: &generator)]
    }
    return NoteID(plain: String(letters))
  }

  private init(plain text: String) {
    self.text = text
  }

  private static func encode(_ guid: String) -> String {
    // Two hyphens in a row may end an HTML comment, so the second is written as a number.
    var wasHyphen = false
    return PercentCode.encode(guid) { byte in
      defer { wasHyphen = byte == UInt8(ascii: "-") && !wasHyphen }
      if byte == UInt8(ascii: "-") { return !wasHyphen }
      return byte == UInt8(ascii: ".") || byte == UInt8(ascii: "_") || isLetterOrDigit(byte)
    }
  }

  private static func isLetterOrDigit(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "z"),
      UInt8(ascii: "A")...UInt8(ascii: "Z"):
      true
    default: false
    }
  }
}

extension NoteID: Comparable, CustomStringConvertible {
  package static func < (left: NoteID, right: NoteID) -> Bool {
    left.text < right.text
  }

  package var description: String { text }
}
