import Testing

@testable import TerminalText

/// What is known about the streams, and whether they get colour.
struct ColourCase: CustomTestStringConvertible, Sendable {
  var testDescription: String
  var environment: [String: String]
  var choice: ColourChoice
  var isTerminal: Bool
  var hasColour: Bool

  init(
    _ name: String, _ environment: [String: String], _ choice: ColourChoice = .auto,
    terminal: Bool = true, is hasColour: Bool
  ) {
    testDescription = name
    self.environment = environment
    self.choice = choice
    isTerminal = terminal
    self.hasColour = hasColour
  }
}

@Suite("What the streams can show")
struct CapabilitiesTests {
  static let colours = [
    ColourCase("a terminal", ["TERM": "xterm"], is: true),
    ColourCase("a pipe", ["TERM": "xterm"], terminal: false, is: false),
    ColourCase("no TERM", [:], is: false),
    ColourCase("an empty TERM", ["TERM": ""], is: false),
    ColourCase("dumb", ["TERM": "dumb"], is: false),
    ColourCase("NO_COLOR", ["TERM": "xterm", "NO_COLOR": "1"], is: false),
    ColourCase("NO_COLOR=0 is set all the same", ["TERM": "xterm", "NO_COLOR": "0"], is: false),
    ColourCase("an empty NO_COLOR is none", ["TERM": "xterm", "NO_COLOR": ""], is: true),
    ColourCase(
      "NO_COLOR before FORCE_COLOR", ["TERM": "xterm", "NO_COLOR": "1", "FORCE_COLOR": "1"],
      is: false),
    ColourCase("FORCE_COLOR", ["FORCE_COLOR": "1"], terminal: false, is: true),
    ColourCase(
      "CLICOLOR_FORCE", ["TERM": "dumb", "CLICOLOR_FORCE": "1"], terminal: false, is: true),
    ColourCase(
      "CLICOLOR_FORCE=0", ["TERM": "xterm", "CLICOLOR_FORCE": "0"], terminal: false, is: false),
    ColourCase("CLICOLOR=0", ["TERM": "xterm", "CLICOLOR": "0"], is: false),
    ColourCase("always", ["NO_COLOR": "1", "TERM": "dumb"], .always, terminal: false, is: true),
    ColourCase("never", ["FORCE_COLOR": "1", "TERM": "xterm"], .never, is: false),
    ColourCase("plain mode", ["TERM": "xterm", "FORMLAB_PLAIN": "1"], is: false),
  ]

  @Test(arguments: colours)
  func colour(_ row: ColourCase) {
    let probe = TerminalProbe(isTerminal: { _ in row.isTerminal }, size: { _ in nil })
    let found = Capabilities(environment: row.environment, colour: row.choice, probe: probe)
    #expect(found.output.usesColour == row.hasColour)
    #expect(found.error.usesColour == row.hasColour)
  }

  @Test("The two streams are looked at apart")
  func apart() {
    let probe = TerminalProbe(isTerminal: { $0 == 2 }, size: { _ in nil })
    let found = Capabilities(environment: ["TERM": "xterm"], probe: probe)
    #expect(!found.output.usesColour && found.error.usesColour)
    #expect(!found.output.isTerminal && found.error.isTerminal)
  }

  @Test(
    "The size: the window's, then the environment's, then 80 by 24",
    arguments: [
      ((100, 30), ["COLUMNS": "50"], (100, 30)), (nil, ["COLUMNS": "50", "LINES": "10"], (50, 10)),
      (nil, [:], (80, 24)),
      (nil, ["COLUMNS": "none", "LINES": "-4"], (80, 24)), ((3, 1), [:], (20, 2)),
    ] as [((Int, Int)?, [String: String], (Int, Int))])
  func size(_ window: (Int, Int)?, _ environment: [String: String], _ size: (Int, Int)) {
    let probe = TerminalProbe(
      isTerminal: { _ in true }, size: { $0 == 1 ? window.map { ($0.0, $0.1) } : nil })
    let found = Capabilities(environment: environment, probe: probe)
    #expect(found.columns == size.0 && found.rows == size.1)
  }

  @Test(
    arguments: [
      (["LC_ALL": "C.UTF-8"], true), (["LANG": "de_DE.utf8"], true),
      (["LC_ALL": "C", "LANG": "en_US.UTF-8"], false),
      ([:], false), (["LC_ALL": "", "LC_CTYPE": "UTF-8"], true),
    ] as [([String: String], Bool)])
  func unicode(_ environment: [String: String], _ isUnicode: Bool) {
    #expect(Capabilities(environment: environment).isUnicode == isUnicode)
  }

  @Test(
    arguments: [
      (["FORMLAB_PLAIN": "1"], true), (["ACCESSIBLE": "1"], true), (["FORMLAB_PLAIN": "0"], false),
      ([:], false),
    ] as [([String: String], Bool)])
  func plain(_ environment: [String: String], _ isPlain: Bool) {
    #expect(Capabilities(environment: environment).isPlain == isPlain)
    #expect(Capabilities(environment: environment, isPlain: true).isPlain)
  }
}
