import FormlabTestSupport
import Testing

@Suite("What tests are made with")
struct TestSupportTests {
  @Test("A program's streams and status")
  func program() throws {
    let script = "cat; echo oops >&2; echo $WORD; pwd; exit 3"
    let result = try runProgram(
      "/bin/sh", ["-c", script], input: "in\n", environment: ["WORD": "word"], folder: "/usr")
    #expect(
      result == ProgramResult(output: "in\nword\n/usr\n", error: "oops\n", status: .exited(3)))
  }

  @Test("More than a pipe holds, both ways")
  func large() throws {
    let text = String(repeating: "0123456789\n", count: 100_000)
    let result = try runProgram("/bin/cat", input: text)
    #expect(result.output == text)
    #expect(try runProgram("/bin/true", input: text).status == .exited(0))
  }

  @Test("A program that doesn't end is ended")
  func deadline() throws {
    let result = try runProgram("/bin/sh", ["-c", "echo begun; sleep 100"], within: 0.3)
    #expect(result == ProgramResult(output: "begun\n", error: "", status: nil))
  }

  @Test("No such program")
  func missing() {
    #expect(throws: SpawnFault.self) { try runProgram("/no/such/program") }
    #expect(throws: SpawnFault.self) { try PseudoTerminal("/no/such/program") }
  }

  @Test("A text that never comes is a timeout that shows what came")
  func timeout() throws {
    let terminal = try PseudoTerminal("/bin/echo", ["hello"])
    let error = #expect(throws: PseudoTerminal.Timeout.self) {
      try terminal.expect("bye", within: 0.5)
    }
    #expect(error?.transcript == "hello\r\n")
    #expect(terminal.waitForExit() == .exited(0))
  }

  @Test(
    "The screen",
    arguments: [
      ("a\r\nb", "a\nb"), ("abc\rx", "xbc"), ("abc\u{8}x", "abx"), ("abc\u{1B}[2Dx", "axc"),
      ("abc\r\u{1B}[K", ""),
      ("0123456789", "01234567\n89"), ("01234567\r\nx", "01234567\nx"),
      ("1\r\n2\r\n3\r\n4", "2\n3\n4"),
      ("a\u{1B}[1;31mb\u{1B}[0m\u{1B}[?2004h", "ab"), ("日本", "日本"), ("e\u{301}x", "e\u{301}x"),
      ("\u{1B}]0;t\u{7}a", "a"),
      ("abc\u{1B}[3G\u{1B}[P", "ab"), ("ac\u{8}\u{1B}[@b", "abc"), ("a\r\nb\u{1B}[A\rx", "x\nb"),
      ("a\u{1B}[2J", ""),
      ("a\tb", "a      b"),
    ])
  func screen(_ written: String, _ text: String) {
    var screen = TerminalScreen(columns: 8, rows: 3)
    for byte in written.utf8 { screen.write([byte]) }
    #expect(screen.text == text)
  }

  @Test("A clock stands still until it is moved")
  func clock() {
    let clock = FixedClock(100)
    #expect(clock.now == 100)
    clock.advance(by: 5)
    #expect(clock.now == 105)
  }

  @Test("A folder is gone with its value")
  func folder() throws {
    var folder: TemporaryFolder? = try TemporaryFolder()
    let path = try #require(folder?.path)
    try folder?.write("text", to: "a/b")
    #expect(try folder?.read("a/b") == "text")
    #expect(try folder?.names() == ["a"])
    folder = nil
    #expect(try runProgram("/bin/ls", [path]).status != .exited(0))
  }
}
