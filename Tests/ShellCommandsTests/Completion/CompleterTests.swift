import ShellCommands
import Testing

struct CompleterTests {
  struct Names: NameSource {
    func names(of kind: ValueKind) -> [Candidate] {
      switch kind {
      case .exercise: [Candidate("focus-chain"), Candidate("name-limit")]
      case .part: [Candidate("focus-chain"), Candidate("lesson-one")]
      default: []
      }
    }
  }

  struct Row: Sendable, CustomTestStringConvertible {
    var line: String
    var found: [String]
    var testDescription: String { line }
  }

  @Test(arguments: [
    Row(line: "chec", found: ["check"]),
    Row(line: "he", found: ["help"]),
    Row(line: "check ", found: ["focus-chain", "name-limit"]),
    Row(line: "c n", found: ["name-limit"]),
    Row(line: "check --a", found: ["--all"]),
    Row(line: "check --all --a", found: []),
    Row(line: "start lesson", found: ["lesson-one"]),
    Row(line: "check focus-chain x", found: []),
    Row(line: "help hin", found: ["hint"]),
    Row(line: "record ", found: ["check", "export", "import"]),
    Row(line: "docs ", found: ["man", "completion"]),
    Row(line: "docs completion b", found: ["bash"]),
    Row(line: "check --color ", found: ["auto", "always", "never"]),
    Row(line: "nonsense ", found: []),
  ])
  func findsWhatFits(_ row: Row) {
    let completer = Completer(
      table: .all, globalOptions: GlobalOptions.specs, source: Names(), inShell: true)
    let words = CommandSplitter.partialWords(of: row.line)
    #expect(completer.candidates(after: words.complete, last: words.last).map(\.text) == row.found)
  }
}
