import CourseFiles
import Foundation
import Grading
import Testing

@Suite("A verdict")
struct VerdictTests {
  private func check(_ answer: String) throws -> Verdict {
    try Fixture.grader.get().check(try Fixture.exercise("focus-chain"), answer: Array(answer.utf8))
  }

  // MARK: - Did not compile

  struct Message: CustomTestStringConvertible {
    var name: String
    var answer: String
    var line: Int
    var message: String
    var explanation: String?
    var testDescription: String { name }
  }

  @Test(
    "names the learner's line and explains it",
    arguments: [
      Message(
        name: "a missing return",
        answer:
          "func nextField(after field: Field) -> Field? {\n  if field == .name { return .email }\n}\n",
        line: 3, message: "missing return in global function expected to return 'Field?'",
        explanation:
          "One way through the code ends without giving back a value. Every way must end with `return` and a value."
      ),
      Message(
        name: "an accent before the error",
        answer: "func nextField(after field: Field) -> Field? {\n  let é = \"ñ\"; return é\n}\n",
        line: 2,
        message: "cannot convert return expression of type 'String' to return type 'Field'",
        explanation:
          "What is given back is of another type than the one after `->` in the declaration."),
      Message(
        name: "an error in the demo lines",
        answer:
          "func nextField(after field: Field) -> Field? { nil }\nprint(nextFeld(after: .name) as Any)\n",
        line: 2,
        message: "cannot find 'nextFeld' in scope",
        explanation:
          "Nothing of this name is known here. Look at the spelling, and whether it is declared in another function or block."
      ),
      Message(
        name: "@main",
        answer:
          "@main struct Mine { static func main() {} }\nfunc nextField(after field: Field) -> Field? { nil }\n",
        line: 1,
        message:
          "`@main` has no place in an answer: formlab starts the program. Write what you want to try as lines at the end."
      ),
      Message(
        name: "its own Field",
        answer:
          "enum Field: String { case name, email, password }\nfunc nextField(after field: Field) -> Field? { nil }\n",
        line: 1, message: "`Field` is given: your file can use it, and must not declare its own."),
      Message(
        name: "an unknown module",
        answer: "import UIKit\nfunc nextField(after field: Field) -> Field? { nil }\n",
        line: 1, message: "There is no module `UIKit` here."),
    ])
  func diagnostics(_ row: Message) throws {
    let verdict = try check(row.answer)
    #expect(verdict.outcome == .didNotCompile, "\(verdict.summary)")
    let first = try #require(verdict.diagnostics.first)
    #expect(first.line == row.line)
    #expect(first.message == row.message)
    #expect(first.explanation == row.explanation)
  }

  struct Missing: CustomTestStringConvertible {
    var name: String
    var answer: String
    var message: String
    var testDescription: String { name }
  }

  @Test(
    "says what the task asks for and the answer lacks",
    arguments: [
      Missing(
        name: "nothing", answer: "// later\n",
        message:
          "The task asks for `func nextField(after field: Field) -> Field?`; your file has no such function."
      ),
      Missing(
        name: "another name", answer: "func next(after field: Field) -> Field? { nil }\n",
        message: "The task asks for `nextField(after:)`; your file has `next(after:)`."),
      Missing(
        name: "another label", answer: "func nextField(_ field: Field) -> Field? { nil }\n",
        message:
          "The task asks for `func nextField(after field: Field) -> Field?`; your file has `func nextField(_ field: Field) -> Field?`."
      ),
      Missing(
        name: "a member",
        answer: "extension Field { func nextField(after field: Field) -> Field? { nil } }\n",
        message:
          "The task asks for `nextField(after:)` at the top of the file; yours belongs to `Field`."),
      Missing(
        name: "a private one",
        answer: "private func nextField(after field: Field) -> Field? { nil }\n",
        message:
          "`nextField(after:)` is private, so nothing outside of your file can use it. Leave out that word."
      ),
      Missing(
        name: "a letter that looks alike",
        answer: "func nextF\u{456}eld(after field: Field) -> Field? { nil }\n",
        message:
          "The task asks for `nextField(after:)`; your file has `nextF\u{456}eld(after:)`. They look alike, but its letter `\u{456}` (U+456) is another one."
      ),
      Missing(
        name: "one that waits",
        answer: "func nextField(after field: Field) async -> Field? { nil }\n",
        message:
          "The task asks for `func nextField(after field: Field) -> Field?`; your file has `func nextField(after field: Field) async -> Field?`."
      ),
    ])
  func missing(_ row: Missing) throws {
    let verdict = try check(row.answer)
    #expect(verdict.outcome == .didNotCompile, "\(verdict.summary)")
    #expect(verdict.diagnostics.first?.message == row.message)
  }

  // MARK: - Crashed

  struct Crash: CustomTestStringConvertible {
    var name: String
    var answer: String
    var line: Int
    var message: String
    var testDescription: String { name }
  }

  @Test(
    "names the line of a crash",
    arguments: [
      Crash(
        name: "an index out of range",
        answer:
          "func nextField(after field: Field) -> Field? {\n  let all = Field.allCases\n  return all[3]\n}\n",
        line: 3,
        message: "Index out of range: an element was asked for that is not there."),
      Crash(
        name: "nil unwrapped",
        answer:
          "func nextField(after field: Field) -> Field? {\n  let all: [Field: Field] = [:]\n\n  return all[field]!\n}\n",
        line: 4, message: "A value was nil where `!` promised that it is not."),
      Crash(
        name: "an overflow",
        answer:
          "func nextField(after field: Field) -> Field? {\n  var n = Int.max\n  n += field.rawValue.count\n  return n > 0 ? .name : nil\n}\n",
        line: 3, message: "Arithmetic overflow: a number went past what its type can hold."),
      Crash(
        name: "recursion without an end",
        answer:
          "func deep(_ n: Int) -> Int {\n  deep(n + 1) &+ n\n}\nfunc nextField(after field: Field) -> Field? {\n  deep(1) == 0 ? nil : .email\n}\n",
        line: 2, message: "The stack is full: a function calls itself without an end."),
      Crash(
        name: "a fatal error",
        answer: "func nextField(after field: Field) -> Field? {\n  fatalError(\"not yet\")\n}\n",
        line: 2,
        message: "not yet"),
    ])
  func crashes(_ row: Crash) throws {
    let verdict = try check(row.answer)
    #expect(verdict.outcome == .crashed, "\(verdict.summary)")
    let first = try #require(verdict.cases.first)
    #expect(first.outcome == .crashed)
    #expect(first.message == row.message)
    #expect(first.line == row.line)
    #expect(first.steps == ["pressed return in Name"])
  }

  @Test func aCrashIsChargedToItsCase() throws {
    let verdict = try check(
      """
      func nextField(after field: Field) -> Field? {
        let order: [Field: Field] = [.name: .email, .email: .password]
        return order[field]!
      }
      """)
    #expect(verdict.outcome == .crashed)
    #expect(verdict.cases.map(\.outcome) == [.passed, .passed, .crashed, .crashed])
  }

  @Test func aHangIsChargedToItsCase() throws {
    var exercise = try Fixture.exercise("focus-chain")
    exercise.limits.wallSeconds = 2
    let answer = """
      func nextField(after field: Field) -> Field? {
        switch field {
        case .name: return .email
        case .email: return .password
        case .password: while true {}
        }
      }
      """
    let verdict = try Fixture.grader.get().check(exercise, answer: Array(answer.utf8))
    #expect(verdict.outcome == .timedOut)
    #expect(verdict.cases.prefix(3).map(\.outcome) == [.passed, .passed, .timedOut])
  }

  // MARK: - Failed

  @Test func tellsTheStoryOfAFailedCase() throws {
    let verdict = try check(
      """
      func nextField(after field: Field) -> Field? {
        print("asked for", field)
        return field == .password ? .name : field == .name ? .email : .password
      }
      """)
    #expect(verdict.outcome == .failed)
    let failed = verdict.cases[2]
    #expect(failed.name == "Return in the password field ends the chain")
    #expect(failed.steps == ["pressed return in Password"])
    #expect(failed.looked == "the next field")
    #expect(failed.expected == "nil")
    #expect(failed.actual == ".name")
    #expect(failed.hint == "Nothing comes after the last field.")
    #expect(verdict.cases[3].input == "[.password]")
    #expect(
      verdict.mistake
        == "After the last field the chain ends: return nil, so that the keyboard can go away.")
    #expect(verdict.output.contains("asked for password\n"))
  }

  @Test func isJSON() throws {
    let verdict = try check("func nextField(after field: Field) -> Field? { nil }")
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys]
    let text = String(decoding: try encoder.encode(verdict), as: UTF8.self)
    #expect(text.contains(#""exercise":"focus-chain""#))
    #expect(text.contains(#""outcome":"failed""#))
    #expect(text.contains(#""sandbox":"bubblewrap""#))
    #expect(text.contains(#""steps":["pressed return in Name"]"#))
  }
}
