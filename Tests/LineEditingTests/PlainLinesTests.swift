import FormlabTestSupport
import Glibc
import Testing

@testable import LineEditing

/// Bytes of a pipe, and what the fixture says to them.
struct PipeCase: CustomTestStringConvertible, Sendable {
  var testDescription: String
  var input: [UInt8]
  var output: String

  init(_ name: String, _ input: [UInt8], _ output: String) {
    testDescription = name
    self.input = input
    self.output = output
  }

  init(_ name: String, _ input: String, _ output: String) {
    self.init(name, Array(input.utf8), output)
  }
}

@Suite("Plain lines")
struct PlainLinesTests {
  static let pipes = [
    PipeCase("nothing", "", "end\n"),
    PipeCase("lines", "a\nb\n", "got[a]\ngot[b]\nend\n"),
    PipeCase("no newline at the end", "a\nb", "got[a]\ngot[b]\nend\n"),
    PipeCase("CR LF", "a\r\n\r\nb\r\n", "got[a]\ngot[]\ngot[b]\nend\n"),
    PipeCase("a CR in the middle stays", "a\rb\n", "got[a\rb]\nend\n"),
    PipeCase("a byte order mark", "\u{FEFF}a\n\u{FEFF}b\n", "got[a]\ngot[\u{FEFF}b]\nend\n"),
    PipeCase(
      "a NUL", [0x61, 0, 0x62, 0x0A, 0x63, 0x0A], "unreadable[nul line 1 byte 2]\ngot[c]\nend\n"),
    PipeCase(
      "not UTF-8", [0x61, 0x0A, 0xC3, 0xA9, 0xFF, 0x0A, 0x63],
      "got[a]\nunreadable[notUTF8 line 2 byte 3]\ngot[c]\nend\n"),
    PipeCase("a cut character", [0x61, 0xE2, 0x82], "unreadable[notUTF8 line 1 byte 2]\nend\n"),
    PipeCase("quit leaves the rest", "quit\nnot read\n", ""),
    PipeCase("a question takes no line of the pipe", "ask\nyes\n", "answer false\ngot[yes]\nend\n"),
  ]

  @Test(arguments: pipes)
  func pipe(_ row: PipeCase) throws {
    let result = try runProgram(
      Fixture.path, input: row.input, environment: ["LC_ALL": "C.UTF-8", "TERM": "xterm"])
    #expect(result == ProgramResult(output: row.output, error: "", status: .exited(0)))
  }

  @Test("A line of two megabytes is reported, and the next one read")
  func longLine() throws {
    let input = [UInt8](repeating: 0x61, count: 2 << 20) + Array("\r\nnext\n".utf8)
    let result = try runProgram(Fixture.path, input: input, environment: ["LC_ALL": "C.UTF-8"])
    #expect(result.output == "unreadable[tooLong(bytes: 2097153) line 1 byte 0]\ngot[next]\nend\n")
  }

  @Test(
    "A signal between two lines of a script ends it, unless it was ignored from the start",
    arguments: [
      ("hangup", "", "terminated \(SIGHUP)\n"), ("hangup", "trap '' HUP; ", "got[after]\nend\n"),
      ("interrupt", "", "interrupted\ngot[after]\nend\n"),
      ("interrupt", "trap '' INT; ", "got[after]\nend\n"),
    ])
  func signals(_ command: String, _ trap: String, _ output: String) throws {
    let result = try runProgram(
      "/bin/bash", ["-c", trap + "exec \"$0\"", Fixture.path], input: command + "\nafter\n",
      environment: ["LC_ALL": "C.UTF-8"])
    #expect(result.output == output)
  }

  @Test("A folder as input is a read that failed")
  func folder() throws {
    let result = try runProgram(
      "/bin/sh", ["-c", "\"$0\" < /", Fixture.path], environment: ["LC_ALL": "C.UTF-8"])
    #expect(result.output == "unreadable[readFailed(code: \(EISDIR)) line 1 byte 0]\nend\n")
  }

  @Test(
    "A dumb terminal and plain mode get no escape byte",
    arguments: [
      ["TERM": "dumb"], ["TERM": ""], ["FIXTURE_PLAIN": "1"],
    ])
  func noEscapes(_ environment: [String: String]) throws {
    let fixture = try Fixture(environment: environment)
    try fixture.check("né日\r", "got[né日]")
    try fixture.check("half\u{3}", "interrupted")
    try fixture.begin("ask\r", "Sure? [y/N] ")
    try fixture.check("y\r", "answer true")
    try fixture.check("notice\r", "")
    try fixture.terminal.expect("news arrived\r\nfixture> ")
    try fixture.begin("\u{4}", "end")
    #expect(fixture.terminal.waitForExit() == .exited(0))
    #expect(!fixture.terminal.transcript.contains(0x1B))
  }

  @Test("Lines come out the same however the bytes are cut", arguments: [1, 2, 3, 7, 64])
  func splitting(_ size: Int) {
    let bytes = Array("one\r\ntwo é\n\nlast".utf8)
    var splitter = LineSplitter(longest: 100)
    var lines: [LineEvent] = []
    for start in stride(from: 0, to: bytes.count, by: size) {
      splitter.add(bytes[start..<min(start + size, bytes.count)])
      while let line = splitter.next() { lines.append(line) }
    }
    splitter.end()
    while let line = splitter.next() { lines.append(line) }
    #expect(lines == [.line("one"), .line("two é"), .line(""), .line("last")])
  }
}
