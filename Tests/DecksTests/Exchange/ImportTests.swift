import Foundation
import Testing

@testable import Decks

@Suite("Imports are planned, shown and carried out")
struct ImportTests {
  private let folder: TestFolder
  private var generator = SeededGenerator(seed: 5)

  init() throws {
    folder = try TestFolder()
  }

  private mutating func library() -> DeckLibrary {
    DeckLibrary.load([folder.path], using: &generator)
  }

  private mutating func run(
    _ cards: ImportedCards, policy: ImportPolicy? = nil
  ) -> ImportReport {
    let library = library()
    let plan = ImportPlan(
      cards, into: library, folder: folder.path, policy: policy, using: &generator)
    return ImportWriter(plan, library: library).report
  }

  private func counts(_ report: ImportReport) -> [Int] {
    [report.read, report.new, report.updated, report.same, report.skipped]
  }

  @Test(arguments: [
    "anki-legacy.apkg", "anki-modern.apkg", "anki.colpkg", "anki-notes.txt", "anki-notes-plain.txt",
  ])
  func secondImportChangesNothing(_ name: String) throws {
    var test = self
    let bytes = try AnkiSamples.bytes(name)
    let cards =
      try name.hasSuffix(".txt")
      ? AnkiTextImport.read(bytes) : AnkiPackageImport.read(bytes, clock: AnkiSamples.utc)
    let first = test.run(cards)
    #expect(counts(first) == [8, 8, 0, 0, 0])
    let files = first.files.map { ($0 as NSString).lastPathComponent }
    let isPlain = name == "anki-notes-plain.txt"
    #expect(
      files
        == (isPlain
          ? ["Imported.md"]
          : ["SwiftUI-Forms.md", "SwiftUI.md", "SwiftUI-Focus.md", "SwiftUI-Bindings.md"]))
    let before = try first.files.map { try DeckFile.read($0).bytes }
    let second = test.run(cards)
    #expect(counts(second) == [8, 0, 0, 8, 0])
    #expect(second.files == [])
    #expect(try first.files.map { try DeckFile.read($0).bytes } == before)
    #expect(first.progress.count == second.progress.count)
    let library = test.library()
    #expect(library.problems == [] && library.created == [])
    #expect(library.notes.count == 8)
    if !isPlain {
      #expect(
        Set(library.notes.map(\.deck)) == [
          "SwiftUI::Forms", "SwiftUI", "SwiftUI::Focus", "SwiftUI::Bindings",
        ])
    }
  }

  /// formlab to a format, back into an empty folder, and out again: the same notes.
  @Test(arguments: ["text", "package", "csv"])
  func roundTripsLoseNothing(_ format: String) throws {
    var test = self
    let notes = try SampleCards.notes()
    let settings = AnkiExportSettings(now: 1_790_000_000_000, clock: AnkiSamples.utc)
    let cards: [ImportedCards] =
      switch format {
      case "text": try AnkiTextExport.files(notes).files.map { try AnkiTextImport.read($0.bytes) }
      case "csv": [try CSVImport.read(CSVExport.file(notes).files[0].bytes)]
      default:
        [
          try AnkiPackageImport.read(
            AnkiPackageExport.package(
              notes, progress: [:], media: SampleCards.media, settings: settings
            ).files[0].bytes, clock: AnkiSamples.utc)
        ]
      }
    for part in cards {
      let report = test.run(part)
      #expect(report.new == report.read && report.remarks == [])
    }
    let library = test.library()
    #expect(library.problems == [])
    for note in notes {
      let found = library.notes.first { $0.id == note.id }
      #expect(found?.content == note.content)
      #expect(found?.tags == note.tags && found?.deck == note.deck)
    }
    for part in cards { #expect(test.run(part).files == []) }
    if format == "package" {
      let media = try FileManager.default.contentsOfDirectory(atPath: "\(folder.path)/media")
        .sorted()
      #expect(media == ["form.png", "other é.png"])
    }
  }

  @Test func updatesWhereTheNoteStands() throws {
    var test = self
    try folder.write(
      "mine.md",
      "<!-- kept -->\r\n<!-- id: x -->\r\n<!-- exercise: e -->\r\nQ: a\r\nA: b\r\n\r\n---\r\n<!-- id: y -->\r\nQ: c\r\nA: d\r\n"
    )
    let text =
      "#separator:tab\n#html:false\n#guid column:1\n#tags column:4\nx\ta\tnew\tt\ny\tc\td\t\nz\te\tf\t\n"
    let cards = try AnkiTextImport.read(
      Array((text.replacing("#tags", with: "#deck:mine\n#tags")).utf8))
    let kept = test.run(cards, policy: .keep)
    #expect(counts(kept) == [3, 1, 0, 2, 0])
    let report = test.run(cards)
    #expect(counts(report) == [3, 0, 1, 2, 0])
    #expect(
      try folder.text("mine.md")
        == "<!-- kept -->\r\n<!-- id: x -->\r\n<!-- tags: t -->\r\n<!-- exercise: e -->\r\nQ: a\r\nA: new\r\n\r\n---\r\n<!-- id: y -->\r\nQ: c\r\nA: d\r\n\r\n<!-- id: z -->\r\nQ: e\r\nA: f\r\n"
    )
    let both = test.run(
      try AnkiTextImport.read(
        Array(
          "#separator:tab\n#html:false\n#guid column:1\n#if matches:keep both\nx\ta\tother\n".utf8))
    )
    #expect(counts(both) == [1, 1, 0, 0, 0])
    #expect(test.library().notes.count == 4)
  }

  @Test func writesNothingIntoFilesThatItMustNot() throws {
    var test = self
    let file = try folder.write("mine.md", "<!-- id: x -->\nQ: a\nA: b\n")
    try FileManager.default.setAttributes([.posixPermissions: 0o444], ofItemAtPath: file)
    let text = "#separator:tab\n#html:false\n#guid column:1\n#deck:mine\nx\ta\tnew\ny\tc\td\n"
    let report = test.run(try AnkiTextImport.read(Array(text.utf8)))
    #expect(counts(report) == [2, 0, 0, 0, 2])
    #expect(
      report.remarks.map(\.description) == [
        "x (a): left as it was: the file is read-only.",
        "y (c): left as it was: the file is read-only.",
      ])
    #expect(try folder.text("mine.md") == "<!-- id: x -->\nQ: a\nA: b\n")
  }

  @Test func keepsOtherMediaOfTheSameName() throws {
    var test = self
    try folder.write("media/a.png", bytes: [1])
    let note = Note(
      id: NoteID("n"), content: .basic(question: "![](media/a.png) [sound:a.png]", answer: "b"),
      deck: "d")
    let cards = ImportedCards(
      notes: [ImportedNote(note: note, origin: "note 1")],
      media: [MediaFile(name: "a.png", bytes: [2])], read: 1)
    let report = test.run(cards)
    #expect(report.media == 1)
    #expect(
      report.remarks.map(\.description) == [
        "the file \"a.png\" is now \"a-2.png\", since another one has its name."
      ])
    #expect(try DeckFile.read("\(folder.path)/media/a-2.png").bytes == [2])
    #expect(try DeckFile.read("\(folder.path)/media/a.png").bytes == [1])
    let library = test.library()
    #expect(
      library.notes.map(\.content) == [
        .basic(question: "![](media/a-2.png) [sound:a-2.png]", answer: "b")
      ])
    #expect(counts(test.run(cards)) == [1, 0, 0, 1, 0])
    #expect(MediaStore.files(shownIn: library).map(\.name) == ["a-2.png"])
  }

  @Test func neverReadsMediaOutsideOfTheDecks() throws {
    try folder.write("secret.png", bytes: [1])
    try folder.write(
      "decks/d.md", "<!-- id: a -->\nQ: ![](../secret.png) ![](/etc/hostname)\nA: b\n")
    var generator = SeededGenerator(seed: 1)
    let library = DeckLibrary.load(["\(folder.path)/decks"], using: &generator)
    #expect(MediaStore.files(shownIn: library) == [])
  }

  private func original(_ content: Note.Content) -> ClozeText? {
    if case .cloze(let text, _) = content { text } else { nil }
  }

  /// Whatever a note says, a deck file gives it back.
  @Test(arguments: [
    "plain", "Q: x\nA: y", "a\n---\nb", "\\---", "\\\\Q: a", "```\nopen", "```swift\nQ: in\n```",
    "~~~",
    "a\n```\nb\n```\nc\n```", "<!-- id: x -->", "<<<<<<< HEAD", "=======", "a\n\n\nb", "\\",
    "T: a\nD: b",
    "E: x", "[a] ![b](c) \\[d\\] \\", "{{c1::a}}", "é\u{301}", "- a\n  - b",
    "    indented\n    code", "#", "\t a",
  ])
  func deckFilesHoldAnyText(_ text: String) throws {
    let expected = UnicodeForms.composed(text.trimmed)
    let contents: [Note.Content] = [
      .basic(question: text, answer: text), .reversed(term: text, definition: text),
      .cloze(
        ClozeText(parts: [
          .text("x " + expected + "\n"), .deletion(.init(number: 1, parts: [.text(expected)])),
        ]), extra: text),
    ]
    for content in contents {
      let note = Note(
        id: NoteID("n"), content: content, deck: "d", tags: ["a,b", "c%"], words: ["x y"],
        exercise: "e")
      let back = try #require(CardMarkdown.readBack(note))
      #expect(back.tags == note.tags && back.words == note.words && back.exercise == "e")
      switch back.content {
      case .basic(let one, let two), .reversed(let one, let two):
        #expect(one == expected && two == expected)
      case .cloze(let cloze, let extra):
        #expect(cloze == original(content) && extra == expected)
      }
    }
  }
}
