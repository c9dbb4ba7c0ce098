@testable import Decks

/// Notes of every kind with what makes trouble, and progress in every state.
enum SampleCards {
  /// 2026-11-30 21:00 in UTC, in milliseconds since 1970.
  static let day: Int64 = 86_400_000

  static func notes() throws -> [Note] {
    try [
      note(
        "plain-1", "Q: Which wrapper owns state?\nA: `@State`", tags: ["forms::basics", "state"]),
      note(
        "code-2",
        "Q: What is `Array<Int>`?\nA:\n```swift\nlet a: Array<Int> = [1]\n  if a < b && c > d { }\n```\nand more"
      ),
      note("hash-3", "Q: #hash \"quoted\" first\nA: tab\there; a | b, c"),
      note("quote-4", "Q: \"begins with a quote\nA: one \"odd"),
      note(
        "lines-5", "Q: two\n\nlines\nA: - a\n- b\n\n\n```\nx\n\ny\n```", deck: "Formulare::Fokus"),
      note("words-6", "Q: Größe 日本語 👩‍💻 é\nA: **bold** and *soft* and a * b * c"),
      note("picture-7", "Q: ![a form](media/form.png)\nA: ![](pictures/other é.png) &amp; &lt;"),
      note("both-8", "T: `@FocusState`\nD: says which field has the focus"),
      note("cloze-9", "C: [@Binding] reads and writes `[$state]` owned [elsewhere].\nE: See `$`"),
      note(
        "braces-10", "C: `{ [{ $0 }}] }` and [a::b] and \\[Int\\] {{x}}", deck: "Formulare::Fokus"),
      note(
        "numbered-11", "C: {{c2::two::hint}} and {{c1::one {{c3::inner}}}} and {{c1::one more}}"),
      note("J_%28x%7C5mPUG", "Q: an id of Anki\nA: =1+1"),
      note(
        "tags-13", "Q: <b>not bold</b> &nbsp; <br>\nA: @mention\n\\---\n\\Q: no",
        tags: ["a,b", "日本"]),
    ]
  }

  private static func note(
    _ id: String, _ text: String, tags: [String] = [], deck: String = "forms"
  ) throws -> Note {
    let parsed = DeckParser.parse(Array(text.utf8), file: "deck.md")
    guard parsed.problems.isEmpty, var note = parsed.entries.first?.note else {
      throw parsed.problems[0]
    }
    note.id = NoteID(id)
    note.tags = tags
    note.deck = deck
    note.modified = 1_790_000_000
    return note
  }

  static let media = [
    MediaFile(
      name: "form.png", bytes: [0x89, 0x50, 0x4E, 0x47] + [UInt8](repeating: 7, count: 300)),
    MediaFile(name: "other é.png", bytes: [1, 2, 3]),
  ]

  /// Progress in every state, as of a time in milliseconds since 1970.
  static func progress(now: Int64, clock: StudyClock) -> [CardKey: CardProgress] {
    var generator = SeededGenerator(seed: 0)
    func key(_ text: String) -> CardKey {
      CardKey(text) ?? CardKey(note: .random(using: &generator))
    }
    func entry(
      _ ago: Int64, _ rating: Int, _ interval: Int, _ kind: ReviewLogEntry.Kind, last: Int = 0
    )
      -> ReviewLogEntry
    {
      ReviewLogEntry(
        id: now - ago, rating: rating, interval: interval, lastInterval: last,
        factor: ReviewLogEntry.factor(difficulty: 5), duration: 4_321, kind: kind)
    }
    let graduated = [
      entry(30 * day, 3, -600, .learn), entry(30 * day - 600_000, 3, 2, .learn, last: -600),
    ]
    let reviewed = graduated + [entry(28 * day, 3, 40, .review, last: 2)]
    return [
      key("plain-1"): CardProgress(
        state: .review, stability: 10.971_048_26, difficulty: 2.104_331_391,
        due: now - 28 * day + 40 * day, interval: 40, ease: 2350, lastReview: now - 28 * day,
        reps: 3, lapses: 1,
        log: reviewed),
      key("code-2"): CardProgress(
        state: .review, stability: 2.3065, difficulty: 2.1112,
        due: now - 31 * day + 600_000 + 2 * day,
        interval: 2, ease: 2500, lastReview: now - 31 * day + 600_000, reps: 2, position: 2,
        log: [
          entry(31 * day, 3, -600, .learn, last: 0),
          entry(31 * day - 600_000, 3, 2, .learn, last: -600),
        ]),
      key("hash-3"): CardProgress(
        state: .learning, step: 1, stability: 2.3065, difficulty: 2.118_103_97, due: now + 500_000,
        lastReview: now - 100_000, reps: 1, log: [entry(100_000, 3, -600, .learn)]),
      key("quote-4"): CardProgress(
        state: .learning, step: 0, stability: 0.212, difficulty: 6.4133,
        due: now - 3 * day + 60_000,
        lastReview: now - 3 * day, reps: 1, log: [entry(3 * day, 1, -60, .learn)]),
      key("lines-5"): CardProgress(
        state: .relearning, step: 0, stability: 1.5, difficulty: 7.25, due: now - 50_000 + 600_000,
        interval: 5, ease: 1900, lastReview: now - 50_000, reps: 4, lapses: 2,
        log: [entry(40 * day, 4, 8, .learn), entry(50_000, 1, -600, .review, last: 8)]),
      key("words-6"): CardProgress(
        state: .review, stability: 100.5, difficulty: 9.9, due: now - 5 * day,
        interval: 20, ease: 2500, lastReview: now - 25 * day,
        reps: 1, hold: .suspended, log: [entry(25 * day, 4, 20, .learn)]),
      key("both-8/2"): CardProgress(
        state: .review, stability: 8.2956, difficulty: 1, due: now - 2 * day + 8 * day,
        interval: 8, ease: 1300, lastReview: now - 2 * day, reps: 1, hold: .buried,
        log: [entry(2 * day, 4, 8, .learn)]),
      key("cloze-9/2"): CardProgress(
        state: .review, stability: 3.5, difficulty: 5, due: now - day + 3 * day,
        interval: 3, ease: 2500, lastReview: now - day,
        reps: 1, log: [entry(day, 3, 3, .learn)]),
    ]
  }
}
