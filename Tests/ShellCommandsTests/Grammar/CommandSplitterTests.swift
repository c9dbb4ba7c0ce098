import ShellCommands
import Testing

struct CommandSplitterTests {
  struct Row: Sendable, CustomTestStringConvertible {
    var line: String
    var words: [String]
    var testDescription: String { line }
  }

  @Test(arguments: [
    Row(line: "", words: []),
    Row(line: "   ", words: []),
    Row(line: "check focus-chain", words: ["check", "focus-chain"]),
    Row(line: "  a\tb  ", words: ["a", "b"]),
    Row(line: #"type "First name" Maya"#, words: ["type", "First name", "Maya"]),
    Row(line: #"say 'it "is"'"#, words: ["say", #"it "is""#]),
    Row(line: #"a\ b c\"d"#, words: ["a b", "c\"d"]),
    Row(line: #"""# + #"""#, words: [""]),
    Row(line: #"pre"mid dle"post"#, words: ["premid dlepost"]),
    Row(line: #""keeps \n""#, words: [#"keeps \n"#]),
    Row(line: #"end\"#, words: [#"end\"#]),
    Row(line: "né日😀 e\u{301}", words: ["né日😀", "e\u{301}"]),
  ])
  func splitsIntoWords(_ row: Row) throws {
    #expect(try CommandSplitter.words(of: row.line).map(\.text) == row.words)
  }

  @Test func namesTheQuoteThatIsOpen() {
    #expect(throws: CommandSplitter.UnclosedQuote(quote: "'", start: 4)) {
      try CommandSplitter.words(of: "say 'hello")
    }
  }

  @Test func tellsWhereAWordBegins() throws {
    let words = try CommandSplitter.words(of: "  check  \"a b\"")
    #expect(words.map(\.start) == [2, 9])
    #expect(words.map(\.isQuoted) == [false, true])
  }

  @Test func toleratesAnOpenQuoteBeforeTheCursor() {
    let partial = CommandSplitter.partialWords(of: "check \"focus ch")
    #expect(partial.complete == ["check"])
    #expect(partial.last == "focus ch")
  }
}
