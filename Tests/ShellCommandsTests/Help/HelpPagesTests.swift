import FormlabTestSupport
import ShellCommands
import Testing

struct HelpPagesTests {
  static let names = CommandTable.all.listed.map(\.spec.name)

  @Test(arguments: names)
  func explainsEveryCommand(_ name: String) throws {
    let page = try TestSession().perform("help \(name)")
    #expect(page.status == .done)
    expectSnapshot(page.output, "help-\(name.replacing(" ", with: "-"))")
  }

  @Test(arguments: [40, 80])
  func listsTheCommands(_ columns: Int) throws {
    let page = try TestSession(columns: columns).perform("help")
    expectSnapshot(page.output, "help-at-\(columns)")
    #expect(page.output.split(separator: "\n").allSatisfy { $0.count <= columns })
  }

  @Test(arguments: names)
  func givesEveryCommandAnExample(_ name: String) throws {
    let command = try CommandTable.all.resolve(name.split(separator: " ").map(String.init)).command
    #expect(!command.spec.examples.isEmpty)
    for example in command.spec.examples {
      let words = try CommandSplitter.words(of: example.line).map(\.text)
      let found = try CommandTable.all.resolve(words)
      #expect(found.command.spec.name == name)
      #expect(throws: Never.self) {
        try ArgumentParser.parse(found.rest, for: found.command.spec, extra: GlobalOptions.specs)
      }
    }
  }

  @Test func makesTheManualPage() throws {
    expectSnapshot(try TestSession().perform("docs man").output, "formlab.1")
  }

  @Test(arguments: CompletionScript.allCases)
  func makesCompletionScripts(_ script: CompletionScript) throws {
    expectSnapshot(
      try TestSession().perform("docs completion \(script.rawValue)").output,
      "completion.\(script.rawValue)")
  }
}
