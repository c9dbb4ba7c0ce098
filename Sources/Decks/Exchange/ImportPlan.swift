/// What an import will do to the decks: worked out first, so that it can be shown before anything is written.
package struct ImportPlan: Sendable {
  /// A note that is there and gets another text.
  package struct Update: Sendable {
    /// Its place in the library.
    package var entry: ParsedDeck.Entry
    /// What it is to say.
    package var note: Note
  }

  /// Notes to be added, each with an id, in order.
  package private(set) var new: [Note] = []
  /// Notes to be changed.
  package private(set) var updates: [Update] = []
  /// Notes that are there and stay as they are.
  package private(set) var same: [NoteID] = []
  /// Progress with the cards of all these notes.
  package private(set) var progress: [CardKey: CardProgress] = [:]
  /// Pictures and sounds.
  package private(set) var media: [MediaFile]
  /// How many notes or rows were read.
  package private(set) var read: Int
  /// What could not be carried over.
  package private(set) var remarks: [TransferRemark]

  /// The folder for new decks.
  let folder: String

  private var index: LibraryIndex
  private let policy: ImportPolicy

  /// Works out an import.
  ///
  /// A note is found by its id; one without by its text, then by its question alone among those of its kind.
  ///
  /// - Parameters:
  ///   - imported: What a file holds.
  ///   - library: The decks that are there.
  ///   - folder: The folder for new decks; must exist.
  ///   - policy: What to do with notes that are there; a file's own wish stands if this is nil.
  ///   - known: Ids that no new note may get.
  ///   - generator: Where ids come from.
  package init(
    _ imported: ImportedCards, into library: DeckLibrary, folder: String,
    policy: ImportPolicy? = nil, known: Set<NoteID> = [],
    using generator: inout some RandomNumberGenerator
  ) {
    let imported = MediaStore(deckFolder: folder).named(imported)
    self.folder = folder
    media = imported.media
    read = imported.read
    remarks = imported.remarks
    index = LibraryIndex(library)
    self.policy = policy ?? imported.policy ?? .update
    var taken = known.union(index.ids).union(imported.notes.compactMap(\.note.id))
    for note in imported.notes { add(note, taken: &taken, using: &generator) }
  }

  /// How many notes or rows were read and not taken over.
  package var skipped: Int {
    max(0, read - new.count - updates.count - same.count)
  }

  private mutating func add(
    _ imported: ImportedNote, taken: inout Set<NoteID>,
    using generator: inout some RandomNumberGenerator
  ) {
    guard let readBack = writable(imported) else { return }
    let match = index.take(readBack)
    if let entry = match, policy != .both || entry.note.saysTheSame(as: readBack) {
      return meet(imported, readBack, entry)
    }
    var note = readBack
    if note.id == nil || match != nil {
      var id = NoteID.random(using: &generator)
      while !taken.insert(id).inserted { id = .random(using: &generator) }
      note.id = id
    }
    new.append(note)
    take(imported.progress, note)
  }

  /// The note as a deck file will hold it; tells if that is not quite what was read.
  private mutating func writable(_ imported: ImportedNote) -> Note? {
    let note = imported.note
    let subject = TransferRemark.subject(imported.origin, "")
    // A cloze text in brackets needs an id line to keep its numbers.
    var named = note
    if named.id == nil { named.id = NoteID("new") }
    guard var read = CardMarkdown.readBack(named) else {
      remarks.append(TransferRemark(subject: subject, loss: .cannotBeWritten))
      return nil
    }
    read.id = note.id
    if read.content != note.content {
      remarks.append(TransferRemark(subject: subject, loss: .changedByWriting))
    }
    return read
  }

  private mutating func meet(_ imported: ImportedNote, _ note: Note, _ entry: ParsedDeck.Entry) {
    var changed = entry.note
    changed.content = note.content
    if imported.hasTags { changed.tags = note.tags }
    if changed.saysTheSame(as: entry.note) || policy == .keep {
      if let id = entry.note.id { same.append(id) }
      take(imported.progress, entry.note)
    } else {
      updates.append(Update(entry: entry, note: changed))
      take(imported.progress, changed)
    }
  }

  private mutating func take(_ imported: [Int: CardProgress], _ note: Note) {
    guard let id = note.id else { return }
    for number in note.numbers {
      if let own = imported[number] { progress[CardKey(note: id, number: number)] = own }
    }
  }
}
