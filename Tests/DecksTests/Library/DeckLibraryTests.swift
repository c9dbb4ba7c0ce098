import Foundation
import Testing

@testable import Decks

@Suite("Cards get ids, and keep them")
struct DeckLibraryTests {
  private func load(_ folder: TestFolder, seed: UInt64 = 1) -> DeckLibrary {
    var generator = SeededGenerator(seed: seed)
    return DeckLibrary.load([folder.path], using: &generator)
  }

  @Test func passesOverMarkdownWithoutCardsAmongNotes() throws {
    let folder = try TestFolder()
    try folder.write("note.md", "# Milk\n---\ntags: [a]\n```\n")
    try folder.write("deck.md", "Q: a\nA: b\n")
    try folder.write("broken.md", "# Text\n\nA: b\n")
    var generator = SeededGenerator(seed: 1)
    let library = DeckLibrary.load([], amongNotes: [folder.path], using: &generator)
    #expect(library.decks.map(\.name) == ["broken", "deck"])
    #expect(
      words(library, folder) == [
        "broken.md:1:1: This text belongs to no card: \"# Text\". Begin a card with `Q:` or `C:`, or make it a comment: `<!-- ... -->`.",
        "broken.md:3:1: This `A:` has no `Q:` before it. Write the `Q:` above it.",
      ])
    #expect(try folder.text("note.md") == "# Milk\n---\ntags: [a]\n```\n")
  }

  private func words(_ library: DeckLibrary, _ folder: TestFolder) -> [String] {
    library.problems.map { $0.description.replacing(folder.path + "/", with: "") }
  }

  /// Byte for byte: what the id lines leave of the file is the file.
  @Test(arguments: [
    DeckCase("plain", "Q: a\nA: b\n", "<!-- id: 8 -->\nQ: a\nA: b\n"),
    DeckCase("no newline at the end", "Q: a\nA: b", "<!-- id: 8 -->\nQ: a\nA: b"),
    DeckCase(
      "carriage returns", "Q: a\r\nA: b\r\n\r\nC: [c]",
      "<!-- id: 8 -->\r\nQ: a\r\nA: b\r\n\r\n<!-- id: 8 1:ca5e -->\r\nC: [c]"),
    DeckCase("byte order mark", "\u{FEFF}Q: a\nA: b\n", "\u{FEFF}<!-- id: 8 -->\nQ: a\nA: b\n"),
    DeckCase(
      "front matter, comments and blanks",
      "---\nname: e\u{301}\n---\n\n\n<!-- tags: x -->\n\nQ:  a \nA: b\t\n\n\n",
      "---\nname: e\u{301}\n---\n\n\n<!-- tags: x -->\n\n<!-- id: 8 -->\nQ:  a \nA: b\t\n\n\n"),
    DeckCase(
      "only where it lacks", "<!-- id: own -->\nQ: a\nA: b\nQ: c\nA: d\n",
      "<!-- id: own -->\nQ: a\nA: b\n<!-- id: 8 -->\nQ: c\nA: d\n"),
    DeckCase(
      "a code block stays", "Q: a\nA:\n```\nQ: no\n```\n",
      "<!-- id: 8 -->\nQ: a\nA:\n```\nQ: no\n```\n"),
  ])
  func writesIDs(_ row: DeckCase) throws {
    let folder = try TestFolder()
    try folder.write("deck.md", row.text)
    #expect(words(load(folder), folder) == [])
    let written = try folder.text("deck.md")
    #expect(written.replacing(/id: [a-z2-9]{8}/, with: "id: 8") == row.expected)
    let again = load(folder, seed: 2)
    #expect(again.created == [])
    #expect(try Array(folder.text("deck.md").utf8) == Array(written.utf8))
  }

  @Test func identitySurvivesEditingOrderAndMoves() throws {
    let folder = try TestFolder()
    try folder.write("a.md", "Q: one\nA: 1\n\nQ: two\nA: 2\n\nC: [three] and [four]\n")
    let first = load(folder)
    let ids = first.notes.compactMap(\.id)
    #expect(ids.count == 3 && first.created == ids)

    let text = try folder.text("a.md")
    let blocks = text.split(separator: "\n\n").map(String.init)
    try folder.write("a.md", blocks[1] + "\n")
    try folder.write(
      "ñandú/b.md",
      blocks[2].replacing("C: [three] and [four]", with: "C: [zero], [three] and [4]") + "\n\n"
        + blocks[0].replacing("one", with: "ONE"))
    let second = load(folder, seed: 3)
    #expect(words(second, folder) == [])
    #expect(second.created == [])
    #expect(second.notes.compactMap(\.id) == [ids[1], ids[2], ids[0]])
    #expect(second.notes.map(\.deck) == ["a", "b", "b"])
    // The new deletion got a number of its own; the two old ones kept theirs.
    let cloze = second.notes[1]
    #expect(DeckDump.text(cloze.content) == "C <{{c3::zero}}, {{c1::three}} and {{c2::4}}>")
    #expect(cloze.cards.map(\.key.text) == ["\(ids[2])", "\(ids[2])/2", "\(ids[2])/3"])
    #expect(second.vanished(known: first.cards.map(\.key)) == [])

    try folder.write("ñandú/b.md", "Q: new\nA: n\n")
    let third = load(folder, seed: 4)
    #expect(third.vanished(known: first.cards.map(\.key)).count == 3)
  }

  @Test func namesDuplicatesWithBothPlaces() throws {
    let folder = try TestFolder()
    try folder.write("a.md", "<!-- id: x -->\nQ: a\nA: b\n")
    try folder.write("b.md", "<!-- id: y -->\nQ: a\nA: b\n<!-- id: x -->\nQ: c\nA: d\n")
    let library = load(folder)
    #expect(library.notes.compactMap(\.id?.text) == ["x", "y"])
    let path = folder.path
    #expect(
      library.problems.map(\.description) == [
        "\(path)/b.md:2:1: This card says the same as the one at \(path)/a.md:2:1. Delete one of the two.",
        "\(path)/b.md:5:1: The id `x` is taken by the card at \(path)/a.md:2:1. Delete the `id` line of the newer card; formlab gives it one of its own.",
      ])
  }

  @Test func derivesNothingForReadOnlyFiles() throws {
    let folder = try TestFolder()
    let file = try folder.write("a.md", "<!-- id: x -->\nQ: a\nA: b\nQ: c\nA: d\n")
    try FileManager.default.setAttributes([.posixPermissions: 0o444], ofItemAtPath: file)
    let library = load(folder)
    #expect(library.notes.compactMap(\.id?.text) == ["x"])
    #expect(
      words(library, folder) == [
        "a.md:4:1: This card has no id, and formlab can't write one: the file is read-only. Make the file writable, or write an `<!-- id: ... -->` line above the card."
      ])
    #expect(try folder.text("a.md") == "<!-- id: x -->\nQ: a\nA: b\nQ: c\nA: d\n")
  }

  @Test func leavesFilesWithErrorsAlone() throws {
    let folder = try TestFolder()
    try folder.write("a.md", "<!-- id: x -->\nQ: a\nA: b\nQ: c\n")
    try folder.write("b.md", "Q: e\nA: f\n\nQ: g\n")
    let library = load(folder)
    #expect(library.notes.compactMap(\.id?.text) == ["x"])
    #expect(
      library.problems.map(\.fault) == [
        .missingPart(tag: "Q:", wanted: "A:"), .missingPart(tag: "Q:", wanted: "A:"),
        .noID(reason: "the file has errors"),
      ])
    #expect(try folder.text("b.md") == "Q: e\nA: f\n\nQ: g\n")
  }

  @Test func keepsLinksAndPermissions() throws {
    let folder = try TestFolder()
    let file = try folder.write("real/a.md", "Q: a\nA: b\n")
    try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: file)
    try FileManager.default.createSymbolicLink(
      atPath: "\(folder.path)/link.md", withDestinationPath: file)
    var generator = SeededGenerator(seed: 1)
    let library = DeckLibrary.load(["\(folder.path)/link.md"], using: &generator)
    #expect(library.created.count == 1)
    let attributes = try FileManager.default.attributesOfItem(atPath: file)
    #expect(attributes[.posixPermissions] as? Int == 0o640)
    #expect(try folder.text("real/a.md").hasPrefix("<!-- id: "))
    let link = try FileManager.default.destinationOfSymbolicLink(atPath: "\(folder.path)/link.md")
    #expect(link == file)
    let left = try FileManager.default.contentsOfDirectory(atPath: "\(folder.path)/real")
    #expect(left == ["a.md"])
  }

  @Test func refusesToReplaceWhatChanged() throws {
    let folder = try TestFolder()
    let file = try folder.write("a.md", "Q: a\nA: b\n")
    let old = try DeckFile.read(file)
    try folder.write("a.md", "Q: a\nA: c\n")
    #expect(throws: DeckFileError.changedMeanwhile(path: file)) {
      try DeckFile.replace(file, with: [], old: old)
    }
    #expect(try folder.text("a.md") == "Q: a\nA: c\n")
  }

  @Test func tellsWhatCannotBeRead() throws {
    let folder = try TestFolder()
    try folder.write("README.md", "# Decks\n")
    try folder.write(".hidden.md", "x")
    try folder.write("notes.txt", "x")
    var generator = SeededGenerator(seed: 1)
    let library = DeckLibrary.load([folder.path, "\(folder.path)/none"], using: &generator)
    #expect(
      words(library, folder) == [
        "none: This can't be read: no such file or directory. Check the path and its permissions."
      ])
  }

  @Test func readsEachFileOnce() throws {
    let folder = try TestFolder()
    let file = try folder.write("a.md", "Q: a\nA: b\n")
    try FileManager.default.createSymbolicLink(
      atPath: "\(folder.path)/b.md", withDestinationPath: file)
    var generator = SeededGenerator(seed: 1)
    let paths = [folder.path, folder.path + "/", "\(folder.path)/./a.md"]
    let library = DeckLibrary.load(paths, using: &generator)
    #expect(library.problems == [] && library.notes.count == 1)
  }

  @Test func avoidsKnownIDs() {
    var first = SeededGenerator(seed: 9)
    let id = NoteID.random(using: &first)
    var taken: Set<NoteID> = [id]
    let bytes = Array("Q: a\nA: b".utf8)
    var second = SeededGenerator(seed: 9)
    let assignment = IDAssignment(
      deck: DeckParser.parse(bytes, file: "d.md"), bytes: bytes, taken: &taken, using: &second)
    #expect(assignment.created.count == 1 && assignment.created != [id])
  }

  @Test(arguments: ["J_(x|5mPUG", "a b", "-->", "--", "---", "é日", "100%", "GKd{$?P:35", "a/2"])
  func carriesNamesOfOtherPrograms(_ guid: String) throws {
    let id = try #require(NoteID(guid: guid))
    #expect(id.guid == guid)
    #expect(NoteID(id.text) == id)
    #expect(!id.text.contains("--"))
    #expect(CardKey(CardKey(note: id, number: 12).text) == CardKey(note: id, number: 12))
    #expect(CardKey(id.text) == CardKey(note: id))
  }

  @Test(arguments: ["", "a b", "a%", "a%41", "%zz", "a--b", "é"])
  func refusesWhatIsNoID(_ text: String) {
    #expect(NoteID(text) == nil)
  }

  @Test(arguments: [
    ("same", ["a", "b"], "1:a 2:b", [1, 2]),
    ("one before", ["x", "a", "b"], "1:a 2:b", [3, 1, 2]),
    ("one between", ["a", "x", "b"], "1:a 2:b", [1, 3, 2]),
    ("one after", ["a", "b", "x"], "1:a 2:b", [1, 2, 3]),
    ("one gone", ["b"], "1:a 2:b", [2]),
    ("edited", ["x", "b"], "1:a 2:b", [1, 2]),
    ("all edited", ["x", "y"], "1:a 2:b", [1, 2]),
    ("swapped", ["b", "a"], "1:a 2:b", [2, 1]),
    ("number never again", ["x"], "5:a 3:b", [6]),
    ("edited and moved", ["b", "x", "a"], "1:a 2:b 3:c", [2, 4, 1]),
  ])
  func numbersDeletions(_ row: (name: String, now: [String], before: String, expected: [Int])) {
    let before = row.before.split(separator: " ").map { word in
      RememberedDeletion(number: word.first?.wholeNumberValue ?? 0, mark: String(word.suffix(1)))
    }
    #expect(DeletionNumbers.assign(row.now, remembered: before) == row.expected)
  }
}
