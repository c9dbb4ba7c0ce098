import ShellCommands
import Testing

struct CommandTableTests {
  @Test(arguments: [
    ("check", "check"), ("c", "check"), ("chec", "check"), ("exit", "quit"),
    ("record exp", "record export"),
    ("prog", "progress"), ("sol", "solution"),
  ])
  func findsByNameAliasAndUniquePrefix(_ typed: String, _ name: String) throws {
    let words = typed.split(separator: " ").map(String.init)
    #expect(try CommandTable.all.resolve(words).command.spec.name == name)
  }

  @Test func listsTheCandidatesOfAnAmbiguousPrefix() {
    #expect(
      throws: CommandFailure.ambiguousCommand(word: "lesso", candidates: ["lesson", "lessons"])
    ) {
      try CommandTable.all.resolve(["lesso"])
    }
  }

  @Test func asksForTheSecondWord() {
    #expect(
      throws: CommandFailure.unknownCommand(
        word: "record exprot", question: "Did you mean \"export\"?")
    ) { try CommandTable.all.resolve(["record", "exprot"]) }
  }

  @Test func neverSuggestsAHiddenCommand() {
    #expect(throws: CommandFailure.unknownCommand(word: "__complet", question: nil)) {
      try CommandTable.all.resolve(["__complet"])
    }
  }

  @Test func namesAndAliasesAreUnique() {
    let names = CommandTable.all.commands.flatMap { [$0.spec.name] + $0.spec.aliases }
    #expect(Set(names).count == names.count)
  }
}
