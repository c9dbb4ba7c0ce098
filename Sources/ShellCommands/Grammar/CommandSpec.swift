/// What is said about a command everywhere: shell, command line, help, completion, manual page.
package struct CommandSpec: Sendable {
  /// The word or words that call it: `check`, `record export`.
  package var name: String
  /// Short names.
  package var aliases: [String]
  package var group: CommandGroup
  /// Half a sentence without a full stop.
  package var summary: String
  package var arguments: [ArgumentSpec]
  package var options: [OptionSpec]
  /// Paragraphs that explain the command.
  package var details: [String]
  /// Command lines with what each does.
  package var examples: [Example]
  /// Where the command makes sense.
  package var place: Place
  /// Whether its words are handed over unparsed, options and all.
  package var takesRawWords: Bool

  /// One example of a command's use.
  package struct Example: Sendable {
    package var line: String
    package var meaning: String

    package init(_ line: String, _ meaning: String) {
      self.line = line
      self.meaning = meaning
    }
  }

  /// Where a command makes sense.
  package enum Place: Sendable {
    case everywhere
    /// Only at the shell's prompt: `quit`.
    case shellOnly
    /// Works, but is never listed or suggested.
    case hidden
  }

  package init(
    _ name: String, aliases: [String] = [], group: CommandGroup, summary: String,
    arguments: [ArgumentSpec] = [], options: [OptionSpec] = [], details: [String] = [],
    examples: [Example], place: Place = .everywhere, takesRawWords: Bool = false
  ) {
    self.name = name
    self.aliases = aliases
    self.group = group
    self.summary = summary
    self.arguments = arguments
    self.options = options
    self.details = details
    self.examples = examples
    self.place = place
    self.takesRawWords = takesRawWords
  }

  /// `check [EXERCISE] [--file FILE]`.
  package var usage: String {
    let words = arguments.map(\.usage)
    let flags = options.map { option in
      "[--\(option.name)" + (option.value.map { " \($0.placeholder)" } ?? "") + "]"
    }
    return ([name] + words + flags).joined(separator: " ")
  }
}
