import Foundation
import Testing

@testable import Record

/// A folder of its own for one test, gone when nothing refers to it.
final class Scratch {
  let path: String

  init() throws {
    path = NSTemporaryDirectory() + "record-" + UUID().uuidString
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit {
    try? FileManager.default.setAttributes([.posixPermissions: 0o700], ofItemAtPath: path)
    try? FileManager.default.removeItem(atPath: path)
  }

  var journal: String { path + "/journal.jsonl" }

  func read(_ name: String) throws -> [UInt8] {
    Array(try Data(contentsOf: URL(fileURLWithPath: path + "/" + name)))
  }

  func write(_ bytes: [UInt8], to name: String) throws {
    try Data(bytes).write(to: URL(fileURLWithPath: path + "/" + name))
  }
}

/// Seconds after a fixed instant.
func at(_ seconds: Int64) -> Timestamp {
  Timestamp(milliseconds: 1_790_000_000_000 + seconds * 1_000, offset: 60)
}

func review(_ card: String, _ rating: Int = 3) -> Event {
  .cardReview(CardReview(card: card, rating: rating, seconds: 4.25))
}

func attempt(_ exercise: String, _ outcome: Attempt.Outcome, _ answer: String = "x") -> Event {
  .attempt(
    Attempt(
      exercise: exercise, outcome: outcome, answerHash: "h", answer: answer,
      failingCases: outcome == .passed ? [] : ["a", "b"]))
}

/// One event of every kind.
let oneOfEach: [Event] = [
  attempt("e", .failed, "let a = \"\\\n\u{1F600}\""),
  .hintTaken(HintTaken(exercise: "e", hint: 1)),
  .solutionRevealed(ExerciseMark(exercise: "e")),
  .exerciseStarted(ExerciseMark(exercise: "e")),
  .exerciseReset(ExerciseMark(exercise: "e")),
  .exerciseFinished(ExerciseMark(exercise: "e")),
  .partReached(LessonPart(lesson: "l", part: "p")),
  .partLeft(LessonPart(lesson: "l", part: "p")),
  .questionAnswered(QuestionAnswer(lesson: "l", question: "q", answer: "\u{2028}b", isRight: true)),
  .objectiveRated(ObjectiveRating(lesson: "l", objective: "o", rating: 4)),
  .designNote(DesignNote(lesson: "l", prompt: "p", text: "two\nlines")),
  review("c"),
  review("a \"quoted\" \\ card\n"),
  .cardIntroduced(CardMark(card: "c")),
  .cardSuspended(CardMark(card: "c")),
  .cardResumed(CardMark(card: "c")),
  .cardBuried(CardMark(card: "c")),
  .cardReset(CardMark(card: "c")),
  .cardPurged(CardMark(card: "d")),
  .cardPlaced(CardPlacement(card: "c", state: "1,r,-,\"x\"")),
  .settingChanged(SettingChange(name: "s", value: .numbers([1, 2.5]))),
  .settingChanged(SettingChange(name: "s", value: .flag(true))),
  .settingChanged(SettingChange(name: "s", value: .number(0.9))),
  .settingChanged(SettingChange(name: "s", value: .text("t"))),
  .settingChanged(SettingChange(name: "s", value: nil)),
  .place(Place(lesson: "l", part: "p", exercise: "e")),
]
