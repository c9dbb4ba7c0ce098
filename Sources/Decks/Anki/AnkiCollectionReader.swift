/// Reads the tables that all schemas share: notes, cards and the log.
enum AnkiCollectionReader {
  /// Reads a collection's database of schema 11 (JSON) or 18 (tables with messages).
  static func read(_ bytes: [UInt8], limits: PackageLimits) throws(TransferError) -> AnkiCollection
  {
    let database = try SQLiteDatabase(reading: bytes, millions: limits.databaseMillions)
    try checkTables(database, ["col", "notes", "cards", "revlog"])
    var collection = AnkiCollection()
    var version = 0
    try database.query("SELECT crt, ver FROM col LIMIT 1") { row in
      collection.created = row.integer(0)
      version = row.int(1)
    }
    switch version {
    case 11: try AnkiSchema11.read(database, into: &collection)
    case 18: try AnkiSchema18.read(database, into: &collection)
    default: throw .unknownSchema(version)
    }
    try readNotes(database, into: &collection)
    try readCards(database, into: &collection)
    try readLog(database, into: &collection)
    return collection
  }

  /// Refuses a file whose tables are missing, or are views, which could run without end.
  static func checkTables(_ database: SQLiteDatabase, _ names: [String]) throws(TransferError) {
    var tables: Set<String> = []
    try database.query("SELECT name, sql FROM sqlite_master WHERE type = 'table'") { row in
      if !row.text(1).uppercased().hasPrefix("CREATE VIRTUAL") { tables.insert(row.text(0)) }
    }
    for name in names where !tables.contains(name) {
      throw .damagedDatabase(reason: "it has no table \(name)")
    }
  }

  private static func readNotes(
    _ database: SQLiteDatabase, into collection: inout AnkiCollection
  ) throws(TransferError) {
    var notes: [AnkiCollection.Note] = []
    try database.query("SELECT id, guid, mid, mod, tags, flds FROM notes ORDER BY id") { row in
      let fields = row.text(5).split(separator: "\u{1F}", omittingEmptySubsequences: false)
      notes.append(
        AnkiCollection.Note(
          id: row.integer(0), guid: row.text(1), type: row.integer(2), modified: row.integer(3),
          tags: AnkiTags.split(row.text(4)), fields: fields.map(String.init)))
    }
    collection.notes = notes
  }

  private static func readCards(
    _ database: SQLiteDatabase, into collection: inout AnkiCollection
  ) throws(TransferError) {
    var cards: [Int64: [AnkiCollection.Card]] = [:]
    let columns =
      "id, nid, did, ord, type, queue, due, ivl, factor, reps, lapses, left, odue, odid, flags, data"
    try database.query("SELECT \(columns) FROM cards ORDER BY nid, ord, id") { row in
      let card = AnkiCollection.Card(
        id: row.integer(0), note: row.integer(1), deck: row.integer(2), ordinal: row.int(3),
        type: row.int(4), queue: row.int(5), due: row.integer(6), interval: row.int(7),
        factor: row.int(8), reps: row.int(9), lapses: row.int(10), left: row.int(11),
        originalDue: row.integer(12), originalDeck: row.integer(13), flags: row.int(14),
        data: row.text(15))
      cards[card.note, default: []].append(card)
    }
    collection.cards = cards
  }

  /// Instants that a log can have, in milliseconds since 1970: up to the year 9999.
  private static let instants: ClosedRange<Int64> = 0...253_402_300_799_999

  private static func readLog(
    _ database: SQLiteDatabase, into collection: inout AnkiCollection
  ) throws(TransferError) {
    var logs: [Int64: [ReviewLogEntry]] = [:]
    let columns = "id, cid, ease, ivl, lastIvl, factor, time, type"
    try database.query("SELECT \(columns) FROM revlog ORDER BY id") { row in
      guard let kind = ReviewLogEntry.Kind(rawValue: row.int(7)), instants.contains(row.integer(0))
      else {
        collection.lostLogEntries += 1
        return
      }
      let entry = ReviewLogEntry(
        id: row.integer(0), rating: min(max(row.int(2), 0), 4), interval: row.int(3),
        lastInterval: row.int(4), factor: row.int(5), duration: row.int(6), kind: kind)
      logs[row.integer(1), default: []].append(entry)
    }
    collection.logs = logs
  }
}
