import Foundation
import Testing

@testable import Record

@Suite struct MergeTests {
  let one: Scratch
  let two: Scratch

  init() throws {
    (one, two) = (try Scratch(), try Scratch())
  }

  @Test func twoRecordsComeToTheSameInEitherOrder() throws {
    for seed in 0..<20 {
      let (left, right) = (try Scratch(), try Scratch())
      var random = Random(seed: UInt64(seed))
      try fill(left, &random)
      try fill(right, &random)
      let (leftExport, rightExport) = (left.path + "/export", right.path + "/export")
      _ = try RecordStore(folder: left.path).exportEvents(to: leftExport)
      _ = try RecordStore(folder: right.path).exportEvents(to: rightExport)
      let first = RecordStore(folder: left.path)
      let second = RecordStore(folder: right.path)
      let brought = try first.importEvents(from: rightExport, now: at(0))
      #expect(brought.added == 40)
      _ = try second.importEvents(from: leftExport, now: at(0))
      #expect(try Picture(first) == Picture(second))
      #expect(try Picture(RecordStore(folder: left.path)) == Picture(second))
      _ = try first.exportEvents(to: leftExport)
      _ = try second.exportEvents(to: rightExport)
      #expect(try left.read("export") == right.read("export"))
      let again = try first.importEvents(from: rightExport, now: at(0))
      #expect(again == ImportSummary(added: 0, known: 80))
      #expect(try first.check().isSound)
    }
  }

  @Test func aSnapshotBringsAllButTexts() throws {
    let store = RecordStore(folder: one.path)
    for (index, event) in oneOfEach.enumerated() { try store.append(event, at: at(Int64(index))) }
    try store.makeSnapshot()
    let other = RecordStore(folder: two.path)
    let brought = try other.importEvents(from: store.snapshotPath, now: at(0))
    #expect(brought.added == oneOfEach.count)
    #expect(try Picture(other) == Picture(store))
    #expect(try Picture(RecordStore(folder: two.path)) == Picture(store))
    let attempt = try #require(other.state.exercises["e"]?.allAttempts.first)
    #expect(try other.whole(attempt)?.answer == nil)
  }

  @Test func whatCameFromElsewhereIsKeptOnce() throws {
    let store = RecordStore(folder: one.path)
    let events = (0..<3).map { index in
      RecordedEvent(
        id: EventID(milliseconds: 1_700_000_000_000 + Int64(index), derivedFrom: "anki/7"),
        at: at(Int64(index)), event: review("c"))
    }
    #expect(Set(events.map(\.id)).count == 3)
    #expect(try store.add(events) == 3)
    #expect(try store.add(events + [events[0]]) == 0)
    #expect(try RecordStore(folder: one.path).log(ofCard: "c").map(\.id) == events.map(\.id))
    #expect(try store.check().repeated == 0)
  }

  @Test func anImportKeepsWhatItDoesNotKnow() throws {
    let line =
      #"{"id":"01KDX3FV0BZZZZZZZZZZZZZZZZ","at":"2026-09-21T14:13:21.000Z","kind":"new","a":[1,{}]}"#
    try one.write(
      Array("{\"formlab\":\"journal\",\"version\":1}\n\(line)\n<<<<<<< a\nxx".utf8), to: "in")
    let store = RecordStore(folder: two.path)
    let summary = try store.importEvents(from: one.path + "/in", now: at(0))
    #expect(summary == ImportSummary(added: 1, known: 0, damaged: 1, unknown: 1))
    _ = try store.exportEvents(to: two.path + "/out")
    #expect(String(decoding: try two.read("out"), as: UTF8.self).contains(line))
  }

  @Test(arguments: [
    ("", "holds no events"), ("hello\n", "holds no events"),
    ("{\"formlab\":\"journal\",\"version\":2}\n", "newer formlab (version 2"),
  ])
  func aFileThatIsNoExportIsRefused(_ text: String, _ words: String) throws {
    try one.write(Array(text.utf8), to: "in")
    let store = RecordStore(folder: two.path)
    let error = #expect(throws: RecordError.self) {
      try store.importEvents(from: one.path + "/in", now: at(0))
    }
    #expect(try #require(error).description.contains(words))
    #expect(try two.read("journal.jsonl").isEmpty)
  }

  @Test func aMergeByGitIsReadAndExplained() throws {
    try RecordStore(folder: one.path).append(review("c"), at: at(0))
    try RecordStore(folder: one.path).append(review("d"), at: at(1))
    let bytes = try one.read("journal.jsonl")
    let merged =
      Array("<<<<<<< ours\n".utf8) + bytes + Array("=======\n".utf8) + bytes
      + Array(">>>>>>> theirs\n".utf8)
    try one.write(merged, to: "journal.jsonl")
    let store = RecordStore(folder: one.path)
    #expect(
      store.takeNotices() == [.mergeMarks(journal: one.journal, keptIn: one.journal + ".damaged")])
    #expect(store.state.cards.mapValues(\.summary.reviews) == ["c": 1, "d": 1])
    #expect(try store.check().repeated == 2)
  }

  /// Forty events of all kinds.
  private func fill(_ scratch: Scratch, _ random: inout Random) throws {
    let store = RecordStore(folder: scratch.path)
    var last: EventID?
    for _ in 0..<40 {
      let time = at(Int64.random(in: 0..<500, using: &random))
      if let undone = last, Int.random(in: 0..<6, using: &random) == 0 {
        last = try store.append(.undo(Undo(undone, ofCard: "c")), at: time)
        continue
      }
      let event = oneOfEach.randomElement(using: &random) ?? review("c")
      let id = try store.append(event, at: time)
      if case .cardReview(let review) = event, review.card == "c" { last = id }
      if Int.random(in: 0..<15, using: &random) == 0 { try store.makeSnapshot() }
    }
  }
}

/// SplitMix64, so that a failing round can be repeated.
struct Random: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) {
    state = seed
  }

  mutating func next() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xbf58_476d_1ce4_e5b9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94d0_49bb_1331_11eb
    return mixed ^ (mixed >> 31)
  }
}
