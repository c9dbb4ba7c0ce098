import ShellCommands
import Testing

struct ArgumentParserTests {
  static let spec = CommandSpec(
    "judge", group: .answering, summary: "judge",
    arguments: [ArgumentSpec(.exercise), ArgumentSpec(.file, optional: true)],
    options: [
      OptionSpec("file", short: "f", value: .file, summary: "a file"),
      OptionSpec("all", short: "a", summary: "all"),
      OptionSpec("brief", short: "b", summary: "brief"),
      OptionSpec("kind", value: .choice(["one", "two"]), summary: "a kind"),
    ], examples: [])

  struct Row: Sendable, CustomTestStringConvertible {
    var words: [String]
    var positionals: [String] = []
    var options: [String: String] = [:]
    var testDescription: String { words.joined(separator: " ") }
  }

  @Test(arguments: [
    Row(words: ["x"], positionals: ["x"]),
    Row(words: ["--file", "a b", "x"], positionals: ["x"], options: ["file": "a b"]),
    Row(words: ["--file=", "x"], positionals: ["x"], options: ["file": ""]),
    Row(words: ["-fa.swift", "x"], positionals: ["x"], options: ["file": "a.swift"]),
    Row(words: ["-f=a.swift", "x"], positionals: ["x"], options: ["file": "a.swift"]),
    Row(words: ["x", "-ab"], positionals: ["x"], options: ["all": "", "brief": ""]),
    Row(
      words: ["-abf", "y", "x"], positionals: ["x"], options: ["all": "", "brief": "", "file": "y"]),
    Row(words: ["--", "--all"], positionals: ["--all"]),
    Row(words: ["x", "-"], positionals: ["x", "-"]),
    Row(words: ["-3"], positionals: ["-3"]),
    Row(words: ["x", "--kind", "two"], positionals: ["x"], options: ["kind": "two"]),
  ])
  func parses(_ row: Row) throws {
    let parsed = try ArgumentParser.parse(row.words, for: Self.spec)
    #expect(parsed.positionals == row.positionals)
    #expect(parsed.options == row.options)
  }

  struct BadRow: Sendable, CustomTestStringConvertible {
    var words: [String]
    var failure: CommandFailure
    var testDescription: String { words.joined(separator: " ") }
  }

  @Test(arguments: [
    BadRow(words: [], failure: .missingArgument(label: "EXERCISE", command: "judge")),
    BadRow(words: ["x", "y", "z"], failure: .unexpectedArgument(word: "z", command: "judge")),
    BadRow(words: ["x", "--file"], failure: .missingValue(option: "file", wanted: "FILE")),
    BadRow(words: ["x", "--all=1"], failure: .unexpectedValue(option: "all", value: "1")),
    BadRow(
      words: ["x", "--kind", "three"],
      failure: .badValue(option: "kind", value: "three", wanted: "one, two")),
    BadRow(
      words: ["x", "--al"],
      failure: .unknownOption(word: "--al", command: "judge", question: "Did you mean \"all\"?")),
    BadRow(
      words: ["x", "-z"], failure: .unknownOption(word: "-z", command: "judge", question: nil)),
  ])
  func refuses(_ row: BadRow) {
    #expect(throws: row.failure) { try ArgumentParser.parse(row.words, for: Self.spec) }
  }
}
