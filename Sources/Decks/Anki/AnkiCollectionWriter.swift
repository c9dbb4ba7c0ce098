/// Writes a collection's database: what both schemas have in common.
struct AnkiCollectionWriter {
  /// A card with all that its row needs.
  struct Card {
    var key: CardKey
    var row: AnkiCardRow
    var progress: CardProgress
  }

  let settings: AnkiExportSettings
  let notes: [Note]
  let tags: (Note) -> [String]
  let progress: [CardKey: CardProgress]
  /// The collection's first day, in days since 1970.
  let firstDay: Int
  /// Names of all decks, parents included, in order.
  let decks: [String]

  init(
    _ notes: [Note], tags: @escaping (Note) -> [String], progress: [CardKey: CardProgress],
    settings: AnkiExportSettings
  ) {
    self.notes = notes.filter { $0.id != nil }
    self.tags = tags
    self.progress = progress
    self.settings = settings
    let instants = progress.values.flatMap {
      [$0.due, $0.log.first?.id, $0.lastReview].compactMap { $0 }
    }
    firstDay = settings.clock.day(of: min(settings.now, instants.min() ?? settings.now))
    decks = AnkiCollectionWriter.withParents(self.notes.map { DeckName.withPrefix($0.deck) })
  }

  /// The database's bytes.
  func bytes() throws(TransferError) -> [UInt8] {
    let database = try SQLiteDatabase()
    try database.run("BEGIN")
    try database.run(AnkiSchemaText.shared)
    var ids = AnkiIDs()
    let deckIDs = deckIDs()
    switch settings.form {
    case .legacy: try AnkiSchema11Writer(self, deckIDs: deckIDs).write(to: database)
    case .current: try AnkiSchema18Writer(self, deckIDs: deckIDs).write(to: database)
    }
    try writeNotes(to: database, ids: &ids, deckIDs: deckIDs)
    try database.run("COMMIT")
    return try database.serialized()
  }

  /// When the collection was made: the beginning of its first day, in seconds since 1970.
  var created: Int64 { settings.clock.start(of: firstDay) / 1_000 }

  /// Minutes by which local time was behind UTC then.
  var creationOffset: Int { -settings.clock.offset(created) / 60 }

  private func deckIDs() -> [String: Int64] {
    var ids = AnkiIDs()
    return Dictionary(decks.map { ($0, ids.id("deck \($0)")) }) { first, _ in first }
  }

  private static func withParents(_ names: [String]) -> [String] {
    var all: Set<String> = []
    for name in names {
      let parts = name.components(separatedBy: "::")
      for count in 1...parts.count { all.insert(parts.prefix(count).joined(separator: "::")) }
    }
    return all.sorted()
  }

  // MARK: Rows

  private func writeNotes(
    to database: SQLiteDatabase, ids: inout AnkiIDs, deckIDs: [String: Int64]
  ) throws(TransferError) {
    let noteRow = try database.prepare(
      "INSERT INTO notes VALUES (?, ?, ?, ?, -1, ?, ?, ?, ?, 0, '')")
    let cardRow = try database.prepare(
      "INSERT INTO cards VALUES (?, ?, ?, ?, ?, -1, ?, ?, ?, ?, ?, ?, ?, ?, 0, 0, 0, ?)")
    var logs: [(card: Int64, entry: ReviewLogEntry)] = []
    for (position, note) in notes.enumerated() {
      guard let id = note.id else { continue }
      let noteID = ids.id("note \(id)")
      let modified = note.modified ?? settings.now / 1_000
      let fields = AnkiTextExport.htmlFields(note.content).map(
        AnkiCollectionWriter.withoutSeparator)
      let sortField = HTMLToMarkdown(fields[0]).text
      try noteRow.run(
        .integer(noteID), .text(id.guid), .integer(AnkiNoteTypes.type(of: note.content).id),
        .integer(modified), .text(tagText(note)), .text(fields.joined(separator: "\u{1F}")),
        .text(sortField), .integer(AnkiCollectionWriter.checksum(sortField)))
      for number in note.numbers {
        let key = CardKey(note: id, number: number)
        let progress = progress[key] ?? CardProgress()
        let row = AnkiCardRow(
          progress, position: position + 1, firstDay: firstDay, settings: settings)
        let cardID = ids.id("card \(key)")
        logs += progress.log.map { (cardID, $0) }
        try cardRow.run(
          .integer(cardID), .integer(noteID),
          .integer(deckIDs[DeckName.withPrefix(note.deck)] ?? 1), .integer(Int64(number - 1)),
          .integer(modified), .integer(row.type), .integer(row.queue), .integer(row.due),
          .integer(row.interval), .integer(row.factor), .integer(Int64(progress.reps)),
          .integer(Int64(progress.lapses)), .integer(row.left), .text(row.data))
      }
    }
    try writeLog(logs, to: database)
  }

  /// Instants are the rows' ids, so two in one millisecond are set a millisecond apart.
  private func writeLog(
    _ logs: [(card: Int64, entry: ReviewLogEntry)], to database: SQLiteDatabase
  ) throws(TransferError) {
    let row = try database.prepare("INSERT INTO revlog VALUES (?, ?, -1, ?, ?, ?, ?, ?, ?)")
    var last = Int64.min
    for (card, entry) in logs.sorted(by: { $0.entry.id < $1.entry.id }) {
      last = max(entry.id, last &+ 1)
      try row.run(
        .integer(last), .integer(card), .integer(Int64(entry.rating)),
        .integer(Int64(entry.interval)), .integer(Int64(entry.lastInterval)),
        .integer(Int64(entry.factor)), .integer(Int64(max(0, entry.duration))),
        .integer(Int64(entry.kind.rawValue)))
    }
  }

  private func tagText(_ note: Note) -> String {
    let tags = tags(note).map(AnkiTags.safe).filter { !$0.isEmpty }
    return tags.isEmpty ? "" : " \(tags.joined(separator: " ")) "
  }

  private static func withoutSeparator(_ field: String) -> String {
    field.replacing("\u{1F}", with: " ")
  }

  /// The first eight hexadecimal digits of the first field's digest, as a number.
  private static func checksum(_ field: String) -> Int64 {
    SHA1.digest(field.utf8).prefix(4).reduce(0) { $0 << 8 | Int64($1) }
  }
}

extension String {
  /// The parts between occurrences of a separator, empty ones included.
  fileprivate func components(separatedBy separator: String) -> [String] {
    split(separator: separator, omittingEmptySubsequences: false).map(String.init)
  }
}
