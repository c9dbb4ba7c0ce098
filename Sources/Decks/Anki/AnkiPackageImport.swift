/// Reads Anki's packages: `.apkg` and `.colpkg`, in the legacy forms and the current one.
package enum AnkiPackageImport {
  /// Reads a package with its progress and media.
  package static func read(
    _ bytes: [UInt8], clock: StudyClock, limits: PackageLimits = PackageLimits()
  ) throws(TransferError) -> ImportedCards {
    let package = try AnkiPackage(bytes, limits: limits)
    let collection = try AnkiCollectionReader.read(package.collection, limits: limits)
    var reader = AnkiCollectionNotes(collection: collection, clock: clock)
    reader.readAll()
    var result = reader.result
    if collection.lostLogEntries > 0 {
      result.remarks.append(
        TransferRemark(subject: "", loss: .lostLogEntries(collection.lostLogEntries)))
    }
    let media = try package.media(limits: limits)
    result.media = media.files
    result.remarks += media.remarks
    let names = Set(media.files.map(\.name))
    for (name, subject) in reader.shownMedia where !names.contains(name) {
      result.remarks.append(TransferRemark(subject: subject, loss: .missingMedia(name)))
    }
    return result
  }
}

/// Turns the notes of a collection into notes with progress.
private struct AnkiCollectionNotes {
  let collection: AnkiCollection
  let progressReader: AnkiCardProgress
  private(set) var result = ImportedCards()
  /// Names of files that notes show, with the first note that does.
  private(set) var shownMedia: [(name: String, subject: String)] = []
  private var seen: [NoteID: String] = [:]

  init(collection: AnkiCollection, clock: StudyClock) {
    self.collection = collection
    progressReader = AnkiCardProgress(collection: collection, clock: clock)
  }

  mutating func readAll() {
    for note in collection.notes {
      result.read += 1
      read(note)
    }
  }

  private mutating func read(_ note: AnkiCollection.Note) {
    let text = HTMLToMarkdown(note.fields.first ?? "").text
    let subject = TransferRemark.subject("note \(note.id)", text)
    guard let type = collection.noteTypes[note.type] else {
      return remark(subject, .missingNoteType)
    }
    let cards = collection.cards[note.id] ?? []
    guard !cards.isEmpty else { return remark(subject, .noCards) }
    var reader = AnkiNoteReader(type: type, note: note, ordinals: cards.map(\.ordinal))
    let readings = reader.read()
    for loss in reader.fields.losses { remark(subject, loss) }
    for name in reader.fields.media where !shownMedia.contains(where: { $0.name == name }) {
      shownMedia.append((name, subject))
    }
    if readings.count > 1 { remark(subject, .renderedTemplates(type.name)) }
    for reading in readings { add(reading, note, cards, subject: subject) }
  }

  private mutating func add(
    _ reading: AnkiNoteReader.Reading, _ note: AnkiCollection.Note,
    _ cards: [AnkiCollection.Card], subject: String
  ) {
    let id = note.guid.isEmpty ? nil : NoteID(guid: note.guid + reading.suffix)
    if let id, let first = seen[id] { return remark(subject, .repeatedID(first: first)) }
    if let id { seen[id] = subject }
    var progress: [Int: CardProgress] = [:]
    for (number, ordinal) in reading.ordinals.sorted(by: { $0.key < $1.key }) {
      guard let card = cards.first(where: { $0.ordinal == ordinal }) else { continue }
      var losses: [TransferLoss] = []
      progress[number] = progressReader.progress(card, losses: &losses)
      for loss in losses { remark(subject, loss) }
    }
    let first = cards.first { reading.ordinals.values.contains($0.ordinal) } ?? cards[0]
    let deck = collection.decks[first.originalDeck != 0 ? first.originalDeck : first.deck]
    let name = UnicodeForms.composed(deck?.name ?? "")
    let imported = Note(
      id: id, content: reading.content,
      deck: name.isEmpty ? AnkiTextLayout.defaultDeck : DeckName.withoutPrefix(name),
      tags: note.tags, modified: note.modified)
    result.notes.append(ImportedNote(note: imported, progress: progress, origin: "note \(note.id)"))
  }

  private mutating func remark(_ subject: String, _ loss: TransferLoss) {
    result.remarks.append(TransferRemark(subject: subject, loss: loss))
  }
}
