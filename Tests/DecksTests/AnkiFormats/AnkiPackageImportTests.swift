import Foundation
import Testing

@testable import Decks

@Suite("Anki packages are read")
struct AnkiPackageImportTests {
  @Test(arguments: ["anki-legacy.apkg", "anki-modern.apkg", "anki.colpkg"])
  func readsRealExports(_ name: String) throws {
    let result = try AnkiPackageImport.read(try AnkiSamples.bytes(name), clock: AnkiSamples.utc)
    let dump = result.notes.map { imported in
      let note = imported.note
      let progress = note.numbers.map { number in
        imported.progress[number].map { Self.text($0, truthLog: $0.log) } ?? "-"
      }
      return
        "\(note.id?.guid ?? "?") \(note.deck) \(DeckDump.text(note.content)) \(note.tags) \(progress)"
    }
    print(name, dump.joined(separator: "\n"), result.remarks)
  }

  static func text(_ progress: CardProgress, truthLog: [ReviewLogEntry]) -> String {
    "\(progress.state) step \(progress.step ?? -1) s \(progress.stability ?? 0) d \(progress.difficulty ?? 0) due \(progress.due ?? 0) last \(progress.lastReview ?? 0) \(progress.hold) pos \(progress.position ?? -1) log \(progress.log.map { "\($0.id):\($0.rating):\($0.interval)" })"
  }
}
