/// A line `<!-- key: value -->` that says something about the card below it.
struct NoteAttribute: Equatable, Sendable {
  /// What may be said of a card.
  enum Key: String, CaseIterable, Sendable {
    case id
    case tags
    case words
    case exercise
  }

  var key: Key
  var value: String
  /// Column of the value, from 1.
  var column: Int

  /// Reads a line; nil if it says nothing about a card.
  init?(_ line: String) {
    let comment = line.trimmedPart
    guard comment.hasPrefix("<!--"), comment.hasSuffix("-->"), comment.count >= 7 else {
      return nil
    }
    let inner = comment.dropFirst(4).dropLast(3)
    guard let colon = inner.firstIndex(of: ":"),
      let key = Key(rawValue: inner[..<colon].trimmed.lowercased())
    else { return nil }
    let value = inner[inner.index(after: colon)...].trimmedPart
    self.key = key
    self.value = UnicodeForms.composed(String(value))
    self.column = line[..<value.startIndex].count + 1
  }

  /// The line as formlab writes it, without its ending.
  static func line(_ key: Key, _ value: String) -> String {
    "<!-- \(key.rawValue): \(value) -->"
  }

  /// The tags in a text: words with blanks or commas between; `%2C` in a tag is a comma.
  static func tags(_ text: String) -> [String] {
    let words = text.split { " \t,\u{3000}".contains($0) }.map(String.init)
    var seen: Set<String> = []
    return words.map { PercentCode.decode($0) ?? $0 }.filter { seen.insert($0).inserted }
  }

  /// The text that `tags` reads as these tags.
  static func text(tags: [String]) -> String {
    tags.map { PercentCode.encode($0, isPlain: isPlainInTag) }.joined(separator: " ")
  }

  /// The phrases in a text, with commas between.
  static func phrases(_ text: String) -> [String] {
    text.split(separator: ",").map(\.trimmed).filter { !$0.isEmpty }
  }

  private static func isPlainInTag(_ byte: UInt8) -> Bool {
    byte > 0x20 && byte != 0x7F && byte != UInt8(ascii: ",") && byte != UInt8(ascii: ">")
  }
}
