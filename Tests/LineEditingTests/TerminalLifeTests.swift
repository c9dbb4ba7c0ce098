import FormlabTestSupport
import Glibc
import Testing

@Suite("The terminal around the lines")
struct TerminalLifeTests {
  @Test("The history is there in the next session")
  func historyOverSessions() throws {
    let home = try TemporaryFolder()
    do {
      let first = try Fixture(home: home)
      try first.check("remember me é\r", "got[remember me é]")
      try first.check("remember me é\r", "got[remember me é]")
      try first.check(" keep me out\r", "got[ keep me out]")
      try first.begin("quit\r", "\n")
      #expect(first.terminal.waitForExit() == .exited(0))
    }
    #expect(try home.read("state/history") == "remember me é\nquit\n")
    let second = try Fixture(home: home)
    try second.check("\u{1B}[A\u{1B}[A\r", "got[remember me é]")
  }

  @Test("Two sessions append to one history")
  func twoSessions() throws {
    let home = try TemporaryFolder()
    let first = try Fixture(home: home)
    let second = try Fixture(home: home)
    try first.check("one\r", "got[one]")
    try second.check("two\r", "got[two]")
    try first.check("three\r", "got[three]")
    #expect(try home.read("state/history") == "one\ntwo\nthree\n")
  }

  @Test("A history that can't be written doesn't stop anything")
  func historyNotWritable() throws {
    let fixture = try Fixture(environment: ["FIXTURE_HISTORY": "/proc/nothing/history"])
    try fixture.check("abc\r", "got[abc]")
    try fixture.check("\u{1B}[A\r", "got[abc]")
  }

  @Test("A new window size draws the line again and loses no text", arguments: [40, 100])
  func resize(_ columns: Int) throws {
    let fixture = try Fixture()
    fixture.terminal.type("half a line")
    fixture.terminal.settle()
    fixture.terminal.resize(columns: columns, rows: 20)
    fixture.terminal.settle()
    #expect(fixture.terminal.screen.lines[0] == "fixture> half a line")
    try fixture.check(" more\r", "got[half a line more]")
  }

  @Test("A line of several rows is drawn again from its first", arguments: [40, 100])
  func resizeLongLine(_ columns: Int) throws {
    // The screen of the tests leaves its rows as they are, like xterm.
    let fixture = try Fixture(environment: ["XTERM_VERSION": "1"])
    let line = String(repeating: "0123456789", count: 8)
    try fixture.check("before\r", "got[before]")
    fixture.terminal.type(line)
    fixture.terminal.settle()
    fixture.terminal.resize(columns: columns, rows: 15)
    fixture.terminal.settle()
    let drawn = fixture.terminal.screen.lines[2..<6].joined()
    #expect(fixture.terminal.screen.lines[..<2] == ["fixture> before", "got[before]"])
    #expect(drawn == "fixture> " + line)
    try fixture.check("\r", "got[\(line)]")
  }

  @Test("A message comes above the half-typed line")
  func notice() throws {
    let fixture = try Fixture()
    fixture.terminal.type("notice\r")
    try fixture.terminal.expect("fixture> ")
    fixture.terminal.type("half")
    try fixture.terminal.expectOnScreen("news arrived")
    fixture.terminal.settle()
    #expect(
      fixture.terminal.screen.lines[..<3] == ["fixture> notice", "news arrived", "fixture> half"])
    try fixture.check(" done\r", "got[half done]")
  }

  @Test("A message comes above a line of several rows")
  func noticeAboveLongLine() throws {
    let fixture = try Fixture(columns: 30)
    let long = String(repeating: "abcdefghij", count: 6)
    fixture.terminal.type("notice\r")
    try fixture.terminal.expect("fixture> ")
    fixture.terminal.type(long)
    try fixture.terminal.expectOnScreen("news arrived")
    fixture.terminal.settle()
    #expect(
      fixture.terminal.screen.lines[..<5] == [
        "fixture> notice", "news arrived", "fixture> abcdefghijabcdefghija",
        "bcdefghijabcdefghijabcdefghija",
        "bcdefghij",
      ])
    try fixture.check("\r", "got[\(long)]")
  }

  @Test("Ctrl-Z stops with the terminal as it was; continuing draws the line again")
  func stopAndContinue() throws {
    // A process group that no shell watches can't be stopped by Ctrl-Z, so the fixture gets a parent in its session.
    let home = try TemporaryFolder()
    let terminal = try PseudoTerminal(
      "/bin/bash", ["--norc", "--noprofile", "-i"],
      environment: ["HOME": home.path, "PS1": "outer$ ", "FIXTURE": Fixture.path])
    try terminal.expect("outer$ ")
    terminal.type("\"$FIXTURE\"\r")
    try terminal.expect("fixture> ")
    terminal.type("half")
    terminal.settle()
    terminal.type("\u{1A}")
    try terminal.expect("\u{1B}[?2004l")
    try terminal.expect("outer$ ")
    terminal.type("fg\r")
    try terminal.expect("fixture> half")
    terminal.settle()
    terminal.type(" whole\r")
    try terminal.expect("got[half whole]")
  }

  @Test("SIGCONT out of the blue draws the line again")
  func continued() throws {
    let fixture = try Fixture()
    fixture.terminal.type("half")
    fixture.terminal.settle()
    fixture.terminal.send(SIGSTOP)
    #expect(fixture.terminal.waitUntilStopped())
    fixture.terminal.send(SIGCONT)
    try fixture.terminal.expect("fixture> half")
    try fixture.check("\r", "got[half]")
  }

  @Test(
    "SIGTERM and SIGHUP are an event, and the terminal is put back", arguments: [SIGTERM, SIGHUP])
  func ending(_ signal: Int32) throws {
    let fixture = try Fixture()
    fixture.terminal.type("half")
    fixture.terminal.settle()
    fixture.terminal.send(signal)
    try fixture.terminal.expect("terminated \(signal)")
    #expect(fixture.terminal.waitForExit() == .exited(128 + signal))
    #expect(fixture.terminal.echoes)
  }

  @Test("A shell that doesn't look ends at the second request, some seconds later")
  func endingDeaf() throws {
    let fixture = try Fixture()
    try fixture.begin("deaf\r", "deaf now")
    fixture.terminal.send(SIGTERM)
    fixture.terminal.send(SIGTERM)
    #expect(fixture.terminal.waitForExit(within: 4.2) == nil)
    fixture.terminal.send(SIGTERM)
    #expect(fixture.terminal.waitForExit() == .killed(signal: SIGTERM))
    #expect(fixture.terminal.echoes)
  }

  @Test("A single command ends at Ctrl-C when nothing waits for it, but not in a job")
  func single() throws {
    let fixture = try Fixture()
    try fixture.begin("single\r", "job runs")
    fixture.terminal.settle()
    try fixture.begin("\u{3}", "job ended, cancelled true")
    try fixture.terminal.expect("deaf now")
    fixture.terminal.type("\u{3}")
    #expect(fixture.terminal.waitForExit() == .killed(signal: SIGINT))
    #expect(fixture.terminal.echoes)
  }

  @Test("A closed terminal ends the process", arguments: ["0", "1"])
  func closed(_ plain: String) throws {
    let fixture = try Fixture(environment: ["FIXTURE_PLAIN": plain])
    fixture.terminal.type("half")
    fixture.terminal.settle()
    fixture.terminal.hangUp()
    #expect(fixture.terminal.waitForExit(within: 5) == .exited(128 + SIGHUP))
  }

  @Test("A crash in the middle of a line puts the terminal back and keeps its status")
  func crash() throws {
    let fixture = try Fixture()
    fixture.terminal.type("trap\r")
    try fixture.terminal.expect("fixture> ")
    fixture.terminal.type("half")
    let status = fixture.terminal.waitForExit()
    #expect(status == .killed(signal: SIGILL) || status == .killed(signal: SIGTRAP))
    #expect(fixture.terminal.echoes)
    #expect(fixture.terminal.output.hasSuffix("\u{1B}[?2004l"))
  }

  @Test(
    "A stack overflow in the middle of a line puts the terminal back",
    arguments: ["enable=no", "enable=yes,interactive=no"])
  func overflow(_ backtrace: String) throws {
    let fixture = try Fixture(environment: ["SWIFT_BACKTRACE": backtrace])
    fixture.terminal.type("overflow\t")
    #expect(fixture.terminal.waitForExit(within: 60) == .killed(signal: SIGSEGV))
    #expect(fixture.terminal.echoes)
  }

  @Test("What a program did to the terminal is undone before the next line", arguments: ["0", "1"])
  func wrecked(_ plain: String) throws {
    let fixture = try Fixture(environment: ["FIXTURE_PLAIN": plain])
    try fixture.check("wreck\r", "")
    try fixture.check("after\r", "got[after]\r\n")
    try fixture.check("half\u{3}", "interrupted\r\n")
    fixture.terminal.type("quit\r")
    #expect(fixture.terminal.waitForExit() == .exited(0))
    #expect(fixture.terminal.echoes)
  }

  @Test("Ctrl-C ends a job and not the shell; a request to end ends both")
  func job() throws {
    let fixture = try Fixture()
    try fixture.begin("job\r", "job runs")
    fixture.terminal.settle()
    try fixture.check("\u{3}", "job ended, cancelled true")
    try fixture.check("after\r", "got[after]")
    try fixture.begin("job\r", "job runs")
    fixture.terminal.settle()
    fixture.terminal.send(SIGTERM)
    try fixture.terminal.expect("job ended, cancelled true")
    try fixture.terminal.expect("terminated 15")
  }

  @Test(
    "Nothing is written before the prompt: all commands of the key table are known",
    arguments: ["", "bind -v\n"])
  func start(_ editrc: String) throws {
    let fixture = try Fixture(editrc: editrc)
    #expect(fixture.terminal.output == "\u{1B}[?2004hfixture> ")
  }

  @Test("The C locale is said once")
  func locale() throws {
    let fixture = try Fixture(environment: ["LC_ALL": "C"], waits: false)
    try fixture.terminal.expect("other than ASCII may not be shown\r\n")
    try fixture.terminal.expect("fixture> ")
  }
}

@Suite("The person's .editrc")
struct EditRCTests {
  @Test(
    "vi mode works, with our keys",
    arguments: [
      KeyCase("escape, then a command", "abc\u{1B}0iX\r", "got[Xabc]"),
      KeyCase("escape and a later command", "abc d\u{1B}bx\r", "got[bc d]"),
      KeyCase("Tab", "ex\t\r", "got[exercises ]"),
      KeyCase("Page Up types nothing", "a\u{1B}[5~b\r", "got[ab]"),
      KeyCase("arrows in insert mode", "ac\u{1B}[Db\r", "got[abc]"),
    ])
  func vi(_ row: KeyCase) throws {
    let fixture = try Fixture(editrc: "bind -v\n")
    try fixture.check(row.keys, row.answer)
  }

  @Test("vi mode: history, search, paste and messages")
  func viMore() throws {
    let fixture = try Fixture(editrc: "fixture:bind -v\n")
    try fixture.check("first\r", "got[first]")
    try fixture.check("second\r", "got[second]")
    try fixture.check("\u{1B}[A\u{1B}[A\r", "got[first]")
    fixture.terminal.type("\u{12}seco")
    fixture.terminal.settle()
    try fixture.check("\r", "got[second]")
    fixture.terminal.paste("one\ntwo\n")
    fixture.terminal.settle()
    try fixture.check("\r", "got[one|two]")
    try fixture.check("\u{3}", "interrupted")
  }

  @Test("Keys of the person's own")
  func ownKeys() throws {
    let fixture = try Fixture(
      editrc: "# mine\n\nbind ^G ed-move-to-beg\nother:bind ^T ed-tty-sigint\nbind ^I ed-insert\n")
    try fixture.check("bc\u{7}a\r", "got[abc]")
    try fixture.check("ex\t\r", "got[ex\t]")
  }

  @Test("A broken file stops nothing, and its good lines count")
  func broken() throws {
    let fixture = try Fixture(
      editrc:
        "nonsense here\nbind ^X no-such-command\nbind \"open\nbind ^G ed-move-to-beg\n\u{FFFD}\n")
    try fixture.check("bc\u{7}a\r", "got[abc]")
  }

  @Test("edit off means plain lines")
  func off() throws {
    let fixture = try Fixture(editrc: "edit off\n")
    try fixture.check("editor\r", "PlainLines")
  }
}
