import FormlabTestSupport
import Testing

/// Reviewing on a real pseudo-terminal.
@Suite(.serialized)
struct ReviewDialogTests {
  private func review(columns: Int = 80) throws -> (formlab: Formlab, terminal: PseudoTerminal) {
    let formlab = try Formlab()
    _ = try formlab.home.write(
      "<!-- id: one -->\nQ: a\nA: b\n\n<!-- id: two -->\nQ: c\nA: d\n", to: "cards/mine.md")
    let terminal = try formlab.open("review", "--deck", "mine", columns: columns)
    try terminal.expect("Answer, or Enter to see it: ")
    return (formlab, terminal)
  }

  @Test(arguments: ["\u{3}", "ab\u{3}", "\r\u{3}", "\u{4}", "q\r"])
  func leavesWithASum(_ keys: String) throws {
    let (_, terminal) = try review()
    for key in keys {
      terminal.type(String(key))
      if key == "\r", keys != "q\r" { try terminal.expect("1 to 4: ") } else { terminal.settle() }
    }
    #expect(terminal.waitForExit() == .exited(0))
    #expect(terminal.output.contains("0 answered, 0 of them forgotten. 2 left."))
  }

  @Test func keepsWhatWasAnsweredBeforeControlC() throws {
    let (formlab, terminal) = try review()
    terminal.type("\r3\r")
    try terminal.expect("Answer, or Enter to see it: ")
    terminal.type("\u{3}")
    #expect(terminal.waitForExit() == .exited(0))
    #expect(terminal.output.contains("1 answered, 0 of them forgotten."))
    #expect(try formlab.home.read("record/journal.jsonl").contains(#""card":"one","rating":3"#))
  }

  @Test func takesTheLastAnswerBack() throws {
    let (formlab, terminal) = try review()
    terminal.type("\r3\r")
    try terminal.expect("1 to 4: ")
    terminal.settle()
    terminal.type("u\r")
    try terminal.expectOnScreen("Taken back.")
    terminal.type("q\r")
    #expect(terminal.waitForExit() == .exited(0))
    let back = try formlab.run("cards", "list", "id:one", "--json").output
    #expect(back.contains(#""state" : "new""#), "\(back)")
  }

  @Test func tearsNoChoiceOnANarrowScreen() throws {
    let (_, terminal) = try review(columns: 40)
    terminal.type("\r")
    try terminal.expectOnScreen("1 to 4:")
    let rows = terminal.screen.text.split(separator: "\n").map(String.init)
    for choice in ["1 again (", "2 hard (", "3 good (", "4 easy ("] {
      #expect(rows.contains { $0.hasPrefix(choice) && $0.hasSuffix(")") }, "\(rows)")
    }
  }
}
