import FormlabTestSupport
import Testing

struct ScriptTests {
  @Test func readsCommandsFromAPipeWithoutPromptOrColour() throws {
    let result = try Formlab().run(input: "# a comment\n\nstart focus-chain\nprogress\n")
    #expect(result.status == .exited(0))
    #expect(result.output.contains("Next: start focus-chain"))
    #expect(!result.output.contains("formlab>") && !result.output.contains("\u{1B}"))
  }

  @Test func stopsAtTheFirstFailure() throws {
    let result = try Formlab().run(input: "frobnicate\nversion\n")
    #expect(result.status == .exited(64))
    #expect(result.output == "")
    #expect(result.error.hasPrefix("There is no command \"frobnicate\"."))
  }

  @Test func goesOnWhenAsked() throws {
    let result = try Formlab().run("--keep-going", input: "frobnicate\nversion\n")
    #expect(result.status == .exited(64))
    #expect(result.output.hasPrefix("formlab 0."))
  }

  @Test func takesLinesWithCarriageReturns() throws {
    let result = try Formlab().run(input: "version\r\nversion\r\n")
    #expect(result.status == .exited(0))
    #expect(result.output.split(separator: "\n").count == 2)
  }

  @Test func leavesAtQuit() throws {
    let result = try Formlab().run(input: "quit\nversion\n")
    #expect(result.status == .exited(0))
    #expect(result.output == "")
  }

  @Test func refusesLinesThatAreNoText() throws {
    let formlab = try Formlab()
    let result = try runProgram(
      formlab.path, input: [0x76, 0xFF, 0xFE, 0x0A], environment: formlab.environment)
    #expect(result.status == .exited(66))
    #expect(result.error.contains("line 1"))
  }
}
