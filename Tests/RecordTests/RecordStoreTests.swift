import Foundation
import Testing

@testable import Record

@Suite struct RecordStoreTests {
  let scratch: Scratch

  init() throws {
    scratch = try Scratch()
  }

  private func open() -> RecordStore { RecordStore(folder: scratch.path) }

  @Test func whatWasAppendedIsThereAfterOpeningAgain() throws {
    let store = open()
    for (index, event) in oneOfEach.enumerated() { try store.append(event, at: at(Int64(index))) }
    let again = open()
    #expect(again.takeNotices().isEmpty)
    #expect(again.isKept)
    #expect(try Picture(again) == Picture(store))
    #expect(again.state.place == Place(lesson: "l", part: "p", exercise: "e"))
  }

  @Test func aSnapshotHoldsTheSame() throws {
    let store = open()
    for (index, event) in oneOfEach.enumerated() { try store.append(event, at: at(Int64(index))) }
    store.setCache("state of c", ofCard: "c")
    try store.makeSnapshot()
    try store.append(review("d"), at: at(100))
    let again = open()
    #expect(again.takeNotices().isEmpty)
    #expect(again.snapshotReach > 0)
    #expect(again.state.cards["c"]?.cache == "state of c")
    #expect(again.state.cards["c"]?.stored != nil)
    #expect(try Picture(again) == Picture(store))
    try again.append(review("c"), at: at(101))
    #expect(again.state.cards["c"]?.cache == nil)
    try again.makeSnapshot()
    #expect(try Picture(open()) == Picture(again))
  }

  @Test func anAnswerComesBackWithItsAttempt() throws {
    let store = open()
    try store.append(attempt("e", .passed, "first"), at: at(0))
    try store.append(attempt("e", .passed, "second"), at: at(1))
    try store.makeSnapshot()
    let attempts = try #require(open().state.exercises["e"]).attempts
    #expect(try attempts.map { try open().whole($0)?.answer } == ["first", "second"])
  }

  @Test func aSeriesEndsWithAReset() throws {
    let store = open()
    let exercise = ExerciseMark(exercise: "e")
    try store.append(attempt("e", .passed), at: at(0))
    try store.append(.hintTaken(HintTaken(exercise: "e", hint: 2)), at: at(1))
    let reset = try store.append(.exerciseReset(exercise), at: at(2))
    try store.append(attempt("e", .failed), at: at(3))
    let progress = try #require(store.state.exercises["e"])
    #expect(progress.attempts.count == 1)
    #expect(progress.hintsTaken == 0)
    #expect(progress.passedAt == at(0))
    #expect(!progress.isPassedInSeries)
    try store.append(.undo(Undo(reset, ofExercise: "e")), at: at(4))
    let restored = try #require(store.state.exercises["e"])
    #expect(restored.attempts.count == 2)
    #expect(restored.hintsTaken == 1)
  }

  @Test func undoTakesBackOneReview() throws {
    let store = open()
    try store.append(review("c", 3), at: at(0))
    let second = try store.append(review("c", 1), at: at(1))
    try store.append(.undo(Undo(second, ofCard: "c")), at: at(2))
    #expect(store.state.cards["c"]?.summary.reviews == 1)
    #expect(store.state.cards["c"]?.summary.lastReviewAt == at(0))
    #expect(try store.log(ofCard: "c").standing.count == 1)
  }

  @Test func aClockThatGoesBackKeepsTheOrder() throws {
    let store = open()
    try store.append(.settingChanged(SettingChange(name: "s", value: .number(1))), at: at(100_000))
    try store.append(.settingChanged(SettingChange(name: "s", value: .number(2))), at: at(0))
    #expect(store.state.setting("s") == .number(2))
    #expect(open().state.setting("s") == .number(2))
  }

  @Test func twoStoresSeeEachOther() throws {
    let (one, two) = (open(), open())
    try one.append(review("c"), at: at(0))
    try two.append(review("c"), at: at(1))
    try one.append(review("d"), at: at(2))
    #expect(try two.refresh())
    #expect(try !two.refresh())
    #expect(try Picture(one) == Picture(two))
    #expect(one.state.cards["c"]?.summary.reviews == 2)
  }

  @Test func aTornLineIsMovedAside() throws {
    try open().append(review("c"), at: at(0))
    let whole = try scratch.read("journal.jsonl")
    try scratch.write(whole + Array(#"{"id":"01KDX3FV0B"#.utf8), to: "journal.jsonl")
    let store = open()
    #expect(
      store.takeNotices() == [
        .tornLine(journal: scratch.journal, keptIn: scratch.journal + ".damaged")
      ])
    #expect(try scratch.read("journal.jsonl") == whole)
    #expect(open().takeNotices().isEmpty)
  }

  @Test func aLastLineWithoutItsEndCounts() throws {
    try open().append(review("c"), at: at(0))
    let whole = try scratch.read("journal.jsonl")
    try scratch.write(Array(whole.dropLast()), to: "journal.jsonl")
    let store = open()
    #expect(store.takeNotices().isEmpty)
    #expect(store.state.cards["c"]?.summary.reviews == 1)
    try store.append(review("c"), at: at(1))
    #expect(open().state.cards["c"]?.summary.reviews == 2)
  }

  @Test func aDamagedLineIsMovedAsideAndTheRestIsRead() throws {
    let store = open()
    for index in 0..<5 { try store.append(review("c\(index)"), at: at(Int64(index))) }
    var bytes = try scratch.read("journal.jsonl")
    bytes[200] = 0xff
    try scratch.write(bytes, to: "journal.jsonl")
    let again = open()
    #expect(
      again.takeNotices() == [
        .damagedLines(
          count: 1, journal: scratch.journal, keptIn: scratch.journal + ".damaged")
      ])
    #expect(again.state.cards.count == 4)
    #expect(open().takeNotices().isEmpty)
    #expect(try scratch.read("journal.jsonl").count == bytes.count)
  }

  @Test func aNewerVersionIsReadOnly() throws {
    try open().append(review("c"), at: at(0))
    let newer =
      try scratch.read("journal.jsonl") + Array("{\"formlab\":\"journal\",\"version\":9}\n".utf8)
    try scratch.write(newer, to: "journal.jsonl")
    let store = open()
    #expect(store.takeNotices() == [.newerVersion(9, journal: scratch.journal)])
    #expect(!store.isKept)
    try store.append(review("d"), at: at(1))
    #expect(store.state.cards.count == 2)
    #expect(try scratch.read("journal.jsonl") == newer)
  }

  @Test func aFileThatIsNoJournalIsLeftAlone() throws {
    let foreign = Array("dear diary,\ntoday\n".utf8)
    try scratch.write(foreign, to: "journal.jsonl")
    let store = open()
    #expect(store.takeNotices() == [.notAJournal(journal: scratch.journal)])
    try store.append(review("d"), at: at(1))
    #expect(try scratch.read("journal.jsonl") == foreign)
  }

  @Test func aFolderThatCannotBeMadeIsSaid() throws {
    try scratch.write([1], to: "file")
    let store = RecordStore(folder: scratch.path + "/file/record")
    #expect(!store.isKept)
    #expect(store.takeNotices().count == 1)
    try store.append(review("d"), at: at(1))
    #expect(store.state.cards.count == 1)
  }

  @Test func aJournalThatWasDeletedBeginsAnew() throws {
    let store = open()
    try store.append(review("c"), at: at(0))
    try FileManager.default.removeItem(atPath: scratch.journal)
    try store.append(review("d"), at: at(1))
    #expect(store.takeNotices() == [.replaced(journal: scratch.journal)])
    #expect(open().state.cards.keys.sorted() == ["d"])
  }

  @Test(arguments: ["cut", "flipped", "emptied", "of another journal"])
  func aBadSnapshotIsMadeAnew(_ damage: String) throws {
    let store = open()
    for index in 0..<50 { try store.append(review("c\(index % 7)"), at: at(Int64(index))) }
    try store.makeSnapshot()
    var bytes = try scratch.read("snapshot.jsonl")
    switch damage {
    case "cut": bytes.removeLast(bytes.count / 3)
    case "flipped": bytes[bytes.count / 2] ^= 1
    case "emptied": bytes = []
    default:
      var journal = try scratch.read("journal.jsonl")
      journal[journal.count - 3] = UInt8(ascii: " ")
      journal[journal.count - 2] = UInt8(ascii: " ")
      try scratch.write(journal, to: "journal.jsonl")
      #expect(open().snapshotReach == 0)
      return
    }
    try scratch.write(bytes, to: "snapshot.jsonl")
    let again = open()
    #expect(again.snapshotReach == 0)
    #expect(try Picture(again) == Picture(store))
  }

  @Test func aJournalOlderThanItsSnapshotIsSaid() throws {
    let store = open()
    try store.append(review("c"), at: at(0))
    let old = try scratch.read("journal.jsonl")
    try store.append(review("d"), at: at(1))
    try store.makeSnapshot()
    try scratch.write(old, to: "journal.jsonl")
    let again = open()
    #expect(
      again.takeNotices() == [
        .journalShrank(journal: scratch.journal, keptIn: again.snapshotPath + ".1")
      ])
    #expect(again.state.cards.keys.sorted() == ["c"])
    let brought = try again.importEvents(from: again.snapshotPath + ".1", now: at(9))
    #expect(brought == ImportSummary(added: 1, known: 1))
    #expect(try Picture(open()) == Picture(store))
  }
}

/// All that a state says, to compare.
struct Picture: Equatable {
  let exercises: [String: ExerciseProgress]
  let lessons: [String: LessonProgress]
  let settings: [String: Timeline]
  let place: Place?
  let summaries: [String: CardSummary]
  let logs: [String: [CardEntry]]

  init(_ store: RecordStore) throws {
    exercises = store.state.exercises
    lessons = store.state.lessons
    settings = store.state.settings
    place = store.state.place
    summaries = store.state.cards.mapValues(\.summary)
    var logs: [String: [CardEntry]] = [:]
    for card in store.state.cards.keys { logs[card] = try store.log(ofCard: card) }
    self.logs = logs
  }
}
