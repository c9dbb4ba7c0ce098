/// One fact as its author wrote it; it gives one card or several.
package struct Note: Hashable, Sendable {
  /// What the note says.
  package enum Content: Hashable, Sendable {
    /// One card.
    case basic(question: String, answer: String)
    /// Two cards: the definition is asked for, then the term.
    case reversed(term: String, definition: String)
    /// A card for each number; `extra` is shown with every answer.
    case cloze(ClozeText, extra: String)
  }

  /// Its permanent name; nil until one is written into its file.
  package var id: NoteID?
  /// What it says.
  package var content: Content
  /// Name of its deck, `A::B` for a deck within a deck.
  package var deck: String
  /// Its own tags, in order, each without blanks.
  package var tags: [String]
  /// Further words, in any language, to find it by.
  package var words: [String]
  /// The exercise after which it is introduced; nil means with its deck.
  package var exercise: String?
  /// When its text last changed, in seconds since 1970; nil when that is not known.
  package var modified: Int64?

  /// A note.
  ///
  /// - Parameters:
  ///   - id: Its permanent name, if it has one.
  ///   - content: What it says.
  ///   - deck: Name of its deck.
  ///   - tags: Its own tags.
  ///   - words: Further words to find it by.
  ///   - exercise: The exercise after which it is introduced.
  ///   - modified: When its text last changed, in seconds since 1970.
  package init(
    id: NoteID? = nil, content: Content, deck: String, tags: [String] = [], words: [String] = [],
    exercise: String? = nil, modified: Int64? = nil
  ) {
    self.id = id
    self.content = content
    self.deck = deck
    self.tags = tags
    self.words = words
    self.exercise = exercise
    self.modified = modified
  }
}

extension Note {
  /// Whether two notes say the same: text and tags, whatever their ids and places.
  package func saysTheSame(as other: Note) -> Bool {
    content == other.content && tags == other.tags
  }

  /// Puts one text in the place of another, in all parts.
  mutating func replace(_ old: String, with new: String) {
    switch content {
    case .basic(let question, let answer):
      content = .basic(
        question: question.replacing(old, with: new), answer: answer.replacing(old, with: new))
    case .reversed(let term, let definition):
      content = .reversed(
        term: term.replacing(old, with: new), definition: definition.replacing(old, with: new))
    case .cloze(let text, let extra):
      content = .cloze(text.replacing(old, with: new), extra: extra.replacing(old, with: new))
    }
  }

  /// Numbers of its cards, in rising order.
  package var numbers: [Int] {
    switch content {
    case .basic: [1]
    case .reversed: [1, 2]
    case .cloze(let text, _): text.numbers
    }
  }

  /// Its cards; none while it has no id.
  package var cards: [Card] {
    guard let id else { return [] }
    return numbers.map { card(id: id, number: $0) }
  }

  private func card(id: NoteID, number: Int) -> Card {
    let key = CardKey(note: id, number: number)
    switch content {
    case .basic(let question, let answer):
      return Card(key: key, question: question, answer: answer, expected: answer)
    case .reversed(let term, let definition):
      return number == 1
        ? Card(key: key, question: term, answer: definition, expected: definition)
        : Card(key: key, question: definition, answer: term, expected: term)
    case .cloze(let text, let extra):
      let answer = extra.isEmpty ? text.plain : "\(text.plain)\n\n\(extra)"
      let hidden = text.hidden(number: number).joined(separator: ", ")
      return Card(
        key: key, question: text.question(number: number), answer: answer, expected: hidden)
    }
  }
}
