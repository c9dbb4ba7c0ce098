import Testing

@testable import Decks

@Suite("hashcards")
struct HashcardsTests {
  static let export = """
    {"cards": [
      {"hash": "aa", "deckName": "forms", "content": {"basic": {"question": "a", "answer": "b"}},
       "performance": {"stability": 3.1}},
      {"hash": "b1", "deckName": "forms", "content": {"type": "cloze", "text": "é is [x] y", "start": 7, "end": 7}},
      {"hash": "b2", "deckName": "forms", "content": {"type": "cloze", "text": "é is [x] y", "start": 0, "end": 1}},
      {"hash": "cc", "deckName": "other", "content": {"type": "basic", "question": "c", "answer": "d"}}
    ], "sessions": [
      {"sessionId": 1, "reviews": [
        {"cardHash": "aa", "reviewedAt": "2026-07-22T09:30:00.000", "grade": "good", "stability": 2.3, "intervalDays": 2},
        {"cardHash": "b2", "reviewedAt": "2026-07-22T09:30:00.000", "grade": "forgot"}]},
      {"sessionId": 2, "reviews": [
        {"cardHash": "aa", "reviewedAt": "2026-07-24T09:30:00.123", "grade": "easy"},
        {"cardHash": "zz", "reviewedAt": "2026-07-24T09:30:01", "grade": "hard"}]}
    ]}
    """

  @Test func readsTheExportWithItsHistory() throws {
    let clock = StudyClock { _ in 7_200 }
    let result = try HashcardsImport.json(Array(Self.export.utf8), clock: clock)
    #expect(result.read == 4)
    #expect(
      result.notes.map { "\($0.note.deck): \(DeckDump.text($0.note.content))" } == [
        "forms: Q <a> A <b>", "forms: C <{{c1::é}} is [{{c2::x}}] y>", "other: Q <c> A <d>",
      ])
    let log = try #require(result.notes[0].progress[1]?.log)
    // 09:30 of a clock two hours ahead is 07:30 in UTC.
    #expect(log.map(\.id) == [1_784_705_400_000, 1_784_878_200_123])
    #expect(log.map(\.rating) == [3, 4] && log.map(\.kind) == [.learn, .review])
    #expect(result.notes[0].progress[1]?.needsReplay == true)
    #expect(result.notes[0].progress[1]?.stability == nil)
    let cloze = result.notes[1].progress
    #expect(cloze[1]?.log.map(\.rating) == [1] && cloze[2] == nil)
    // One millisecond after the answer in the same one.
    #expect(cloze[1]?.log.map(\.id) == [1_784_705_400_001])
    #expect(
      result.remarks.map(\.description) == [
        "Its times have no time zone; they are read as local times of this machine.",
        "Its schedule comes from another algorithm; the grades are replayed instead.",
        "the history of zz belongs to no card of the file and stays behind.",
      ])
  }

  @Test(arguments: [
    DeckCase("no JSON", "{", "The file is not JSON."),
    DeckCase("no cards", "{}", "In the JSON at cards there should be a list of cards."),
    DeckCase(
      "no content", "{\"cards\": [{}]}",
      "In the JSON at cards[0].content there should be a question and an answer, or a text with start and end."
    ),
    DeckCase(
      "bad time",
      "{\"cards\": [], \"sessions\": [{\"reviews\": [{\"cardHash\": \"a\", \"reviewedAt\": \"2026-13-01T00:00:00\"}]}]}",
      "In the JSON at sessions[0].reviews[0].reviewedAt there should be a time such as 2026-07-22T09:30:00.000."
    ),
    DeckCase(
      "bad grade",
      "{\"cards\": [], \"sessions\": [{\"reviews\": [{\"cardHash\": \"a\", \"reviewedAt\": \"2026-12-01T00:00:00\", \"grade\": \"fine\"}]}]}",
      "In the JSON at sessions[0].reviews[0].grade there should be forgot, hard, good or easy."),
  ])
  func refuses(_ row: DeckCase) {
    do throws(TransferError) {
      _ = try HashcardsImport.json(Array(row.text.utf8), clock: AnkiSamples.utc)
      Issue.record("nothing was refused")
    } catch {
      #expect(error.description == row.expected)
    }
  }

  @Test func doesNotTrustOffsets() throws {
    let bad = [
      "start\": 1, \"end\": 1", "start\": 0, \"end\": 99", "start\": -1, \"end\": 0",
      "start\": 3, \"end\": 2",
    ]
    for offsets in bad {
      let text = "{\"cards\": [{\"hash\": \"a\", \"content\": {\"text\": \"éa\", \"\(offsets)}}]}"
      let result = try HashcardsImport.json(Array(text.utf8), clock: AnkiSamples.utc)
      #expect(result.notes.isEmpty && result.remarks.map(\.loss) == [.unreadableCloze])
    }
  }

  @Test func writesDecksThatHashcardsReads() throws {
    let report = HashcardsExport.files(try SampleCards.notes())
    #expect(report.files.map(\.name) == ["forms.md", "Formulare-Fokus.md"])
    let text = String(decoding: report.files[0].bytes, as: UTF8.self)
    #expect(
      text.hasPrefix(
        "Q: Which wrapper owns state?\nA: `@State`\n\nQ: What is `Array<Int>`?\nA: ```swift\nlet a")
    )
    #expect(
      text.contains("\n\nQ: `@FocusState`\nA: says which field has the focus\n\nQ: says which"))
    #expect(text.contains("A: @mention\n- - -\n Q: no\n"))
    #expect(text.contains("C: [two] and [one inner] and [one more]"))
    let other = String(decoding: report.files[1].bytes, as: UTF8.self)
    #expect(other.hasPrefix("---\nname = \"Formulare::Fokus\"\n---\n\nQ: two"))
    #expect(other.contains("C: `{ [{ $0 }}] }` and [a::b] and \\[Int\\] {{x}}"))
    #expect(
      report.remarks.map(\.description) == [
        "This format carries the cards, not the progress with them.",
        "This format has no ids: when it is read back, cards are known by their text.",
        "plain-1 (Which wrapper owns state?): its tags stay behind.",
        "both-8 (`@FocusState`): it became two cards, one in each direction.",
        "cloze-9 (@Binding reads and writes `$state` owned elsewh...): the text shown with the answer was added to the cloze text.",
        "numbered-11 (two and one inner and one more): the hint of a deletion stays behind.",
        "numbered-11 (two and one inner and one more): deletions of one number became cards of their own.",
        "tags-13 (<b>not bold</b> &nbsp; <br>): 2 lines were changed: it would begin a part or end the card.",
        "tags-13 (<b>not bold</b> &nbsp; <br>): its tags stay behind.",
      ])
    for file in report.files {
      let back = HashcardsImport.deck(file.bytes, file: file.name)
      #expect(back.remarks == [])
    }
  }

  @Test func tellsWhatIsWrongInADeck() {
    let result = HashcardsImport.deck(Array("Q: a\nA: b\n\nQ: c\n".utf8), file: "x.md")
    #expect(result.notes.count == 1 && result.read == 2)
    #expect(
      result.remarks.map(\.description) == [
        "x.md:4:1: This `Q:` has no `A:`. Write a line that begins with `A:` below it."
      ])
  }

  @Test func countsStudyDays() {
    // Berlin: clocks go from 02:00 to 03:00 on 2026-03-29 and back on 2026-10-25.
    let berlin = StudyClock { instant in
      (1_774_746_000..<1_792_890_000).contains(instant) ? 7_200 : 3_600
    }
    #expect(berlin.day(of: 1_774_749_599_000) == 20_540)  // 03:59 there
    #expect(berlin.day(of: 1_774_749_600_000) == 20_541)  // 04:00 there
    #expect(berlin.start(of: 20_541) == 1_774_749_600_000)
    #expect(berlin.start(of: 20_751) == 1_792_897_200_000)  // 04:00 in winter time
    #expect(LocalTimestamp.milliseconds("2026-10-25T02:30:00", clock: berlin) == 1_792_888_200_000)
    #expect(LocalTimestamp.milliseconds("2026-03-29T02:30:00", clock: berlin) == 1_774_747_800_000)
    #expect(LocalTimestamp.milliseconds("1969-12-31T23:59:59.9Z", clock: berlin) == -100)
    #expect(
      LocalTimestamp.milliseconds("2000-02-29T12:00:00+01:30", clock: berlin) == 951_820_200_000)
    #expect(berlin.day(of: .min) < 0 && berlin.day(of: .max) > 0)
    #expect(berlin.start(of: .max) > 0 && berlin.start(of: .min) < 0)
  }
}
