/// What the front matter of a deck says.
package struct DeckSettings: Hashable, Sendable {
  /// Name of the deck; nil means that of its file.
  package var name: String?
  /// Id of the lesson whose cards these are.
  package var lesson: String?
  /// Tags of every card.
  package var tags: [String] = []
  /// Words, in any language, to find every card by.
  package var words: [String] = []

  /// The settings that a deck may have.
  static let keys = ["name", "lesson", "tags", "words"]

  /// No settings.
  package init() {}
}
