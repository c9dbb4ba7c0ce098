extension DeckLibrary {
  /// Every note, in order of decks and places.
  package var notes: [Note] {
    decks.flatMap { $0.entries.map(\.note) }
  }

  /// Every card, in order of decks and places.
  package var cards: [Card] {
    notes.flatMap(\.cards)
  }

  /// The note with an id, and its place.
  package func entry(_ id: NoteID) -> ParsedDeck.Entry? {
    for deck in decks {
      if let entry = deck.entries.first(where: { $0.note.id == id }) { return entry }
    }
    return nil
  }

  /// Cards that have a history and are in no deck any more, in order.
  package func vanished(known: some Sequence<CardKey>) -> [CardKey] {
    Set(known).subtracting(cards.map(\.key)).sorted()
  }

  /// All tags of a note: its deck's, then its own.
  package func tags(of note: Note) -> [String] {
    let shared = decks.first { $0.name == note.deck }?.settings.tags ?? []
    return shared + note.tags.filter { !shared.contains($0) }
  }
}

extension DeckFileError {
  /// Why, without the path, for a message that has it already.
  var reason: String {
    switch self {
    case .system(_, _, let code): SystemError.text(code)
    case .readOnly: "the file is read-only"
    case .changedMeanwhile: "another program changed it in this moment"
    case .notAFile: "it is not a file"
    case .tooLarge(_, let bytes, let limit): "it has \(bytes) bytes, and at most \(limit) are read"
    }
  }
}
