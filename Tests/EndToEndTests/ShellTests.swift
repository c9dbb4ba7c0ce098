import FormlabTestSupport
import Testing

/// The shell on a real pseudo-terminal.
@Suite(.serialized)
struct ShellTests {
  @Test func greetsAndShowsTheWayOut() throws {
    let shell = try Formlab().open()
    try shell.expectOnScreen("Ctrl-D leaves")
    try shell.expect("formlab>")
    shell.settle()
    shell.type("\u{4}")
    #expect(shell.waitForExit() == .exited(0))
  }

  @Test func completesCommandsAndNames() throws {
    let shell = try Formlab().open()
    try shell.expect("formlab>")
    shell.type("sta\t")
    try shell.expectOnScreen("formlab> start")
    shell.type("foc\t")
    try shell.expectOnScreen("formlab> start focus-chain")
    shell.type("\r")
    try shell.expect("Where the return key leads")
    try shell.expectOnScreen("focus-chain>")
    shell.type("quit\r")
    #expect(shell.waitForExit() == .exited(0))
  }

  @Test func keepsHistoryOverTwoSessions() throws {
    let formlab = try Formlab()
    let first = try formlab.open()
    try first.expect("formlab>")
    first.type("version\r")
    try first.expect("formlab 0.")
    first.type("quit\r")
    #expect(first.waitForExit() == .exited(0))
    let second = try formlab.open()
    try second.expect("formlab>")
    second.type("\u{1B}[A\u{1B}[A")
    try second.expectOnScreen("formlab> version")
    second.type("\r")
    try second.expect("formlab 0.")
    second.settle()
    second.type("\u{4}")
    #expect(second.waitForExit() == .exited(0))
  }

  @Test func dropsTheLineAtControlC() throws {
    let shell = try Formlab().open()
    try shell.expect("formlab>")
    shell.type("frobnicate")
    try shell.expectOnScreen("frobnicate")
    shell.type("\u{3}")
    try shell.expect("^C")
    shell.type("version\r")
    try shell.expect("formlab 0.")
    shell.settle()
    shell.type("\u{4}")
    #expect(shell.waitForExit() == .exited(0))
  }

  @Test func controlCEndsAJudgedLoop() throws {
    let formlab = try Formlab()
    let loop = try formlab.home.write(
      "func nextField(after field: Field) -> Field? {\n  while true {}\n}\n", to: "loop.swift")
    let shell = try formlab.open()
    try shell.expect("formlab>")
    shell.type("check focus-chain --file \(loop)\r")
    shell.settle(milliseconds: 1200)
    shell.type("\u{3}")
    try shell.expect("Stopped.")
    shell.type("version\r")
    try shell.expect("formlab 0.")
    shell.type("quit\r")
    #expect(shell.waitForExit() == .exited(0))
  }

  @Test func takesAPastedAnswerWhole() throws {
    let shell = try Formlab().open()
    try shell.expect("formlab>")
    shell.paste("func nextField(after field: Field) -> Field? {\n  nil\n}\n")
    shell.type("\r")
    try shell.expect("nothing was done")
    shell.settle()
    shell.type("\u{4}")
    #expect(shell.waitForExit() == .exited(0))
  }

  @Test func wrapsAnewAfterAResize() throws {
    let shell = try Formlab().open(columns: 80)
    try shell.expect("formlab>")
    shell.type("find some words that are typed")
    shell.settle()
    shell.resize(columns: 40, rows: 30)
    try shell.expectOnScreen("words")
    shell.type("\u{15}version\r")
    try shell.expect("formlab 0.")
    shell.settle()
    shell.type("\u{4}")
    #expect(shell.waitForExit() == .exited(0))
  }

  @Test(arguments: [(Int32(15), Int32(143)), (Int32(1), Int32(129))])
  func leavesCleanlyWhenAskedToEnd(_ signal: Int32, _ status: Int32) throws {
    let shell = try Formlab().open()
    try shell.expect("formlab>")
    shell.send(signal)
    #expect(shell.waitForExit() == .exited(status))
  }

  @Test func usesNoEscapesOnADumbTerminal() throws {
    let shell = try Formlab().open(adding: ["TERM": "dumb"])
    try shell.expect("formlab>")
    shell.type("progress\r")
    try shell.expect("Next:")
    #expect(!shell.output.contains("\u{1B}"))
    shell.settle()
    shell.type("\u{4}")
    #expect(shell.waitForExit() == .exited(0))
  }

  @Test func saysOnceThatALocaleHidesInput() throws {
    let shell = try Formlab().open(adding: ["LC_ALL": "C"])
    try shell.expect("Your locale is not UTF-8")
    try shell.expect("formlab>")
    shell.settle()
    shell.type("\u{4}")
    #expect(shell.waitForExit() == .exited(0))
  }
}
