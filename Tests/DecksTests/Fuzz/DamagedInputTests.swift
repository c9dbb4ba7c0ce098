import Testing

@testable import Decks

/// Damaged files never bring the program down; what is read from them is what they say.
@Suite("Damaged inputs")
struct DamagedInputTests {
  static func damaged(_ bytes: [UInt8], using generator: inout SeededGenerator) -> [UInt8] {
    var bytes = bytes
    for _ in 0..<Int.random(in: 1...6, using: &generator) where !bytes.isEmpty {
      let place = Int.random(in: 0..<bytes.count, using: &generator)
      switch Int.random(in: 0..<5, using: &generator) {
      case 0: bytes[place] = UInt8.random(in: 0...255, using: &generator)
      case 1: bytes.remove(at: place)
      case 2: bytes.insert(UInt8.random(in: 0...255, using: &generator), at: place)
      case 3:
        let end = min(bytes.count, place + Int.random(in: 1...40, using: &generator))
        bytes.insert(
          contentsOf: bytes[place..<end], at: Int.random(in: 0...bytes.count, using: &generator))
      default: if place > bytes.count / 2 { bytes.removeSubrange(place...) }
      }
    }
    return bytes
  }

  static let deckText = """
    \u{FEFF}---
    name: "Größe"
    tags: a b
    ---

    <!-- id: one -->
    <!-- tags: x y -->
    Q: a\r
    A: b
    ```swift
    Q: no
    ```
    ---
    C: [é] and \\[x\\] ![p](q) [z]
    E: extra

    <!-- id: two 1:abcd 2:0123 -->
    C: {{c1::a::h}} {{c2::b}}
    T: t
    \\D: no

    T: term
    D: definition
    <!-- comment
    -->
    """

  @Test func deckParser() throws {
    var generator = SeededGenerator(seed: 21)
    let lines = Self.deckText.split(separator: "\n", omittingEmptySubsequences: false).map(
      String.init)
    var sound = 0
    for round in 0..<2_000 {
      var bytes = Array(Self.deckText.utf8)
      if round % 3 == 0 {
        bytes = Array(lines.shuffled(using: &generator).joined(separator: "\n").utf8)
      } else {
        bytes = Self.damaged(bytes, using: &generator)
      }
      if try checkDeck(bytes, using: &generator) { sound += 1 }
    }
    #expect(sound > 200)
  }

  /// Ids are added without changing anything else, and reading again gives the same notes.
  private func checkDeck(_ bytes: [UInt8], using generator: inout SeededGenerator) throws -> Bool {
    let deck = DeckParser.parse(bytes, file: "deck.md")
    for problem in deck.problems {
      #expect(!problem.description.isEmpty && problem.place.line >= 0)
    }
    // Nothing is written into a file with errors.
    if deck.hasErrors { return false }
    var taken = Set(deck.entries.compactMap(\.note.id))
    let assignment = IDAssignment(deck: deck, bytes: bytes, taken: &taken, using: &generator)
    let again = DeckParser.parse(assignment.bytes, file: "deck.md")
    #expect(again.entries.map(\.note.content) == deck.entries.map(\.note.content))
    #expect(again.problems.map(\.fault) == deck.problems.map(\.fault))
    #expect(again.entries.allSatisfy { $0.note.id != nil })
    var second = Set(again.entries.compactMap(\.note.id))
    #expect(
      !IDAssignment(deck: again, bytes: assignment.bytes, taken: &second, using: &generator)
        .isNeeded)
    for entry in again.entries {
      #expect(CardMarkdown.readBack(entry.note)?.content == entry.note.content)
    }
    var edit = DeckEdit(deck, bytes: bytes)
    edit.append([])
    #expect(edit.bytes == bytes)
    return true
  }

  @Test(arguments: ["anki-notes.txt", "anki-notes-plain.txt", "anki-cards.txt"])
  func ankiText(_ name: String) throws {
    var generator = SeededGenerator(seed: 22)
    let bytes = try AnkiSamples.bytes(name)
    for _ in 0..<400 {
      let result = try? AnkiTextImport.read(Self.damaged(bytes, using: &generator))
      for note in result?.notes ?? [] { #expect(!note.note.numbers.isEmpty) }
    }
  }

  @Test func csvAndHashcards() throws {
    var generator = SeededGenerator(seed: 23)
    let csv = CSVExport.file(try SampleCards.notes()).files[0].bytes
    let json = Array(HashcardsTests.export.utf8)
    for _ in 0..<400 {
      _ = try? CSVImport.read(Self.damaged(csv, using: &generator))
      _ = try? HashcardsImport.json(Self.damaged(json, using: &generator), clock: .system)
    }
  }

  @Test func nestedJSON() {
    let deep = [UInt8](repeating: UInt8(ascii: "["), count: 200_000)
    #expect(throws: TransferError.notJSON) { try HashcardsImport.json(deep, clock: .system) }
  }

  @Test(arguments: ["anki-legacy.apkg", "anki-modern.apkg", "anki.colpkg"])
  func packages(_ name: String) throws {
    var generator = SeededGenerator(seed: 24)
    let bytes = try AnkiSamples.bytes(name)
    for length in stride(from: 0, to: bytes.count, by: 4_001) {
      #expect(throws: TransferError.self) {
        try AnkiPackageImport.read(Array(bytes.prefix(length)), clock: .system)
      }
    }
    for _ in 0..<40 {
      _ = try? AnkiPackageImport.read(Self.damaged(bytes, using: &generator), clock: .system)
    }
  }

  /// Damage within the database, which the archive's checksums would otherwise hide.
  @Test(arguments: ["anki-legacy.apkg", "anki-modern.apkg"])
  func databases(_ name: String) throws {
    var generator = SeededGenerator(seed: 25)
    let limits = PackageLimits()
    let collection = try AnkiPackage(try AnkiSamples.bytes(name), limits: limits).collection
    var read = 0
    for _ in 0..<100 {
      var bytes = collection
      for _ in 0..<Int.random(in: 1...30, using: &generator) {
        bytes[Int.random(in: 0..<bytes.count, using: &generator)] = UInt8.random(
          in: 0...255, using: &generator)
      }
      if (try? AnkiCollectionReader.read(bytes, limits: limits)) != nil { read += 1 }
      let entries: [(name: String, bytes: [UInt8], isCompressed: Bool)] = [
        ("collection.anki2", bytes, true)
      ]
      _ = try? AnkiPackageImport.read(try ZipWriter.archive(entries), clock: .system)
    }
    #expect(read > 5)
  }

  @Test func zstandardStreams() throws {
    var generator = SeededGenerator(seed: 26)
    let packed = try Zstandard.compress((0..<5_000).map { UInt8($0 % 251) })
    #expect(try Zstandard.decompress(packed, limit: 5_000, what: "x").count == 5_000)
    for length in 0..<packed.count {
      #expect(throws: TransferError.self) {
        try Zstandard.decompress(Array(packed.prefix(length)), limit: 5_000, what: "x")
      }
    }
    for _ in 0..<500 {
      _ = try? Zstandard.decompress(
        Self.damaged(packed, using: &generator), limit: 50_000, what: "x")
    }
  }

  @Test func longInputsStayFast() {
    for piece in [
      "T:\n", "[", "{{c1::", "<!--", "`", "*a", "Q: a\nA: b\n", "<a '", "&", "\\", "![", "```\n",
    ] {
      let text = String(repeating: piece, count: 20_000)
      _ = DeckParser.parse(Array("C: \(text)".utf8), file: "d.md")
      _ = HTMLToMarkdown(text)
    }
    let html = String(repeating: "*`![**", count: 500)
    _ = MarkdownToHTML.html(html)
  }
}
