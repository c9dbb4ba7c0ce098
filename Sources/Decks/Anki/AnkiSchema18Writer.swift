/// Writes what schema 18 keeps in tables with messages of Protocol Buffers.
///
/// The numbers are those of the fields in Anki's messages for note types, decks and presets.
struct AnkiSchema18Writer {
  private let collection: AnkiCollectionWriter
  private let deckIDs: [String: Int64]

  init(_ collection: AnkiCollectionWriter, deckIDs: [String: Int64]) {
    self.collection = collection
    self.deckIDs = deckIDs
  }

  func write(to database: SQLiteDatabase) throws(TransferError) {
    try database.run(AnkiSchemaText.schema18)
    let row = try database.prepare(
      "INSERT INTO col VALUES (1, ?, ?, ?, 18, 0, 0, 0, '', '', '', '', '')")
    let now = collection.settings.now
    try row.run(.integer(collection.created), .integer(now), .integer(now))
    try writeSettings(to: database)
    try writeNoteTypes(to: database)
    try writeDecks(to: database)
    let preset = try database.prepare("INSERT INTO deck_config VALUES (1, 'Default', 0, 0, ?)")
    try preset.run(.blob(self.preset))
    try writeTags(to: database)
  }

  private func writeSettings(to database: SQLiteDatabase) throws(TransferError) {
    let values = [
      "activeDecks": "[1]", "addToCur": "true", "collapseTime": "1200",
      "creationOffset": String(collection.creationOffset), "curDeck": "1",
      "curModel": String(AnkiNoteTypes.basic.id), "dayLearnFirst": "false", "dueCounts": "true",
      "estTimes": "true", "fsrs": "true", "newSpread": "0",
      "nextPos": String(collection.notes.count + 1), "sched2021": "true", "schedVer": "2",
      "sortBackwards": "false", "sortType": "\"noteFld\"", "timeLim": "0",
    ]
    let row = try database.prepare("INSERT INTO config VALUES (?, 0, 0, ?)")
    for (key, value) in values.sorted(by: { $0.key < $1.key }) {
      try row.run(.text(key), .blob(Array(value.utf8)))
    }
  }

  // MARK: Note types

  private func writeNoteTypes(to database: SQLiteDatabase) throws(TransferError) {
    let typeRow = try database.prepare("INSERT INTO notetypes VALUES (?, ?, 0, -1, ?)")
    let fieldRow = try database.prepare("INSERT INTO fields VALUES (?, ?, ?, ?)")
    let templateRow = try database.prepare("INSERT INTO templates VALUES (?, ?, ?, 0, -1, ?)")
    for type in AnkiNoteTypes.all {
      try typeRow.run(.integer(type.id), .text(type.name), .blob(config(type)))
      for (index, name) in type.fields.enumerated() {
        try fieldRow.run(.integer(type.id), .integer(Int64(index)), .text(name), .blob(fieldConfig))
      }
      for (index, template) in type.templates.enumerated() {
        var config = ProtobufWriter()
        config.add(1, text: template.question)
        config.add(2, text: template.answer)
        try templateRow.run(
          .integer(type.id), .integer(Int64(index)), .text(template.name), .blob(config.bytes))
      }
    }
  }

  private func config(_ type: AnkiNoteTypes.NoteType) -> [UInt8] {
    var config = ProtobufWriter()
    if type.isCloze { config.add(1, varint: 1) }
    config.add(3, text: AnkiNoteTypes.css)
    config.add(5, text: AnkiNoteTypes.latexPre)
    config.add(6, text: AnkiNoteTypes.latexPost)
    for index in type.templates.indices {
      var requirement = ProtobufWriter()
      if index > 0 { requirement.add(1, varint: UInt64(index)) }
      requirement.add(2, varint: 1)
      requirement.add(3, bytes: [UInt8(truncatingIfNeeded: index)])
      config.add(8, bytes: requirement.bytes)
    }
    return config.bytes
  }

  private var fieldConfig: [UInt8] {
    var config = ProtobufWriter()
    config.add(3, text: "Arial")
    config.add(4, varint: 20)
    return config.bytes
  }

  // MARK: Decks, preset, tags

  private func writeDecks(to database: SQLiteDatabase) throws(TransferError) {
    let row = try database.prepare("INSERT INTO decks VALUES (?, ?, 0, -1, ?, ?)")
    var normal = ProtobufWriter()
    normal.add(1, varint: 1)
    var kind = ProtobufWriter()
    kind.add(1, bytes: normal.bytes)
    try row.run(.integer(1), .text("Default"), .blob([]), .blob(kind.bytes))
    for (name, id) in deckIDs.sorted(by: { $0.key < $1.key }) {
      let stored = name.replacing("::", with: "\u{1F}")
      try row.run(.integer(id), .text(stored), .blob([]), .blob(kind.bytes))
    }
  }

  private var preset: [UInt8] {
    let settings = collection.settings
    var config = ProtobufWriter()
    config.add(1, floats: settings.learningSteps.map { Float($0 / 60) })
    config.add(2, floats: settings.relearningSteps.map { Float($0 / 60) })
    config.add(6, floats: settings.parameters.map { Float($0) })
    config.add(9, varint: 20)
    config.add(10, varint: 200)
    config.add(11, float: 2.5)
    config.add(12, float: 1.3)
    config.add(13, float: 1.2)
    config.add(15, float: 1)
    config.add(16, varint: UInt64(max(1, settings.maximumInterval)))
    config.add(17, varint: 1)
    config.add(18, varint: 1)
    config.add(19, varint: 4)
    config.add(22, varint: 8)
    config.add(24, varint: 60)
    config.add(27, varint: 1)
    config.add(28, varint: 1)
    config.add(37, float: Float(settings.desiredRetention))
    config.add(40, float: 0.9)
    return config.bytes
  }

  private func writeTags(to database: SQLiteDatabase) throws(TransferError) {
    let row = try database.prepare("INSERT OR IGNORE INTO tags VALUES (?, -1, 0, NULL)")
    let tags = Set(collection.notes.flatMap { collection.tags($0).map(AnkiTags.safe) })
    for tag in tags.sorted() where !tag.isEmpty { try row.run(.text(tag)) }
  }
}
