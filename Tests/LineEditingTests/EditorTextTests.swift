import FormlabTestSupport
import Testing

@testable import LineEditing

@Suite("Texts around the line")
struct EditorTextTests {
  @Test(
    "A prompt as libedit wants it",
    arguments: [
      ("formlab> ", "formlab> ", "formlab> "),
      ("\u{1B}[32ma>\u{1B}[0m ", "\u{1}\u{1B}[32m\u{1}a>\u{1}\u{1B}[0m\u{1} ", "a> "),
      ("\u{1B}[32ma> \u{1B}[0m", "\u{1}\u{1B}[32m\u{1}a>\u{1}\u{1B}[0m\u{1} ", "a> "),
      ("\u{1B}[1;32mé\u{1B}[0m", "\u{1}\u{1B}[1;32m\u{1}\u{1}\u{1B}[0m\u{1}é", "é"),
      ("a\nb\u{1}c\u{0} ", "abc ", "abc "),
      ("", "", ""),
      ("\u{1B}[0m", "\u{1}\u{1B}[0m\u{1}", ""),
    ])
  func prompt(_ prompt: String, _ marked: String, _ visible: String) {
    #expect(PromptText(prompt).marked == marked)
    #expect(PromptText(prompt).visible == visible)
  }

  @Test(
    "What was pasted",
    arguments: [
      ("one", "one"), ("one\rtwo\r", "one\ntwo"), ("one\r\ntwo\r\n\r\n", "one\ntwo"),
      ("\tindented\n  too", "\tindented\n  too"),
      ("a\u{1B}[31mb\u{7}", "a[31mb"), ("", ""), ("\n", ""),
      ("formlab> check\nformlab> hint", "check\nhint"),
      ("formlab forms-input-focus/focus-chain> check", "check"), ("formlab>check", "formlab>check"),
      ("formlab = 3 > 2", "formlab = 3 > 2"), ("seen$ run", "run"),
      ("x formlab> y", "x formlab> y"),
      ("formlab> formlab> twice", "formlab> twice"),
    ])
  func pasted(_ pasted: String, _ text: String) {
    #expect(PastedText(program: "formlab", prompts: ["seen$ ", ""]).cleaned(pasted) == text)
  }

  @Test(
    "Where a text ends on the screen",
    arguments: [
      ("", 0, 0), ("abc", 0, 3), ("0123456789", 1, 0), ("0123456789a", 1, 1), ("a\nbc", 1, 2),
      ("012345678日", 1, 2),
      ("\t", 0, 8), ("abc\tx", 0, 9), ("\u{1}", 0, 2), ("e\u{301}", 0, 1), ("012345678\u{1}", 1, 1),
    ])
  func layout(_ text: String, _ row: Int, _ column: Int) {
    let widths: [Unicode.Scalar: Int] = ["日": 2, "\u{301}": 0]
    var layout = ScreenLayout(columns: 10) { widths[$0] ?? 1 }
    layout.add(text.unicodeScalars)
    #expect(layout.row == row)
    #expect(layout.column == column)
  }

  @Test("The keys that must work are in the table, each once")
  func keys() {
    let keys = KeyBindings.common.map(\.key)
    #expect(Set(keys).count == keys.count)
    for key in [
      "^I", "^R", "^V", "\\e[200~", "\\e[5~", "\\e[6~", "\\e[A", "\\eOA", "\\e[B", "\\eOB",
      "\\e[3~", "^^",
    ] {
      #expect(keys.contains(key), "\(key)")
    }
    #expect(KeyBindings.common.allSatisfy { !$0.summary.isEmpty })
  }

  @Test(
    "The name of the locale",
    arguments: [
      ([:], "C"), (["LANG": "de_DE"], "de_DE"),
      (["LC_ALL": "", "LC_CTYPE": "POSIX", "LANG": "x"], "POSIX"),
      (["LC_ALL": "C", "LANG": "en_US.UTF-8"], "C"),
    ] as [([String: String], String)])
  func locale(_ environment: [String: String], _ name: String) {
    #expect(CharacterEncoding.requestedName(environment) == name)
  }

  @Test(
    "Who is told that letters may not be shown",
    arguments: [
      (.utf8, false), (.utf8InPlaceOf(requested: "C"), true),
      (.utf8InPlaceOf(requested: "xx_YY"), false),
      (.asciiOnly(requested: "de_DE"), true),
    ] as [(CharacterEncoding, Bool)])
  func encoding(_ encoding: CharacterEncoding, _ isTold: Bool) {
    #expect(encoding.hidesOtherThanASCII == isTold)
  }

  @Test("Lines of .editrc")
  func editrc() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write(
      "# no\n\n bind -v\nbind \"^G\" 'a b'\r\nbind \"open\n", to: "editrc")
    let commands = EditRC.commands(path: path)
    #expect(commands.map(\.line) == [3, 4, 5])
    #expect(commands.map(\.words) == [["bind", "-v"], ["bind", "^G", "a b"], nil])
    #expect(EditRC.commands(path: folder.path).isEmpty)
    #expect(EditRC.path(["EDITRC": "/x", "HOME": "/h"]) == "/x")
    #expect(EditRC.path(["EDITRC": "", "HOME": "/h"]) == "/h/.editrc")
    #expect(EditRC.path([:]) == nil)
  }

  @Test(
    "Lines that wipe the keys",
    arguments: [
      (["bind", "-v"], true), (["formlab:bind", "-e"], true), (["bind", "^G", "x"], false),
      (["edit", "on"], false), ([], false),
    ])
  func wiping(_ words: [String], _ wipes: Bool) {
    #expect(EditRC.wipesBindings(words) == wipes)
  }
}

@Suite("Lines from a script, and questions")
struct ScriptedLinesTests {
  @Test("A script ends with the end of input")
  func script() {
    let source = ScriptedLines([.line("a"), .interrupted])
    #expect(source.nextLine(prompt: "> ") == .line("a"))
    #expect(source.nextLine(prompt: "> ") == .interrupted)
    #expect(source.nextLine(prompt: "> ") == .endOfInput)
    #expect(source.nextLine(prompt: "> ") == .endOfInput)
    #expect(source.requests.count == 4)
  }

  @Test(
    "Answers",
    arguments: [
      ([.line("y")], true), ([.line("n")], false), ([.line("")], false),
      ([.line("perhaps"), .line(" Yes ")], true),
      ([.line("quit")], false), ([.interrupted, .line("y")], false), ([.endOfInput], false),
      ([.terminated(signal: 15)], false),
      ([.unreadable(LineDamage(kind: .nul, line: 1)), .line("ye")], true),
    ] as [([LineEvent], Bool)])
  func answers(_ events: [LineEvent], _ answer: Bool) {
    #expect(Question("Sure?").ask(ScriptedLines(events)) == answer)
  }

  @Test(
    "What an empty line means",
    arguments: [(true, "Sure? [Y/n] ", true), (false, "Sure? [y/N] ", false)])
  func standard(_ standard: Bool, _ prompt: String, _ answer: Bool) {
    let source = ScriptedLines([.line("")])
    #expect(Question("Sure?", standard: standard).ask(source) == answer)
    #expect(source.requests == [LineRequest(prompt: prompt, purpose: .answer)])
  }

  @Test("Nobody is asked in a script")
  func notInteractive() {
    let source = ScriptedLines([.line("y")], isInteractive: false)
    #expect(!Question("Sure?").ask(source))
    #expect(source.requests.isEmpty)
  }

  @Test("Messages come out once, in order")
  func notices() {
    let queue = NoticeQueue(relay: nil)
    #expect(queue.isEmpty)
    queue.post("a")
    queue.post("b")
    #expect(queue.takeAll() == ["a", "b"])
    #expect(queue.takeAll().isEmpty)
  }
}

@Suite("Code points of bytes")
struct ScalarDecoderTests {
  private func decoded(_ bytes: [UInt8]) -> String {
    var decoder = ScalarDecoder()
    var text = String.UnicodeScalarView()
    var waiting = Array(bytes.reversed())
    while let byte = waiting.popLast() {
      if let scalar = decoder.take(byte) { text.append(scalar) }
      if let byte = decoder.pushedBack { waiting.append(byte) }
    }
    return String(text)
  }

  @Test(
    "Text comes through",
    arguments: ["plain", "né日😀", "\u{0}\u{7F}", "\u{7FF}\u{800}\u{FFFF}\u{10FFFF}"])
  func text(_ text: String) {
    #expect(decoded(Array(text.utf8)) == text)
  }

  @Test(
    "What is no UTF-8 is replaced, and what follows is not swallowed",
    arguments: [
      ([0xFF, 0x61], "\u{FFFD}a"), ([0xC3, 0x61], "\u{FFFD}a"), ([0xE2, 0x82, 0x61], "\u{FFFD}a"),
      ([0xE2, 0xC3, 0xA9], "\u{FFFD}é"), ([0xC0, 0x80], "\u{FFFD}\u{FFFD}"), ([0x80], "\u{FFFD}"),
      ([0xED, 0xA0, 0x80, 0x61], "\u{FFFD}\u{FFFD}\u{FFFD}a"),
      ([0xF5, 0x61], "\u{FFFD}a"), ([0xF0, 0x9F, 0x98], ""),
    ] as [([UInt8], String)])
  func damage(_ bytes: [UInt8], _ text: String) {
    #expect(decoded(bytes) == text)
  }
}
