/// Reads what schema 18 keeps in tables with messages of Protocol Buffers.
enum AnkiSchema18 {
  static func read(
    _ database: SQLiteDatabase, into collection: inout AnkiCollection
  ) throws(TransferError) {
    try AnkiCollectionReader.checkTables(
      database, ["notetypes", "fields", "templates", "decks", "deck_config", "config"])
    try readNoteTypes(database, into: &collection)
    try readDecks(database, into: &collection)
    var offset: Int?
    try database.query("SELECT val FROM config WHERE KEY = 'creationOffset'") { row in
      offset = Int(row.text(0).trimmed)
    }
    collection.creationOffset = offset
  }

  private static func readNoteTypes(
    _ database: SQLiteDatabase, into collection: inout AnkiCollection
  ) throws(TransferError) {
    var types: [Int64: AnkiCollection.NoteType] = [:]
    try database.query("SELECT id, name, config FROM notetypes") { row throws(TransferError) in
      let config = try ProtobufReader(row.blob(2), what: "a note type")
      types[row.integer(0)] = AnkiCollection.NoteType(
        name: row.text(1), isCloze: config.varint(1) == 1,
        isImageOcclusion: config.varint(9) == 6)
    }
    try database.query("SELECT ntid, name FROM fields ORDER BY ntid, ord") { row in
      types[row.integer(0)]?.fields.append(row.text(1))
    }
    try database.query("SELECT ntid, name, config FROM templates ORDER BY ntid, ord") {
      row throws(TransferError) in
      let config = try ProtobufReader(row.blob(2), what: "a card template")
      types[row.integer(0)]?.templates.append(
        AnkiCollection.NoteType.Template(
          name: row.text(1), question: config.text(1) ?? "", answer: config.text(2) ?? ""))
    }
    collection.noteTypes = types
  }

  private static func readDecks(
    _ database: SQLiteDatabase, into collection: inout AnkiCollection
  ) throws(TransferError) {
    var decks: [Int64: AnkiCollection.Deck] = [:]
    try database.query("SELECT id, name, kind FROM decks") { row throws(TransferError) in
      let kind = try ProtobufReader(row.blob(2), what: "a deck")
      let normal = try kind.bytes(1).map { bytes throws(TransferError) in
        try ProtobufReader(bytes, what: "a deck")
      }
      decks[row.integer(0)] = AnkiCollection.Deck(
        name: row.text(1).replacing("\u{1F}", with: "::"), isFiltered: kind.bytes(2) != nil,
        config: Int64(bitPattern: normal?.varint(1) ?? 1))
    }
    var configs: [Int64: AnkiCollection.Config] = [:]
    try database.query("SELECT id, config FROM deck_config") { row throws(TransferError) in
      let config = try ProtobufReader(row.blob(1), what: "a preset")
      configs[row.integer(0)] = AnkiCollection.Config(
        learningSteps: config.floats(1).map { Double($0) * 60 },
        relearningSteps: config.floats(2).map { Double($0) * 60 })
    }
    collection.decks = decks
    collection.configs = configs
  }
}
