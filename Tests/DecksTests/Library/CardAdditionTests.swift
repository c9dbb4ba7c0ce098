import Testing

@testable import Decks

@Suite("Cards are added")
struct CardAdditionTests {
  @Test func addsToFilesOldAndNew() throws {
    let folder = try TestFolder()
    var generator = SeededGenerator(seed: 1)
    var taken: Set<NoteID> = []
    let path = "\(folder.path)/mine.md"
    let first = try CardAddition.add("Q: a\nA: b", to: path, taken: &taken, using: &generator)
    #expect(try folder.text("mine.md") == "<!-- id: \(first[0].id?.text ?? "") -->\nQ: a\nA: b\n")
    _ = try CardAddition.add("C: [c] d\n", to: path, taken: &taken, using: &generator)
    #expect(taken.count == 2)
    let library = DeckLibrary.load([folder.path], using: &generator)
    #expect(library.problems == [] && library.created == [])
    #expect(library.notes.map { DeckDump.text($0.content) } == ["Q <a> A <b>", "C <{{c1::c}} d>"])
  }

  @Test func refusesWhatIsNoCard() throws {
    let folder = try TestFolder()
    var generator = SeededGenerator(seed: 1)
    var taken: Set<NoteID> = []
    let path = try folder.write("mine.md", "Q: a\n")
    #expect(throws: CardAddition.Failure.self) {
      try CardAddition.add("hello", to: path, taken: &taken, using: &generator)
    }
    #expect(throws: CardAddition.Failure.self) {
      try CardAddition.add("Q: a\nA: b", to: path, taken: &taken, using: &generator)
    }
    #expect(try folder.text("mine.md") == "Q: a\n")
  }

  @Test(arguments: [
    ("a.apkg", "PK\u{3}\u{4}", TransferFormat.ankiPackage),
    ("a", "#separator:tab\n", .ankiText), ("a.txt", "a\tb", .ankiText),
    ("a.csv", "front,back", .csv),
    ("a.csv", "\u{FEFF}#separator:comma", .ankiText), ("a.json", "{}", .hashcardsJSON),
    ("export", " {\"cards\"", .hashcardsJSON), ("a.md", "Q: a", .deck), ("a.bin", "x", nil),
  ])
  func tellsFormats(_ row: (name: String, text: String, format: TransferFormat?)) {
    #expect(TransferFormat.of(name: row.name, bytes: Array(row.text.utf8)) == row.format)
  }
}
