/// Finds the note of a library that an imported one is.
struct LibraryIndex {
  private struct Question: Hashable {
    var kind: Int
    var text: String
  }

  private var byID: [NoteID: ParsedDeck.Entry] = [:]
  private var byContent: [Note.Content: [NoteID]] = [:]
  private var byQuestion: [Question: [NoteID]] = [:]
  private var used: Set<NoteID> = []

  init(_ library: DeckLibrary) {
    for entry in library.decks.flatMap(\.entries) {
      guard let id = entry.note.id else { continue }
      byID[id] = entry
      byContent[entry.note.content, default: []].append(id)
      byQuestion[LibraryIndex.question(entry.note.content), default: []].append(id)
    }
  }

  /// Ids of all notes.
  var ids: Set<NoteID> { Set(byID.keys) }

  /// The note that an imported one is; each is given once.
  mutating func take(_ note: Note) -> ParsedDeck.Entry? {
    let found: NoteID?
    if let id = note.id {
      found = byID[id] == nil ? nil : id
    } else {
      found =
        first(byContent[note.content]) ?? first(byQuestion[LibraryIndex.question(note.content)])
    }
    guard let found else { return nil }
    used.insert(found)
    return byID[found]
  }

  private func first(_ ids: [NoteID]?) -> NoteID? {
    ids?.first { !used.contains($0) }
  }

  private static func question(_ content: Note.Content) -> Question {
    switch content {
    case .basic(let question, _): Question(kind: 0, text: question)
    case .reversed(let term, _): Question(kind: 1, text: term)
    case .cloze(let text, _): Question(kind: 2, text: text.plain)
    }
  }
}
