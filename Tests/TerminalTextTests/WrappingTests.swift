import Testing

@testable import TerminalText

/// A text and the rows it is folded to.
struct FoldCase: CustomTestStringConvertible, Sendable {
  var testDescription: String
  var text: String
  var columns: Int
  var rows: [String]

  init(_ name: String, _ text: String, _ columns: Int, _ rows: [String]) {
    testDescription = name
    self.text = text
    self.columns = columns
    self.rows = rows
  }
}

@Suite("Folding")
struct WrappingTests {
  static let cases = [
    FoldCase("nothing", "", 20, [""]),
    FoldCase("fits", "fits in one row", 20, ["fits in one row"]),
    FoldCase("exactly", "twelve chars", 12, ["twelve chars"]),
    FoldCase("at blanks", "the quick brown fox jumps", 12, ["the quick", "brown fox", "jumps"]),
    FoldCase("newlines stay", "one\n\ntwo", 20, ["one", "", "two"]),
    FoldCase("blanks at the end go", "one   \ntwo  ", 20, ["one", "two"]),
    FoldCase("several blanks stay within a row", "a   b", 20, ["a   b"]),
    FoldCase("a word too long", "abcdefghijklmnop", 10, ["abcdefghij", "klmnop"]),
    FoldCase(
      "a long word after a short", "ab abcdefghijklmnop", 10, ["ab", "abcdefghij", "klmnop"]),
    FoldCase("CJK without blanks", "日本語日本語日本語", 10, ["日本語日本", "語日本語"]),
    FoldCase("no row begins with a full stop", "日本語日本。語日", 10, ["日本語日", "本。語日"]),
    FoldCase("a no-break space holds", "one two\u{A0}three", 10, ["one", "two\u{A0}three"]),
    FoldCase("an indent is kept", "  indented text goes on", 16, ["  indented text", "  goes on"]),
    FoldCase("emoji aren't cut", "👨‍👩‍👧👨‍👩‍👧👨‍👩‍👧👨‍👩‍👧👨‍👩‍👧👨‍👩‍👧", 10, ["👨‍👩‍👧👨‍👩‍👧👨‍👩‍👧👨‍👩‍👧👨‍👩‍👧", "👨‍👩‍👧"]),
    FoldCase("absurdly narrow counts as ten", "the quick brown", 1, ["the quick", "brown"]),
    FoldCase("only blanks", "     ", 20, [""]),
    FoldCase("tabs", "\ta\tb", 20, ["    a   b"]),
  ]

  @Test(arguments: cases)
  func fold(_ row: FoldCase) {
    #expect(Wrapping.fold(row.text, columns: row.columns) == row.rows)
  }

  @Test("No row is wider than the screen", arguments: [20, 40, 80])
  func width(_ columns: Int) {
    let words = [
      "a", "Swift", "日本語", "👨‍👩‍👧", "incomprehensibilities-and-more-of-them", "é", "(x)",
      "https://example.org/a/b",
    ]
    let text = (0..<200).map { words[($0 * 7 + $0 / 3) % words.count] }.joined(separator: " ")
    let rows = Wrapping.fold(text, columns: columns)
    #expect(rows.allSatisfy { ColumnWidth.of($0) <= columns })
    #expect(rows.joined().filter { $0 != " " } == text.filter { $0 != " " })
  }

  @Test("A bullet hangs")
  func hanging() {
    let rows = Wrapping.fold("one two three four", columns: 12, first: "- ", rest: nil)
    #expect(rows.map(\.plain) == ["- one two", "  three four"])
    let quote = Wrapping.fold("one two\nthree", columns: 12, first: "> ", rest: "> ")
    #expect(quote.map(\.plain) == ["> one two", "> three"])
  }

  @Test("Meanings go with their text over the end of a row")
  func meanings() {
    let rows = Wrapping.fold("see \(styled: "one two three", .code) now", columns: 12)
    #expect(
      rows == [
        "see \(styled: "one two", .code)",
        "\(styled: "three", .code) now",
      ])
  }
}
