/// Changes to a deck file that leave every byte outside of the changed cards as it is.
package struct DeckEdit {
  /// The file with the changes.
  package private(set) var bytes: [UInt8]

  private let deck: ParsedDeck
  /// The file as it was read.
  private let original: [UInt8]
  private var replacements: [(range: Range<Int>, text: String)] = []
  private var additions: [Note] = []

  /// Begins to change a deck.
  ///
  /// - Parameters:
  ///   - deck: The deck as it was read from `bytes`.
  ///   - bytes: The file.
  package init(_ deck: ParsedDeck, bytes: [UInt8]) {
    self.deck = deck
    self.bytes = bytes
    self.original = bytes
  }

  /// Puts a note in the place of another one.
  ///
  /// - Parameters:
  ///   - entry: The note's place in the deck.
  ///   - note: What is to stand there.
  package mutating func replace(_ entry: ParsedDeck.Entry, with note: Note) {
    let comments = comments(above: entry)
    let text = (comments + [CardMarkdown.text(note)]).joined(separator: "\n")
    replacements.append((entry.range, text.replacing("\n", with: lineEnding)))
    apply()
  }

  /// Takes a note out, with the blank lines after it.
  ///
  /// - Parameter entry: The note's place in the deck.
  package mutating func remove(_ entry: ParsedDeck.Entry) {
    let blanks = original[entry.range.upperBound...].prefix {
      [0x20, 0x09, 0x0D, 0x0A].contains($0)
    }
    replacements.append((entry.range.lowerBound..<blanks.endIndex, ""))
    apply()
  }

  /// Adds notes at the end, a blank line before each.
  ///
  /// - Parameter notes: What is added.
  package mutating func append(_ notes: [Note]) {
    additions += notes
    apply()
  }

  /// A new deck file.
  package static func newFile(deck: String, file: String, notes: [Note]) -> [UInt8] {
    let front = DeckName.ofFile(file) == deck ? "" : "---\nname: \(quoted(deck))\n---\n\n"
    let blocks = notes.map { CardMarkdown.text($0) + "\n" }
    return Array((front + blocks.joined(separator: "\n")).utf8)
  }

  private static func quoted(_ name: String) -> String {
    let isPlain = name.first != "\"" && name.first != "'" && !name.hasPrefix("[")
    if isPlain { return name }
    return "\"\(name.replacing("\\", with: "\\\\").replacing("\"", with: "\\\""))\""
  }

  private mutating func apply() {
    var result: [UInt8] = []
    var position = 0
    for change in replacements.sorted(by: { $0.range.lowerBound < $1.range.lowerBound }) {
      result += original[position..<change.range.lowerBound]
      result += change.text.utf8
      position = change.range.upperBound
    }
    result += original[position...]
    for note in additions {
      if let last = result.last, last != 0x0A { result += lineEnding.utf8 }
      if !result.isEmpty { result += lineEnding.utf8 }
      result += (CardMarkdown.text(note) + "\n").replacing("\n", with: lineEnding).utf8
    }
    bytes = result
  }

  private var lineEnding: String {
    guard let newline = original.firstIndex(of: 0x0A), newline > 0, original[newline - 1] == 0x0D
    else { return "\n" }
    return "\r\n"
  }

  /// Lines above the tag that are no attributes, which formlab did not write.
  private func comments(above entry: ParsedDeck.Entry) -> [String] {
    let above = String(decoding: original[entry.range.lowerBound..<entry.tagStart], as: UTF8.self)
    return above.split(whereSeparator: \.isNewline).map(String.init).filter {
      NoteAttribute($0) == nil && !$0.trimmedPart.isEmpty
    }
  }
}
