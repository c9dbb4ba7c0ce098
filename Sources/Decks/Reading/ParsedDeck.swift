/// A deck file as it was read.
package struct ParsedDeck: Sendable {
  /// Path of the file.
  package var file: String
  /// What its front matter says.
  package var settings: DeckSettings
  /// The cards that can be used, in order.
  package var entries: [Entry]
  /// Everything that is wrong, in order of lines.
  package var problems: [DeckProblem]
  /// Whether a line begins with `Q:` or another tag of a card; true where the text can't be read.
  package var hasTags = true

  /// A note and its place in the bytes of the file.
  package struct Entry: Hashable, Sendable {
    /// The note.
    package var note: Note
    /// The line of its first tag.
    package var place: SourcePlace
    /// Bytes from its first line (comments above the tag included) to the end of its last line of text.
    package var range: Range<Int>
    /// Offset of the line of its first tag, where an id line is put.
    var tagStart: Int
    /// Bytes of its id line without the line's ending; nil if it has none.
    var idLine: Range<Int>?
    /// The deletions that its id line remembers; nil if it remembers none.
    var remembered: [RememberedDeletion]?
    /// How its tag line ends.
    var ending: SourceLines.Ending
  }

  /// Whether something in it can't be used.
  package var hasErrors: Bool {
    problems.contains { $0.severity == .error }
  }
}
