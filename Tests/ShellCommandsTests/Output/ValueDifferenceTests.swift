import TerminalText
import Testing

@testable import ShellCommands

@Suite("Two values side by side")
struct ValueDifferenceTests {
  struct Row: CustomTestStringConvertible {
    var expected: String
    var actual: String
    var shown: [String]
    var place: String?
    var testDescription: String { "\(expected) \(actual)" }
  }

  @Test(
    "are shown so that they can be told apart",
    arguments: [
      Row(expected: ".email", actual: ".name", shown: [".email", ".name"]),
      Row(
        expected: "\"Ada\"", actual: "\" Ada\"",
        shown: ["\"Ada\"", "\"·Ada\"", "\u{B7} stands for a space"]),
      Row(
        expected: "\"a  b\"", actual: "\"a b\"",
        shown: ["\"a ·b\"", "\"a b\"", "\u{B7} stands for a space"]),
      Row(
        expected: "\"caf\u{E9}\"", actual: "\"cafe\u{301}\"",
        shown: [
          "\"caf\u{E9}\"", "\"cafe\\u{301}\"", "\\u{...} stands for a character that can't be seen",
        ]),
      Row(
        expected: "\"a\"", actual: "\"a\u{200B} \"",
        shown: [
          "\"a\"", "\"a\\u{200B}·\"",
          "\u{B7} stands for a space, \\u{...} for a character that can't be seen",
        ]),
      Row(
        expected: "\"👨‍👩‍👧\"", actual: "\"👩‍👧\"", shown: ["\"👨‍👩‍👧\"", "\"👩‍👧\""]),
      Row(
        expected: "\"Use 8 characters or more for it\"",
        actual: "\"Use 9 characters or more for it\"",
        shown: ["\"Use 8 characters or more for it\"", "\"Use 9 characters or more for it\""],
        place: "from character 5 on: 8 and 9"),
      Row(
        expected: "\"Use 8 characters or more for it\"",
        actual: "\"Use 8 characters or more\"",
        shown: [
          "\"Use 8 characters or more·for·it\"", "\"Use 8 characters or more\"",
          "\u{B7} stands for a space",
        ],
        place: "from character 25 on: ·for·it and nothing"),
    ])
  func shown(_ row: Row) {
    let difference = ValueDifference(expected: row.expected, actual: row.actual)
    let shown =
      [difference.expected.plain, difference.actual.plain] + (difference.legend.map { [$0] } ?? [])
    #expect(shown == row.shown)
    #expect(difference.place == row.place)
  }
}
