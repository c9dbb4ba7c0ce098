import FormlabTestSupport
import Testing

/// Keys, and the line that comes of them.
struct KeyCase: CustomTestStringConvertible, Sendable {
  var testDescription: String
  var keys: String
  var answer: String
  var environment: [String: String] = [:]

  init(_ name: String, _ keys: String, _ answer: String, _ environment: [String: String] = [:]) {
    testDescription = name
    self.keys = keys
    self.answer = answer
    self.environment = environment
  }
}

@Suite("Lines edited on a terminal")
struct EditedLinesTests {
  static let keys = [
    KeyCase("accents, CJK and emoji", "né日😀\r", "got[né日😀]"),
    KeyCase("in the C locale", "né日😀\r", "got[né日😀]", ["LC_ALL": "C"]),
    KeyCase("in an unknown locale", "né日😀\r", "got[né日😀]", ["LC_ALL": "xx_YY.nope"]),
    KeyCase("an unknown terminal", "abc\r", "got[abc]", ["TERM": "nothing-known"]),
    KeyCase(
      "Page Up, Page Down, Insert and F5 type nothing", "a\u{1B}[5~\u{1B}[6~\u{1B}[2~\u{1B}[15~b\r",
      "got[ab]"),
    KeyCase(
      "arrows with Shift, function keys with Ctrl",
      "a\u{1B}[1;2A\u{1B}[1;6D\u{1B}[15;5~\u{1B}[[Ab\r", "got[ab]"),
    KeyCase(
      "words with Alt, and for rxvt", "one two\u{1B}[1;3D+\u{1B}Od-\u{1B}[8~.\r", "got[-one +two.]"),
    KeyCase("Backspace takes a family as one", "x👨‍👩‍👧\u{7F}y\r", "got[xy]"),
    KeyCase("Backspace takes a letter with its mark", "xe\u{301}\u{7F}y\r", "got[xy]"),
    KeyCase("Backspace takes a flag", "x🇩🇪\u{7F}y\r", "got[xy]"),
    KeyCase(
      "left and right go by characters", "a👨‍👩‍👧b\u{1B}[D\u{1B}[Dx\u{1B}[C\u{1B}OCy\r", "got[ax👨‍👩‍👧by]"),
    KeyCase(
      "Delete takes the character under the cursor", "ae\u{301}b\u{1B}[D\u{1B}[D\u{1B}[3~\r",
      "got[ab]"),
    KeyCase("Home and End, both forms", "bc\u{1B}[Ha\u{1B}OFd\u{1B}OH<\u{1B}[F>\r", "got[<abcd>]"),
    KeyCase("words by Ctrl with arrows", "one two\u{1B}[1;5D+\u{1B}[1;5C-\r", "got[one +two-]"),
    KeyCase("Ctrl-W takes a word", "one two\u{17}three\r", "got[one three]"),
    KeyCase("Ctrl-V takes the next key as it is", "a\u{16}\u{5}b\r", "got[a\u{5}b]"),
    KeyCase("bytes that are no UTF-8 are seen", "a?b\r", "got[a?b]"),
    KeyCase("Tab completes what is the only one", "ex\t\r", "got[exercises ]"),
    KeyCase("Tab completes what all share", "ch\t\r", "got[check]"),
    KeyCase("Tab on a letter with an accent", "é\t\r", "got[été ]"),
    KeyCase("Ctrl-backslash is no crash", "\u{1C}ab\r", "got[ab]"),
    KeyCase(
      "a line longer than the window", String(repeating: "word ", count: 40) + "\r",
      "got[" + String(repeating: "word ", count: 40) + "]"),
  ]

  @Test(arguments: keys)
  func typed(_ row: KeyCase) throws {
    let fixture = try Fixture(environment: row.environment)
    try fixture.check(row.keys, row.answer)
  }

  @Test("Bytes that are no UTF-8 become the replacement character")
  func invalidBytes() throws {
    let fixture = try Fixture()
    fixture.terminal.type(bytes: [0x61, 0xE9, 0x62, 0xFF, 0xE2, 0x82, 0x63, 0x0D])
    try fixture.terminal.expect("got[a\u{FFFD}b\u{FFFD}\u{FFFD}c]")
  }

  @Test(
    "Marks are still there when the line is drawn again",
    arguments: ["xe\u{301}y", "x\u{302}", "か\u{3099}き", "ที่นี่", "🇩🇪🇫🇷!", "न\u{94D}", "❤\u{FE0F}", "日é"])
  func drawnAgain(_ text: String) throws {
    let fixture = try Fixture()
    fixture.terminal.type(text + "\u{1}<\u{5}>")
    fixture.terminal.settle()
    #expect(fixture.terminal.screen.lines[0] == "fixture> <\(text)>")
    try fixture.check("\r", "got[<\(text)>]")
    fixture.terminal.type("\u{1B}[A")
    fixture.terminal.settle()
    #expect(fixture.terminal.screen.text.hasSuffix("fixture> <\(text)>"))
    try fixture.check("\r", "got[<\(text)>]")
    #expect(try fixture.home.read("state/history") == "<\(text)>\n")
  }

  @Test("Marks that are pasted, and searched for")
  func pastedMarks() throws {
    let fixture = try Fixture()
    fixture.terminal.paste("ne\u{301} one")
    fixture.terminal.settle()
    #expect(fixture.terminal.screen.lines[0] == "fixture> ne\u{301} one")
    try fixture.check("\r", "got[ne\u{301} one]")
    try fixture.check("other\r", "got[other]")
    try fixture.check("ne\u{301}\u{1B}[A\r", "got[ne\u{301} one]")
  }

  @Test("Ctrl-C drops the line, and never ends the shell")
  func interrupt() throws {
    let fixture = try Fixture()
    try fixture.check("abc\u{3}", "^C\r\ninterrupted")
    try fixture.check("def\r", "got[def]")
  }

  @Test("Ctrl-C in a search of the history, and after Ctrl-V, cancels that only")
  func interruptInSearch() throws {
    let fixture = try Fixture()
    try fixture.check("first\r", "got[first]")
    fixture.terminal.type("\u{12}fi")
    try fixture.terminal.expect("bck:")
    fixture.terminal.settle()
    try fixture.check("\u{3}", "interrupted")
    fixture.terminal.type("a\u{16}")
    fixture.terminal.settle()
    try fixture.check("\u{3}", "interrupted")
    try fixture.check("after\r", "got[after]")
  }

  @Test("Ctrl-R finds an earlier line")
  func search() throws {
    let fixture = try Fixture()
    try fixture.check("first of all\r", "got[first of all]")
    try fixture.check("second\r", "got[second]")
    fixture.terminal.type("\u{12}of")
    fixture.terminal.settle()
    try fixture.check("\r", "got[first of all]")
  }

  @Test("Up finds lines that begin like the one typed")
  func prefixSearch() throws {
    let fixture = try Fixture()
    for line in ["check a", "start b", "check c", "start d"] {
      try fixture.check(line + "\r", "got[\(line)]")
    }
    try fixture.check("ch\u{1B}[A\r", "got[check c]")
    try fixture.check("st\u{1B}OA\u{1B}OA\r", "got[start b]")
    try fixture.check("\u{1B}[A\u{1B}[A\r", "got[check c]")
  }

  @Test("Ctrl-D deletes forward in a line, and ends on an empty one")
  func endOfInput() throws {
    let fixture = try Fixture()
    try fixture.check("ab\u{1}\u{4}\r", "got[b]")
    try fixture.begin("\u{4}", "end")
    #expect(fixture.terminal.waitForExit() == .exited(0))
  }

  @Test("A pasted block is one input, without our prompts")
  func paste() throws {
    let fixture = try Fixture()
    fixture.terminal.paste("fixture> one\nfixture focus-chain> two\nlet x = 3 > 2\n")
    fixture.terminal.settle()
    #expect(!fixture.terminal.output.contains("got["))
    try fixture.check("\r", "got[one|two|let x = 3 > 2]")
  }

  @Test("A pasted block of 300 lines comes whole, controls left out")
  func longPaste() throws {
    let fixture = try Fixture()
    let lines = (1...300).map { "line \($0)" }
    fixture.terminal.paste(lines.joined(separator: "\n") + "\u{1}\u{7}\n")
    fixture.terminal.settle()
    try fixture.check("\r", "got[\(lines.joined(separator: "|"))]")
  }

  @Test("Paste mode is on while a line is edited, and off before anything else")
  func pasteMode() throws {
    let fixture = try Fixture()
    try fixture.begin("a\r", "\u{1B}[?2004l")
    try fixture.terminal.expect("got[a]")
    try fixture.terminal.expect("\u{1B}[?2004h")
    try fixture.begin("quit\r", "\u{1B}[?2004l")
    #expect(fixture.terminal.waitForExit() == .exited(0))
    #expect(fixture.terminal.echoes)
  }

  @Test("Tab lists what fits, with its summaries")
  func list() throws {
    let fixture = try Fixture()
    fixture.terminal.type("check\t")
    try fixture.terminal.expectOnScreen("checkers  about checkers")
    try fixture.check("e\t\r", "got[checkers ]")
    fixture.terminal.settle()
    #expect(
      fixture.terminal.screen.lines[..<4] == [
        "fixture> check", "check     about check", "checkers  about checkers", "fixture> checkers",
      ])
  }

  @Test(
    "A list longer than the window asks first; another key or Ctrl-C says no",
    arguments: ["n", "\u{3}"])
  func longList(_ key: String) throws {
    let fixture = try Fixture()
    fixture.terminal.type("many \t")
    fixture.terminal.settle()
    try fixture.begin("\t", "Show all 200? (y/n) ")
    fixture.terminal.type(key)
    fixture.terminal.settle()
    #expect(!fixture.terminal.output.contains("item-77"))
    try fixture.check("\u{15}after\r", "got[after]")
  }

  @Test("A list longer than the window is shown after y")
  func longListShown() throws {
    let fixture = try Fixture()
    fixture.terminal.type("many \t")
    fixture.terminal.settle()
    try fixture.begin("\t", "Show all 200? (y/n) ")
    try fixture.begin("y", "item-77")
    try fixture.terminal.expectOnScreen("fixture> many item-")
  }

  @Test("A colour in the prompt takes no columns, and its end isn't lost")
  func colouredPrompt() throws {
    let fixture = try Fixture(environment: ["FIXTURE_COLOUR": "1"], waits: false)
    try fixture.terminal.expect("\u{1B}[32mfixture>\u{1B}[0m ")
    let line = String(repeating: "a", count: 55)
    try fixture.begin(line + "\r", "got[\(line)]")
    #expect(fixture.terminal.screen.lines[0] == "fixture> " + String(repeating: "a", count: 51))
    #expect(fixture.terminal.screen.lines[1] == "aaaa")
  }

  @Test(
    "A question is answered with one word; Ctrl-C means no",
    arguments: [
      ("y\r", "answer true"), ("YES\r", "answer true"), ("\r", "answer false"),
      ("maybe\rn\r", "answer false"),
      ("\u{3}", "answer false"), ("\u{4}", "answer false"),
    ])
  func question(_ keys: String, _ answer: String) throws {
    let fixture = try Fixture()
    try fixture.begin("ask\r", "Sure? [y/N] ")
    try fixture.check(keys, answer)
    try fixture.check("after\r", "got[after]")
    #expect(try fixture.home.read("state/history") == "ask\nafter\n")
  }
}
