import Foundation
import Testing

@testable import Decks

@Suite("With the real Anki library", .serialized)
struct RealAnkiTests {
  private let clock = StudyClock.system
  private let now = Int64(Date().timeIntervalSince1970 * 1_000)

  private func isMissing() -> Bool {
    guard let reason = RealAnki.missing else { return false }
    print("Skipped: \(reason).")
    return true
  }

  @Test(arguments: [AnkiExportSettings.Form.legacy, .current])
  func opensWhatIsExported(_ form: AnkiExportSettings.Form) throws {
    if isMissing() { return }
    let folder = try TestFolder()
    let notes = try SampleCards.notes()
    let progress = SampleCards.progress(now: now, clock: clock)
    let settings = AnkiExportSettings(form: form, now: now, clock: clock)
    let report = try AnkiPackageExport.package(
      notes, progress: progress, media: SampleCards.media, settings: settings)
    #expect(report.remarks == [])
    let file = try folder.write("cards.apkg", bytes: report.files[0].bytes)
    let result = try RealAnki.script("import", folder, [file])

    #expect(result["first"] == [["new": .integer(Int64(notes.count))]])
    #expect(result["second"] == [["duplicate": .integer(Int64(notes.count))]])
    #expect(result["collection"] == result["again"])
    #expect(result["integrity"] == "")
    let collection = try #require(result["collection"])
    #expect(collection["media"] == ["form.png", "other é.png"])
    try expectSame(collection, notes, progress)
    try expectSameBack(result, notes, progress)
  }

  /// Anki has the same cards, due days and memory states.
  private func expectSame(
    _ collection: JSONValue, _ notes: [Note], _ progress: [CardKey: CardProgress]
  ) throws {
    let today = try #require(collection["today"]?.integer)
    let found = try #require(collection["notes"]?.array)
    #expect(found.count == notes.count)
    for note in notes {
      let id = try #require(note.id)
      let row = try #require(found.first { $0["guid"]?.string == id.guid })
      let type = AnkiNoteTypes.type(of: note.content)
      #expect(row["notetype"]?.string == type.name && row["notetypeID"]?.integer == type.id)
      #expect(Set(row["tags"]?.array?.compactMap(\.string) ?? []) == Set(note.tags))
      let cards = try #require(row["cards"]?.array)
      #expect(cards.map { $0["ord"]?.integer } == note.numbers.map { Int64($0 - 1) })
      for card in cards {
        let number = Int(card["ord"]?.integer ?? 0) + 1
        #expect(card["deck"]?.string == "FormLab::\(note.deck)")
        expectSame(
          card, progress[CardKey(note: id, number: number)] ?? CardProgress(), today: today)
      }
    }
    #expect(collection["log"]?.array?.count == progress.values.reduce(0) { $0 + $1.log.count })
  }

  private func expectSame(_ card: JSONValue, _ progress: CardProgress, today: Int64) {
    let types: [CardProgress.State: Int64] = [.new: 0, .learning: 1, .review: 2, .relearning: 3]
    let queues: [CardProgress.Hold: Int64] = [.suspended: -1, .buried: -3]
    #expect(card["type"]?.integer == types[progress.state])
    if let queue = queues[progress.hold] { #expect(card["queue"]?.integer == queue) }
    #expect(card["reps"]?.integer == Int64(progress.reps))
    #expect(card["lapses"]?.integer == Int64(progress.lapses))
    let data = (try? JSONValue.parse((card["data"]?.string ?? "").utf8)) ?? .null
    guard progress.state != .new, let due = progress.due else { return }
    #expect(abs((data["s"]?.double ?? 0) - (progress.stability ?? 0)) < 1e-4)
    #expect(abs((data["d"]?.double ?? 0) - (progress.difficulty ?? 0)) < 1e-3)
    #expect(data["lrt"]?.integer == progress.lastReview.map { $0 / 1_000 })
    if progress.state == .review {
      let days = Int64(clock.day(of: due) - clock.day(of: now))
      #expect(card["due"]?.integer == today + days)
    } else if card["queue"]?.integer == 1 {
      #expect(card["due"]?.integer == due / 1_000)
    }
  }

  /// What Anki exports afterwards reads as what was exported to it.
  private func expectSameBack(
    _ result: JSONValue, _ notes: [Note], _ progress: [CardKey: CardProgress]
  ) throws {
    let folder = try #require(result["folder"]?.string)
    for name in ["back-legacy.apkg", "back-current.apkg"] {
      let bytes = try DeckFile.read("\(folder)/\(name)").bytes
      let back = try AnkiPackageImport.read(bytes, clock: clock)
      #expect(back.remarks == [])
      #expect(back.media.sorted { $0.name < $1.name } == SampleCards.media)
      for note in notes {
        let imported = try #require(back.notes.first { $0.note.id == note.id })
        #expect(imported.note.content == note.content)
        #expect(imported.note.deck == note.deck)
        #expect(Set(imported.note.tags) == Set(note.tags))
        for number in note.numbers {
          let key = CardKey(note: try #require(note.id), number: number)
          expectSame(imported.progress[number], progress[key] ?? CardProgress(), key)
        }
      }
    }
    let text = try AnkiTextImport.read(Array(try #require(result["text"]?.string).utf8))
    expectSameText(text, notes)
  }

  private func expectSame(_ found: CardProgress?, _ expected: CardProgress, _ key: CardKey) {
    var found = found ?? CardProgress(reps: -1)
    #expect(abs((found.stability ?? 0) - (expected.stability ?? 0)) < 1e-4)
    #expect(abs((found.difficulty ?? 0) - (expected.difficulty ?? 0)) < 1e-3)
    found.stability = expected.stability
    found.difficulty = expected.difficulty
    found.position = expected.position
    #expect(found == expected, "\(key)")
  }

  private func expectSameText(_ text: ImportedCards, _ notes: [Note]) {
    #expect(text.remarks == [])
    #expect(text.notes.count == notes.count)
    for note in notes {
      let imported = text.notes.first { $0.note.id == note.id }?.note
      #expect(imported?.content == note.content)
      #expect(imported?.deck == note.deck)
      #expect(Set(imported?.tags ?? []) == Set(note.tags))
    }
  }

  @Test func textGoesThereAndBack() throws {
    if isMissing() { return }
    let folder = try TestFolder()
    let notes = try SampleCards.notes()
    let files = try AnkiTextExport.files(notes).files.map { file in
      try folder.write(file.name, bytes: file.bytes)
    }
    let result = try RealAnki.script("import", folder, files)
    let counts = result["first"]?.array?.map { $0["new"]?.integer ?? 0 } ?? []
    #expect(counts.reduce(0, +) == Int64(notes.count))
    #expect(
      result["second"]?.array?.allSatisfy { $0.object?.keys.contains("new") == false } == true)
    #expect(result["collection"] == result["again"])
    let cards = result["collection"]?["notes"]?.array?.flatMap { $0["cards"]?.array ?? [] } ?? []
    #expect(cards.count == notes.reduce(0) { $0 + $1.numbers.count })
    expectSameText(try AnkiTextImport.read(Array((result["text"]?.string ?? "").utf8)), notes)
  }

  @Test func readsWhatAnkiExports() throws {
    if isMissing() { return }
    let folder = try TestFolder()
    let truth = try RealAnki.script("make", folder)
    let path = try #require(truth["folder"]?.string)
    let log = try #require(truth["log"]?.array)
    for name in ["legacy.apkg", "current.apkg", "all.colpkg"] {
      let bytes = try DeckFile.read("\(path)/\(name)").bytes
      let result = try AnkiPackageImport.read(bytes, clock: clock)
      #expect(result.notes.map { DeckDump.text($0.note.content) } == Self.contents)
      #expect(result.notes.map(\.note.deck) == ["A::B"] + [String](repeating: "A", count: 10))
      #expect(result.notes[0].note.tags == ["x", "y::z"])
      #expect(result.media.map(\.name) == ["pic é.png"])
      let remarks = result.remarks.map { $0.description.replacing(#/^note [0-9]+ /#, with: "") }
      #expect(remarks == Self.remarks)
      let entries = result.notes.flatMap { $0.progress.values.flatMap(\.log) }
      #expect(Set(entries.map(\.id)) == Set(log.compactMap { $0.array?[0].integer }))
      try expectStates(result, truth)
    }
    let html = try AnkiTextImport.read(try DeckFile.read("\(path)/html.txt").bytes)
    // Without its templates, a note of an unknown type is read by the order of its fields.
    #expect(html.notes.map { DeckDump.text($0.note.content) } == Self.contents.dropLast())
    let plain = try AnkiTextImport.read(try DeckFile.read("\(path)/plain.txt").bytes)
    #expect(plain.notes.count == 10)
  }

  private func expectStates(_ result: ImportedCards, _ truth: JSONValue) throws {
    for row in truth["notes"]?.array ?? [] {
      for card in row["cards"]?.array ?? [] {
        let ordinal = Int(card["ord"]?.integer ?? 0)
        let guid = row["guid"]?.string ?? ""
        let isThreeSided = row["notetype"] == "Three sides"
        let id = NoteID(guid: isThreeSided && ordinal == 1 ? guid + "-2" : guid)
        let imported = try #require(result.notes.first { $0.note.id == id })
        let number = isThreeSided ? 1 : ordinal + 1
        let progress = try #require(imported.progress[number])
        let data = (try? JSONValue.parse((card["data"]?.string ?? "").utf8)) ?? .null
        #expect(progress.stability == data["s"]?.double)
        #expect(progress.difficulty == data["d"]?.double)
        #expect(progress.reps == Int(card["reps"]?.integer ?? -1))
        guard let due = progress.due, card["type"] == 2 else { continue }
        let days = (card["due"]?.integer ?? 0) - (truth["today"]?.integer ?? 0)
        #expect(clock.day(of: due) - clock.day(of: now) == Int(days))
      }
    }
  }

  private static let contents = [
    "Q <one> A <1>", "Q <code> A <```|let a: Array<Int> = []|  b|```>",
    "Q <picture> A <![](media/pic é.png) and **bold** line>", "Q <first|second> A <a||b c>",
    "T <term> D <meaning>", "Q <once> A <only>", "T <twice> D <both>", "Q <typed> A <answer>",
    "C <{{c1::a}} {{c1::b}} {{c3::c {{c2::d::hint}}}} [x]> E <extra>", "Q <eins> A <zwei>",
    "Q <zwei (drei)> A <eins>",
  ]

  private static let remarks = [
    "(code): its flag 2 stays behind.",
    "(picture): formatting dropped, text kept: <u>.",
    "(eins): the cards of its note type \"Three sides\" became cards of their own.",
  ]
}
