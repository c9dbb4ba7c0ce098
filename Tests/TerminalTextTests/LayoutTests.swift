import FormlabTestSupport
import Testing

@testable import TerminalText

@Suite("Tables, boxes and plots")
struct LayoutTests {
  static let table = TextTable(
    [.init("Exercise"), .init("State"), .init("Attempts", .trailing, shrinks: false)],
    rows: [
      ["visibility-rule", StyledText("passed", .success), "3"],
      ["focus-chain", "the answer is there but not yet judged, say `check`", "12"],
      ["日本語", ""],
    ])

  @Test(arguments: ScreenCase.all)
  func table(_ screen: ScreenCase) {
    expectSnapshot(
      screen.text(Self.table.rows(screen.capabilities)), "table-\(screen.testDescription)")
  }

  @Test("A table that can't be folded far enough becomes records")
  func records() {
    let rows = Self.table.rows(Capabilities(columns: 26)).map(\.plain)
    #expect(
      rows[..<4] == ["Exercise: visibility-rule", "State: passed", "Attempts: 3", ""] as ArraySlice)
  }

  @Test("No row of a table is wider than the screen", arguments: 20..<90)
  func width(_ columns: Int) {
    for row in Self.table.rows(Capabilities(columns: columns)) { #expect(row.columns <= columns) }
  }

  @Test("No columns, no rows")
  func empty() {
    #expect(TextTable([]).rows(Capabilities()).isEmpty)
    #expect(TextTable([.init("A")]).rows(Capabilities(isPlain: true)).isEmpty)
    #expect(TextTable([.init()], rows: [["x", "cut"]]).rows(Capabilities()).map(\.plain) == ["x"])
  }

  @Test(arguments: ScreenCase.all)
  func boxAndRule(_ screen: ScreenCase) {
    let rows: [StyledText] = ["expected: nil", "日本語 \(styled: "actual", .actual): .email"]
    let capabilities = screen.capabilities
    let text = screen.text(
      Box.rows(rows, title: "Case 2", columns: 30, capabilities)
        + Box.rows(rows, columns: 30, capabilities)
        + [
          Rule.row("12:30 focus-chain", columns: 30, capabilities),
          Rule.row(columns: 30, capabilities),
        ])
    expectSnapshot(text, "box-\(screen.testDescription)")
  }

  @Test(arguments: ScreenCase.all)
  func plot(_ screen: ScreenCase) {
    let bars = [
      Plot.Bar("Monday", 10), Plot.Bar("日曜日", 3.25), Plot.Bar("none", 0), Plot.Bar("bad", .nan),
      Plot.Bar("full", 40, note: "40 of 40"),
      Plot.Bar("a label that is far too long for any screen of this width", 0.1),
    ]
    let line = Plot.sparkline([0, 1, 2, 3, 5, 8, .infinity, -2], screen.capabilities)
    expectSnapshot(
      screen.text(Plot.bars(bars, screen.capabilities)) + "\n" + line,
      "plot-\(screen.testDescription)")
  }

  @Test("Tabs and newlines in cells and frames keep their columns")
  func tabs() {
    let table = TextTable([.init("A"), .init("B")], rows: [["a\tb", "one\n\ttwo"]])
    #expect(table.rows(Capabilities()).map(\.plain)[2...] == ["a   b  one", "           two"])
    let box = Box.rows(["\ta\nb"], columns: 20, Capabilities(isUnicode: false)).map(\.plain)
    #expect(box == ["+-------+", "|     a |", "| b     |", "+-------+"])
  }

  @Test("Nothing to plot")
  func nothing() {
    #expect(Plot.bars([], Capabilities()).isEmpty)
    #expect(Plot.sparkline([], Capabilities()) == "")
    #expect(Plot.sparkline([0, 0], Capabilities()) == "▁▁")
  }
}

/// Two texts and the rows of their difference.
struct DiffCase: CustomTestStringConvertible, Sendable {
  var testDescription: String
  var old: String
  var new: String
  var rows: [String]

  init(_ name: String, _ old: String, _ new: String, _ rows: [String]) {
    testDescription = name
    self.old = old
    self.new = new
    self.rows = rows
  }
}

@Suite("Differences")
struct DiffTextTests {
  static let numbers = (1...12).map(String.init)
  static let cases = [
    DiffCase("the same", "a\nb\n", "a\nb", []),
    DiffCase("line ends don't count", "a\r\nb", "a\nb", []),
    DiffCase("empty to something", "", "a\n", ["+ a"]),
    DiffCase("something to empty", "a\n", "", ["- a"]),
    DiffCase("a change", "a\nb\nc", "a\nB\nc", ["  a", "- b", "+ B", "  c"]),
    DiffCase("blanks count", "a \n", "a\n", ["- a ", "+ a"]),
    DiffCase(
      "context", numbers.joined(separator: "\n"),
      (numbers[..<5] + ["x"] + numbers[6...]).joined(separator: "\n"),
      ["...", "  3", "  4", "  5", "- 6", "+ x", "  7", "  8", "  9", "..."]),
    DiffCase("repeated lines", "x\nx\nx", "x\nx\nx\nx", ["  x", "  x", "  x", "+ x"]),
    DiffCase("controls", "\u{1B}[31ma", "b", ["- a", "+ b"]),
  ]

  @Test(arguments: cases)
  func rows(_ row: DiffCase) {
    #expect(DiffText.rows(from: row.old, to: row.new).map(\.plain) == row.rows)
  }

  @Test("Marks have meanings")
  func meanings() {
    #expect(
      DiffText.rows(from: "a", to: "b") == [
        StyledText("- a", .deleted), StyledText("+ b", .inserted),
      ])
  }

  @Test("Any difference leads from one text to the other", arguments: 0..<30)
  func property(_ seed: Int) {
    var state = UInt64(seed + 1)
    func next(_ bound: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % bound
    }
    let old = (0..<next(20)).map { _ in "line \(next(6))" }
    let new = (0..<next(20)).map { _ in "line \(next(6))" }
    let rows = DiffText.rows(
      from: old.joined(separator: "\n"), to: new.joined(separator: "\n"), context: nil
    ).map(\.plain)
    guard old != new else { return }
    #expect(rows.filter { !$0.hasPrefix("+") }.map { String($0.dropFirst(2)) } == old)
    #expect(rows.filter { !$0.hasPrefix("-") }.map { String($0.dropFirst(2)) } == new)
  }

  @Test("Texts of many lines are not compared for ever")
  func long() {
    let old = (0..<20_000).map { "a\($0)" }.joined(separator: "\n")
    let new = (0..<20_000).map { "b\($0)" }.joined(separator: "\n")
    #expect(DiffText.rows(from: old, to: new).count == 40_000)
  }
}

/// A pager's surroundings, and the command it comes to.
struct PagerCase: CustomTestStringConvertible, Sendable {
  var testDescription: String
  var environment: [String: String] = [:]
  var rows = 30
  var isTerminal = true
  var isPlain = false
  var isOff = false
  var command: String?
}

@Suite("The pager")
struct PagerTests {
  static let cases = [
    PagerCase(testDescription: "taller than the screen", command: "less -FRX"),
    PagerCase(testDescription: "as tall as the screen", rows: 24, command: "less -FRX"),
    PagerCase(testDescription: "fits, with the prompt", rows: 23),
    PagerCase(testDescription: "a pipe", isTerminal: false),
    PagerCase(testDescription: "plain mode", isPlain: true),
    PagerCase(testDescription: "--no-pager", isOff: true),
    PagerCase(testDescription: "PAGER", environment: ["PAGER": "most -s"], command: "most -s"),
    PagerCase(
      testDescription: "FORMLAB_PAGER first",
      environment: ["PAGER": "most", "FORMLAB_PAGER": "more"], command: "more"),
    PagerCase(
      testDescription: "empty turns it off", environment: ["FORMLAB_PAGER": "", "PAGER": "less"]),
    PagerCase(testDescription: "cat turns it off", environment: ["PAGER": "cat"]),
    PagerCase(testDescription: "a dumb terminal", environment: ["TERM": "dumb"]),
  ]

  @Test(arguments: cases)
  func choice(_ row: PagerCase) {
    let text = StyledText(String(repeating: "row\n", count: row.rows))
    let stream = Capabilities.Stream(isTerminal: row.isTerminal, usesColour: false)
    let job = Pager(environment: row.environment, isOff: row.isOff)
      .job(for: text, Capabilities(output: stream, isPlain: row.isPlain))
    #expect(job?.command == row.command)
  }

  @Test("Rows that the terminal folds count as several")
  func height() {
    #expect(
      Pager.height(StyledText(String(repeating: "x", count: 81) + "\n\nshort"), columns: 80) == 4)
  }

  @Test("Less is told to show colours, unless the person has told it something")
  func environment() {
    let text = StyledText(String(repeating: "row\n", count: 50))
    let capabilities = Capabilities(output: .init(isTerminal: true, usesColour: true))
    #expect(
      Pager(environment: [:]).job(for: text, capabilities)?.environment == [
        "LESS": "FRX", "LESSCHARSET": "utf-8",
      ])
    #expect(
      Pager(environment: ["LESS": "S"]).job(for: text, capabilities)?.environment == [
        "LESSCHARSET": "utf-8"
      ])
  }

  @Test("Without such a program the text is written after all")
  func fallback() {
    let console = CollectingConsole(Capabilities(output: .init(isTerminal: true, usesColour: true)))
    let text = StyledText(String(repeating: "row\n", count: 50))
    Pager(environment: [:]).show(text, on: console) { _ in false }
    #expect(console.text() == text)
    console.clear()
    Pager(environment: [:]).show(text, on: console) { _ in true }
    #expect(console.entries.isEmpty)
    Pager(environment: [:]).show("short", on: console) { _ in true }
    #expect(console.output == "short\n")
  }
}
