import FormlabTestSupport
import Testing

struct CommandLineTests {
  struct Row: Sendable, CustomTestStringConvertible {
    var arguments: [String]
    var status: Int32
    var error: String
    var testDescription: String { arguments.joined(separator: " ") }
  }

  @Test(arguments: [
    Row(
      arguments: ["chekc"], status: 64,
      error: "There is no command \"chekc\".\nDid you mean \"check\"?\n"),
    Row(
      arguments: ["check", "--frob"], status: 64,
      error: "\"check\" has no option --frob.\n\"help check\" explains it.\n"),
    Row(
      arguments: ["--colour", "check"], status: 64,
      error: "formlab has no option --colour.\nDid you mean \"color\"?\n"),
    Row(
      arguments: ["--color", "blue", "check"], status: 64,
      error: "--color can't be \"blue\".\nIt wants auto, always, never.\n"),
    Row(
      arguments: ["check", "focus-chian"], status: 66,
      error: "There is no exercise \"focus-chian\".\nDid you mean \"focus-chain\"?\n"),
    Row(
      arguments: ["check", "focus-chain", "--file", "/nowhere/a.swift"], status: 66,
      error: "There is no file \"/nowhere/a.swift\".\n"),
    Row(
      arguments: ["check", "focus-chain", "--file", "/usr"], status: 66,
      error: "/usr can't be used: it is a folder, not a file.\n"),
    Row(
      arguments: ["check", "focus-chain", "--file"], status: 64,
      error: "--file wants a value: FILE.\nWrite --file FILE.\n"),
    Row(
      arguments: ["check"], status: 64,
      error:
        "\"check\" needs an exercise, and none is started.\nName one, or type \"next\" to be led to it; \"exercises\" lists them.\n"
    ),
    Row(
      arguments: ["task", "a", "b"], status: 64,
      error: "\"task\" takes no more words, and got \"b\".\n\"help task\" explains it.\n"),
    Row(
      arguments: ["quit"], status: 64,
      error: "\"quit\" works at the shell's prompt only.\nType \"formlab\" first.\n"),
    Row(
      arguments: ["edit", "focus-chain"], status: 64,
      error: "\"edit\" needs a terminal.\nRun it where you can type.\n"),
    Row(
      arguments: ["progress", "--course", "/nowhere"], status: 65,
      error: ""),
  ])
  func tellsWhatIsWrong(_ row: Row) throws {
    let formlab = try Formlab()
    let result = try runProgram(
      formlab.path, row.arguments,
      environment: formlab.environment.merging(["COLUMNS": "200"]) { $1 })
    #expect(result.status == .exited(row.status))
    #expect(result.output == "")
    if !row.error.isEmpty { #expect(result.error == row.error) }
  }

  @Test(arguments: ["--help", "-h"])
  func helpsWhateverElseIsSaid(_ flag: String) throws {
    let formlab = try Formlab()
    let program = try formlab.run(flag)
    #expect(program.status == .exited(0))
    #expect(program.output.hasPrefix("formlab teaches SwiftUI forms"))
    let command = try formlab.run("check", flag, "--nonsense")
    #expect(command.status == .exited(0))
    #expect(command.output.hasPrefix("check [EXERCISE]"))
  }

  @Test func printsItsVersion() throws {
    let result = try Formlab().run("--version")
    #expect(result.status == .exited(0))
    #expect(result.output.hasPrefix("formlab 0."))
    #expect(result.output.split(separator: "\n").count == 1)
  }

  @Test func judgesAFile() throws {
    let formlab = try Formlab()
    let right = try formlab.run(
      "check", "focus-chain", "--file", "\(Formlab.focusChain)/solution.swift", "--json")
    #expect(right.status == .exited(0))
    #expect(right.output.contains("\"outcome\" : \"passed\""))
    #expect(right.error == "")
    let wrong = try formlab.run(
      "check", "focus-chain", "--file", "\(Formlab.focusChain)/wrong/wraps-around.swift")
    #expect(wrong.status == .exited(1))
    #expect(wrong.output.hasPrefix("Not passed yet: 2 of 5 cases passed"))
    #expect(!wrong.output.contains("\u{1B}"))
  }
}
