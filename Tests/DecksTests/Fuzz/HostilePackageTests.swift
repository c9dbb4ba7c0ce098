import Testing

@testable import Decks

@Suite("Hostile packages are refused with a reason")
struct HostilePackageTests {
  private typealias Entries = [(name: String, bytes: [UInt8], isCompressed: Bool)]

  private func refusal(
    _ entries: [(name: String, bytes: [UInt8], isCompressed: Bool)],
    change: (inout PackageLimits) -> Void = { _ in }
  ) throws -> String {
    refusalOf(try ZipWriter.archive(entries), change: change)
  }

  private func refusalOf(_ bytes: [UInt8], change: (inout PackageLimits) -> Void = { _ in })
    -> String
  {
    var limits = PackageLimits()
    change(&limits)
    do throws(TransferError) {
      _ = try AnkiPackageImport.read(bytes, clock: AnkiSamples.utc, limits: limits)
      return "nothing"
    } catch {
      return error.description
    }
  }

  @Test func refusesWhatIsNoPackage() throws {
    #expect(refusalOf([]) == "The file is no Anki package (a ZIP archive).")
    #expect(
      refusalOf(Array("#separator:tab".utf8)) == "The file is no Anki package (a ZIP archive).")
    #expect(refusalOf(Array("PK".utf8) + [3, 4, 0]).hasPrefix("The archive is damaged: "))
    #expect(try refusal([("x", [1], false)]) == "The archive holds no Anki collection.")
    #expect(
      try refusal([("meta", [8, 4], false), ("collection.anki2", [1], false)]).hasPrefix(
        "The package has version 4, which is newer"))
    #expect(
      try refusal([("meta", [8, 3], false), ("collection.anki2", [1], false)])
        == "The archive holds no Anki collection.")
    #expect(
      try refusal([("meta", [0xFF], false), ("collection.anki2", [1], false)])
        == "The package is damaged: its version can't be read.")
    #expect(
      try refusal([("collection.anki2", [1], false)])
        == "The collection's database is damaged: it is no SQLite file.")
  }

  @Test(arguments: ["../evil", "/etc/evil", "a/../../evil", "a\\evil"])
  func refusesNamesThatAreWaysOut(_ name: String) throws {
    #expect(
      try refusal([(name, [1], false)])
        == "The archive has an entry with an unsafe name: \"\(name)\".")
  }

  @Test func refusesBombs() throws {
    let zeros = [UInt8](repeating: 0, count: 20 << 20)
    let words = "\"collection.anki2\" is larger than 1000000 bytes, which is the most that is read."
    #expect(
      try refusal([("collection.anki2", zeros, false)]) { $0.collection = 1_000_000 } == words)
    let packed = try Zstandard.compress(zeros)
    #expect(packed.count < 10_000)
    #expect(
      try refusal([("meta", [8, 3], false), ("collection.anki21b", packed, true)]) {
        $0.collection = 1_000_000
      }
        == "The collection is larger than 1000000 bytes, which is the most that is read.")
    let sample = try AnkiSamples.bytes("anki-legacy.apkg")
    #expect(
      refusalOf(sample) { $0.file = 1_000 }
        == "The package is larger than 1000 bytes, which is the most that is read.")
    #expect(
      refusalOf(sample) { $0.entries = 2 } == "The archive has 4 entries, more than are read.")
  }

  @Test func refusesAnEndlessDatabase() throws {
    let database = try SQLiteDatabase()
    try database.run(
      "CREATE TABLE col (crt, ver); INSERT INTO col VALUES (0, 11); CREATE TABLE cards (id); CREATE TABLE revlog (id)"
    )
    try database.run(
      "CREATE VIEW notes AS WITH RECURSIVE n(id) AS (SELECT 1 UNION ALL SELECT id + 1 FROM n) SELECT id, id AS guid, id AS mid, id AS mod, id AS tags, id AS flds FROM n"
    )
    let bytes = try database.serialized()
    #expect(
      try refusal([("collection.anki2", bytes, false)])
        == "The collection's database is damaged: it has no table notes.")
    let reader = try SQLiteDatabase(reading: bytes, millions: 5)
    #expect(throws: TransferError.damagedDatabase(reason: "interrupted")) {
      try reader.query("SELECT count(*) FROM notes") { _ in }
    }
  }

  @Test func refusesOtherSchemas() throws {
    let database = try SQLiteDatabase()
    try database.run(AnkiSchemaText.shared)
    try database.run("INSERT INTO col VALUES (1, 0, 0, 0, 15, 0, 0, 0, '', '', '', '', '')")
    #expect(
      try refusal([("collection.anki2", try database.serialized(), false)]).hasPrefix(
        "The collection has schema 15, and 11 and 18 are read."))
  }

  @Test func leavesOutMediaWithUnsafeNames() throws {
    let settings = AnkiExportSettings(form: .legacy, now: 1_790_000_000_000, clock: AnkiSamples.utc)
    let note = Note(id: NoteID("a"), content: .basic(question: "x", answer: "y"), deck: "d")
    let collection = try AnkiCollectionWriter(
      [note], tags: { _ in [] }, progress: [:], settings: settings
    ).bytes()
    let list = Array(
      "{\"0\": \"../../.bashrc\", \"1\": \"a/b\", \"2\": \"\", \"3\": \".hidden\", \"4\": \"ok.png\", \"5\": \"gone.png\", \"6\": 7}"
        .utf8)
    let entries: Entries =
      [("collection.anki2", collection, false), ("media", list, false)]
      + (0..<5).map { (String($0), [UInt8($0)], false) }
    let result = try AnkiPackageImport.read(try ZipWriter.archive(entries), clock: AnkiSamples.utc)
    #expect(result.media == [MediaFile(name: "ok.png", bytes: [4])])
    #expect(
      result.remarks.map(\.description) == [
        "the file \"../../.bashrc\" was left out: its name is a path or unsafe.",
        "the file \"a/b\" was left out: its name is a path or unsafe.",
        "the file \"\" was left out: its name is a path or unsafe.",
        "the file \".hidden\" was left out: its name is a path or unsafe.",
        "the file \"gone.png\" that it shows is missing.",
      ])
  }

  /// Strange values in every column: no trap, whatever comes out.
  @Test func survivesStrangeValues() throws {
    let values = [
      "-9223372036854775808", "9223372036854775807", "-1", "'text'", "1e300", "x'ff00'",
    ]
    let columns = [
      "ord", "type", "queue", "due", "ivl", "factor", "reps", "lapses", "left", "odue", "odid",
      "flags", "data", "did",
    ]
    let names = ["id", "cid", "ease", "ivl", "lastIvl", "factor", "time", "type"]
    let statements =
      columns.map { "UPDATE OR IGNORE cards SET \($0) =" }
      + names.map { "UPDATE OR IGNORE revlog SET \($0) =" }
      + [
        "UPDATE col SET crt =", "UPDATE col SET conf =", "UPDATE col SET models =",
        "UPDATE notes SET flds =", "UPDATE notes SET mid =",
      ]
    for statement in statements {
      for value in values {
        // A fresh database each time, so that one change does not hide the next.
        let database = try SQLiteDatabase()
        try database.run(AnkiSchemaText.shared + Self.rows)
        try? database.run("\(statement) \(value)")
        let changed = try database.serialized()
        _ = try? AnkiPackageImport.read(
          try ZipWriter.archive([("collection.anki2", changed, true)]), clock: .system)
      }
    }
  }

  private static let rows = """
    INSERT INTO col VALUES (1, 1780000000, 0, 0, 11, 0, 0, 0, '{}', '{"5": {"name": "Basic",
      "flds": [{"name": "Front"}, {"name": "Back"}],
      "tmpls": [{"qfmt": "{{Front}}", "afmt": "{{FrontSide}}<hr id=answer>{{Back}}"}]}}', '{}', '{}', '{}');
    INSERT INTO notes VALUES (1, 'g', 5, 0, -1, '', 'a' || char(31) || 'b', 'a', 0, 0, '');
    INSERT INTO cards VALUES (1, 1, 1, 0, 0, -1, 2, 2, 30, 9, 2500, 1, 0, 0, 0, 0, 0,
      '{"s": 8.2, "d": 5, "lrt": 1780000000}');
    INSERT INTO revlog VALUES (1780000000000, 1, -1, 3, 9, 0, 500, 1000, 1);
    """
}
