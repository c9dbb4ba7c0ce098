import Foundation
import Testing

@testable import Decks

@Suite("Anki packages are read")
struct AnkiPackageImportTests {
  @Test(arguments: ["anki-legacy.apkg", "anki-modern.apkg", "anki.colpkg"])
  func readsRealExports(_ name: String) throws {
    let result = try AnkiPackageImport.read(try AnkiSamples.bytes(name), clock: AnkiSamples.utc)
    let truth = try AnkiSamples.truth()
    let rows = try #require(truth["notes"]?.array)
    #expect(result.read == rows.count && result.notes.count == rows.count)
    #expect(result.remarks.map(\.loss) == [.blanksAtEnds])
    for (row, imported) in zip(rows, result.notes) {
      #expect(imported.note.id?.guid == row["guid"]?.string)
      #expect(imported.note.tags == row["tags"]?.array?.compactMap(\.string))
      let cards = row["cards"]?.array ?? []
      #expect(imported.note.deck == cards.first?["deck"]?.string)
      #expect(imported.progress.count == cards.count)
      for card in cards { try expectSame(imported, card, truth) }
    }
  }

  private func expectSame(_ imported: ImportedNote, _ card: JSONValue, _ truth: JSONValue) throws {
    let number = Int(card["ord"]?.integer ?? -1) + 1
    let progress = try #require(imported.progress[number])
    let states: [CardProgress.State] = [.new, .learning, .review, .relearning]
    #expect(progress.state == states[Int(card["type"]?.integer ?? 0)])
    #expect(progress.hold == (card["queue"] == -1 ? .suspended : .none))
    #expect(progress.reps == Int(card["reps"]?.integer ?? -1))
    let data = try JSONValue.parse((card["data"]?.string ?? "").utf8)
    #expect(progress.stability == data["s"]?.double && progress.difficulty == data["d"]?.double)
    #expect(progress.lastReview.map { $0 / 1_000 } == data["lrt"]?.integer)
    guard let due = card["due"]?.integer else { return }
    switch progress.state {
    case .new: #expect(progress.position == Int(due))
    case .review:
      let first = AnkiSamples.utc.day(of: (truth["crt"]?.integer ?? 0) * 1_000)
      #expect(AnkiSamples.utc.day(of: progress.due ?? 0) == first + Int(due))
    default: #expect((progress.due ?? 0) / 1_000 == due)
    }
  }

  @Test func readsTheLog() throws {
    let result = try AnkiPackageImport.read(
      try AnkiSamples.bytes("anki-modern.apkg"), clock: AnkiSamples.utc)
    let log = result.notes.flatMap { $0.progress.values.flatMap(\.log) }.sorted { $0.id < $1.id }
    let truth = try AnkiSamples.truth()["revlog"]?.array ?? []
    #expect(log.count == truth.count)
    for (entry, row) in zip(log, truth) {
      #expect(entry.id == row["id"]?.integer && Int64(entry.rating) == row["ease"]?.integer)
      #expect(Int64(entry.interval) == row["ivl"]?.integer)
      #expect(Int64(entry.factor) == row["factor"]?.integer)
      #expect(Int64(entry.kind.rawValue) == row["type"]?.integer)
    }
  }

  /// Our own packages come back without loss, without Anki between.
  @Test(arguments: [AnkiExportSettings.Form.legacy, .current])
  func readsItsOwn(_ form: AnkiExportSettings.Form) throws {
    let now: Int64 = 1_790_000_123_456
    let notes = try SampleCards.notes()
    for offset in [0, 3_600, -28_800, 19_800] {
      let clock = StudyClock { _ in offset }
      let progress = SampleCards.progress(now: now, clock: clock)
      let settings = AnkiExportSettings(form: form, now: now, clock: clock)
      let report = try AnkiPackageExport.package(
        notes, progress: progress, media: SampleCards.media, settings: settings)
      let back = try AnkiPackageImport.read(report.files[0].bytes, clock: clock)
      #expect(back.remarks == [] && back.media == SampleCards.media)
      let expected = notes.map { note in
        Dictionary(
          uniqueKeysWithValues: note.numbers.map { number -> (Int, CardProgress) in
            var own =
              note.id.flatMap { progress[CardKey(note: $0, number: number)] } ?? CardProgress()
            if own.state == .new { own.position = nil }
            return (number, own)
          })
      }
      let found = notes.map { note in
        back.notes.first { $0.note.id == note.id }?.progress.mapValues { own in
          var own = own
          if own.state == .new { own.position = nil }
          return own
        }
      }
      for (one, other) in zip(found, expected) {
        let positionless = one?.mapValues { Self.withoutPosition($0) }
        #expect(positionless == other.mapValues { Self.withoutPosition($0) })
      }
      #expect(Set(back.notes.map(\.note.content)) == Set(notes.map(\.content)))
    }
  }

  private static func withoutPosition(_ progress: CardProgress) -> CardProgress {
    var progress = progress
    progress.position = nil
    return progress
  }

  @Test func makesTheSameBytesAndIDsEachTime() throws {
    let settings = AnkiExportSettings(form: .legacy, now: 1_790_000_123_456, clock: AnkiSamples.utc)
    let notes = try SampleCards.notes()
    let one = try AnkiPackageExport.package(notes, progress: [:], settings: settings)
    let two = try AnkiPackageExport.package(notes, progress: [:], settings: settings)
    #expect(one.files == two.files)
    #expect(
      one.remarks.map(\.description) == [
        "picture-7 (![a form](media/form.png)): the file \"form.png\" that it shows is missing.",
        "picture-7 (![a form](media/form.png)): the file \"other é.png\" that it shows is missing.",
      ])
  }

  @Test func setsReviewsInOneMillisecondApart() throws {
    let note = Note(id: NoteID("a"), content: .reversed(term: "x", definition: "y"), deck: "d")
    let entry = ReviewLogEntry(id: 1_780_000_000_000, rating: 3, interval: 1)
    let own = CardProgress(
      state: .review, stability: 1, difficulty: 5, due: 1_780_086_400_000,
      lastReview: 1_780_000_000_000, reps: 1, log: [entry])
    let keys = note.cards.map(\.key)
    let report = try AnkiPackageExport.package(
      [note], progress: [keys[0]: own, keys[1]: own],
      settings: AnkiExportSettings(now: 1_790_000_000_000, clock: AnkiSamples.utc))
    let back = try AnkiPackageImport.read(report.files[0].bytes, clock: AnkiSamples.utc)
    #expect(
      back.notes[0].progress.values.map { $0.log[0].id }.sorted() == [entry.id, entry.id + 1])
  }
}
