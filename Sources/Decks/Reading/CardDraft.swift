/// A card while its lines are read.
struct CardDraft {
  struct Part {
    var tag: DeckTag
    var line: Int
    var field: FieldText
  }

  /// Its first tag and what follows, in order.
  var parts: [Part]
  var attributes: CardAttributes
  /// Offset of the line of its first tag.
  var tagStart: Int
  /// Offset after its last line with text.
  var end: Int
  var ending: SourceLines.Ending

  /// The tag that began it.
  var opener: DeckTag { parts[0].tag }

  /// Whether the part that its first one asks for is there.
  var isAnswered: Bool {
    guard let partner = opener.partner else { return true }
    return parts.contains { $0.tag == partner }
  }

  /// Adds a line to its last part.
  mutating func append(_ text: String, line: Int, column: Int, isComment: Bool) {
    guard !parts.isEmpty else { return }
    parts[parts.count - 1].field.append(text, line: line, column: column, isComment: isComment)
  }

  /// The first part with a tag.
  func part(_ tag: DeckTag) -> Part? {
    parts.first { $0.tag == tag }
  }
}

/// What the comments above a card say.
struct CardAttributes {
  var id: NoteID?
  var idLineNumber: Int?
  var idLine: Range<Int>?
  var remembered: [RememberedDeletion]?
  var tags: [String] = []
  var words: [String] = []
  var exercise: String?
  /// Offset, line and key of the first of them.
  var first: (offset: Int, line: Int, key: String)?
}
