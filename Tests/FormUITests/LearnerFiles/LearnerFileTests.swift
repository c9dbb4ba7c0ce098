import FormlabTestSupport
import Foundation
import Testing

/// Whole files in the style of public code, compiled with the learner's compile line and driven through the host.
@Suite("Learners' files")
struct LearnerFileTests {
  private static let isShort = !LongTests.areWanted

  private static let names: [String] = {
    let folder = Repository.path("Tests/FormUITests/Forms")
    let files = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return files.filter { $0.hasSuffix(".swift.txt") }.map { String($0.dropLast(10)) }.sorted()
  }()

  @Test("Every file compiles and is drawn", .enabled(if: !isShort), arguments: names)
  func compilesAndIsDrawn(name: String) throws {
    let answers = try LearnerProgram(form: name).drive("show 60", "show 40 plain", "tree", "svg")
    #expect(answers.count == 4)
    for answer in answers {
      #expect(answer.error == nil)
      #expect(answer.output?.isEmpty == false)
    }
  }

  @Test("A field that is judged on leaving")
  func validatedField() throws {
    let answers = try LearnerProgram(form: "01-ValidatedField").drive(
      "type Email ab", "dismiss", "type Email @", "tap \"Full name\"")
    #expect(answers.map(\.error) == [nil, nil, nil, nil])
    #expect(answers[0].texts == ["Email", "Full name"])
    #expect(answers[1].texts == ["Email", "Enter an address with an @", "Full name"])
    #expect(answers[1].announcements == ["Enter an address with an @"])
    #expect(answers[2].texts == ["Email", "Full name"])
    #expect(answers[3].focused == "Full name")
  }

  @Test("A chain of fields")
  func signupChain() throws {
    let answers = try LearnerProgram(form: "02-SignupChain").drive(
      "texts", "type Ann", "press return", "press return", "type secret", "press return",
      "type Email a@b.c", "type Password 99", "pick Plan Team", "press return", "focus-chain")
    #expect(
      answers.map(\.focused) == [
        "Name", "Name", "Email", "Password", "Password", "Email", "Email", "Password", "Password",
        nil, nil,
      ])
    #expect(answers[9].texts.last == "Created Ann on Team")
    #expect(answers[10].output == "Name -> Email\nEmail -> Password\nPassword -> Name")
  }

  @Test("A workshop form: done is not submit")
  func workshop() throws {
    let answers = try LearnerProgram(form: "03-Workshop").drive(
      "tap \"Join workshop\"", "type Name Maya", "press next", "type Email maya@example.com",
      "press done", "tap \"Join workshop\"", "tap signup.join")
    #expect(answers[0].error == "The button \"Join workshop\" is disabled.")
    #expect(answers[2].focused == "Email")
    #expect(answers[4].focused == nil)
    #expect(!answers[4].texts.contains("See you there, Maya"))
    #expect(answers[5].texts.contains("See you there, Maya"))
  }

  @Test("A record editor: load, edit, save, cancel")
  func recordEditor() throws {
    let answers = try LearnerProgram(form: "04-RecordEditor").drive(
      "texts", "clear Amount", "type Amount 12abc", "clear Amount", "type Amount 1,234.50",
      "tap Save", "clear Payee", "tap Cancel")
    #expect(answers[0].texts.contains("Nov 14, 2023"))
    #expect(answers[2].texts.contains("Not an amount"))
    #expect(answers[5].texts.last == "Saved Bakery: 1,234.50")
    #expect(answers[6].texts.contains("Required"))
    #expect(!answers[7].texts.contains("Required"))
  }

  @Test("Asynchronous work, timers and delays follow the form's clock")
  func clock() throws {
    let answers = try LearnerProgram(form: "14-TimersAndAsync").drive(
      "texts", "tap Load", "advance 1", "tap Later", "advance 0.5", "type abcdefgh", "tap Send")
    #expect(answers[0].texts == ["Seconds: 0", "ready", "Load", "Later", "Send"])
    #expect(answers[1].texts[1] == "loading")
    #expect(answers[2].texts.contains("two"))
    #expect(answers[2].texts.first == "Seconds: 1")
    #expect(answers[4].focused == "Name")
    #expect(answers[6].texts.contains("ping"))
  }

  @Test("A view is chosen by name; an unknown one is said")
  func failures() throws {
    #expect(throws: LearnerProgram.Failure.self) {
      try LearnerProgram(
        source: "import SwiftUI\nstruct A: View { var body: some View { Tex(\"a\") } }",
        name: "typo")
    }
  }
}
