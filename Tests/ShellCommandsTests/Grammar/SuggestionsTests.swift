import ShellCommands
import Testing

struct SuggestionsTests {
  static let names = ["check", "edit", "exercises", "help", "hint", "history", "quit", "run"]

  @Test(arguments: [
    ("chekc", ["check"]), ("chck", ["check"]), ("hlep", ["help"]), ("exercize", ["exercises"]),
    ("hitn", ["hint"]), ("exer", ["exercises"]), ("zzz", []), ("x", []), ("frobnicate", []),
  ])
  func findsTheNearest(_ word: String, _ expected: [String]) {
    #expect(Suggestions.nearest(to: word, among: Self.names) == expected)
  }

  @Test func asksOneQuestion() {
    #expect(
      Suggestions.question(for: "hin", among: ["hint", "hink", "run"])
        == #"Did you mean "hink" or "hint"?"#)
    #expect(Suggestions.question(for: "zzz", among: Self.names) == nil)
  }
}
