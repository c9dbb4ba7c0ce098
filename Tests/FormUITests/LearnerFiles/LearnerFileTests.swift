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

  @Test("Editing, selecting, and the names by which controls are found")
  func editAndSelect() throws {
    let answers = try LearnerProgram(form: "48-EditAndSelect").drive(
      "tap Edit", "clear Draft", "type Draft Maya", "tap Done", "menu Milk Double",
      "tap \"Row of Tea\"", "tap plus", "type City !", "type Card 1", "tap \"Row of Nothing\"")
    #expect(answers.prefix(9).map(\.error) == Array(repeating: nil, count: 9))
    #expect(answers[3].texts.contains("Name: Maya"))
    #expect(answers[4].texts.contains("Row of MilkMilk"))
    #expect(answers[5].texts.contains("Chosen: 1"))
    #expect(answers[6].texts.contains("2 cups"))
    #expect(answers[7].focused == "Where")
    #expect(answers[9].error?.hasPrefix("There is no control named \"Row of Nothing\".") == true)
  }

  @Test("A form of fields that data describe, judged by a service that waits")
  func dynamicFields() throws {
    let answers = try LearnerProgram(form: "46-DynamicFields").drive(
      "type Name maya", "advance 1", "press return", "tap Create", "tap OK", "clear Name",
      "type Name noor", "type Email n@x.org", "type Password secret", "pick Plan Pro",
      "toggle News", "tap Create", "advance 2", "tap \"Hi noor\"")
    #expect(answers.map(\.error) == Array(repeating: nil, count: answers.count))
    #expect(answers[1].texts.contains("Name is taken"))
    #expect(answers[2].focused == "Email")
    #expect(answers[3].texts.contains("Password is required"))
    #expect(answers[12].texts.contains("Welcome, noor"))
  }

  @Test("Styles of one's own keep the names of what they draw")
  func styles() throws {
    let answers = try LearnerProgram(form: "43-PeopleStyles").drive(
      arguments: ["--view", "Form"], "advance 1", "toggle Administrator", "press chevron.down",
      "clear \"First name\"", "tap Save")
    #expect(answers.map(\.error) == Array(repeating: nil, count: 5))
    #expect(answers[0].focused == "First name")
    #expect(answers[2].focused == "Last")
    #expect(answers[4].texts.contains("Required"))
  }

  @Test("An app with columns, a sidebar and commands; its start runs once")
  func splitApp() throws {
    let answers = try LearnerProgram(form: "47-SplitApp").drive(
      "tap Oslo", "toggle Sea", "type \"Trip name\" 2", "tap Table")
    #expect(answers.map(\.error) == [nil, nil, nil, nil])
    #expect(answers[0].output == nil)
    #expect(answers[2].texts.contains("Oslo2"))
  }

  @Test("A login of the old style, its preview under DEBUG")
  func oldLogin() throws {
    let answers = try LearnerProgram(form: "49-OldLogin").drive(
      "type Email maya@x.org", "type Password abc", "tap LOGIN", "advance 2", "tap \"Got it\"",
      "tap eye.slash", "type Password def", "tap LOGIN", "advance 2", "tap \"Forgot password?\"",
      "tap \"By mail\"", "pick Strength Mature", "step \"Quantity: 1\"")
    #expect(answers.map(\.error) == Array(repeating: nil, count: answers.count))
    #expect(answers[3].texts.contains("The password is invalid."))
    #expect(answers[12].texts.contains("Quantity: 3"))
  }

  @Test("A checkout of several steps")
  func checkoutWizard() throws {
    let answers = try LearnerProgram(form: "50-CheckoutWizard").drive(
      "type Email maya@x.org", "tap Continue", "type Street \"Main 1\"", "type ZIP 123",
      "type ZIP 45", "pick Country France", "tap Continue",
      "type \"Card number\" 4242424242420000", "type CVC 123", "tap Continue",
      "toggle \"I accept the terms\"", "tap \"Place order\"", "advance 3", "tap Cancel",
      "tap Close", "tap Discard")
    #expect(answers.map(\.error) == Array(repeating: nil, count: answers.count))
    #expect(answers[3].texts.contains("Five digits, please."))
    #expect(!answers[4].texts.contains("Five digits, please."))
    #expect(answers[12].texts.contains("Card declined"))
    #expect(answers[15].focused == "Email")
  }

  @Test("Observables read by modifiers, publishers made anew, predicates, menus and rows of labels")
  func observedModifiers() throws {
    let answers = try LearnerProgram(form: "51-ObservedModifiers").drive(
      "tap Show", "tap More", "dismiss sheet", "tap Item", "tap OK", "type Bio \"Hello there\"",
      "advance 2", "type B a1b2", "type Pin 123456", "type Mail maya@x.org", "tap Continue",
      "tap Sort", "tap Date", "tap Sort", "toggle Asc", "toggle All", "tap y", "swipe x Drop")
    #expect(answers.map(\.error) == Array(repeating: nil, count: answers.count))
    #expect(answers[1].texts == ["Sheet 1", "More"])
    #expect(answers[6].texts.contains("left 1"))
    #expect(answers[17].texts.contains("mail ok"))
    #expect(answers[17].texts.contains("n 11"))
    #expect(answers[17].texts.contains("sort Date true"))
    #expect(answers[17].texts.contains("sel y"))
  }

  @Test("A link in a column selects, and a timer fires until it is invalid")
  func columnAndTimer() throws {
    let answers = try LearnerProgram(form: "52-ColumnAndTimer").drive(
      "tap Cake", "tap Start", "advance 1", "advance 9")
    #expect(answers.map(\.error) == [nil, nil, nil, nil])
    #expect(answers[0].texts.contains("Detail 2"))
    #expect(answers[2].texts.contains("left 2"))
    #expect(answers[3].texts.contains("left 0"))
  }

  @Test("Rows of a titled list, buttons of a group, and UIKit called from anywhere")
  func rowsAndGroups() throws {
    let answers = try LearnerProgram(form: "53-RowsAndGroups").drive("tap One", "tap More", "tap T")
    #expect(answers.map(\.error) == [nil, nil, nil])
    #expect(answers[2].texts.contains("n 1 One"))
  }

  @Test("A survey, and a bar for chats")
  func surveyAndChat() throws {
    let survey = try LearnerProgram(form: "44-SurveyGestures").drive(
      "toggle \"I agree to the terms\"", "type \"Answer 1\" Maya", "tap Next", "tap \"4 stars\"")
    #expect(survey.map(\.error) == [nil, nil, nil, nil])
    #expect(survey[2].texts.contains("Colour?"))
    let chat = try LearnerProgram(form: "45-ChatAndBindings").drive(
      "type Message \"hello there this is too long\"", "tap Send", "type Phone 5551234567",
      "type Nick a", "press return")
    #expect(chat.map(\.error) == [nil, nil, nil, nil, nil])
    #expect(chat[1].texts.first == "hello there this is")
    #expect(chat[4].texts.contains("Too short"))
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
