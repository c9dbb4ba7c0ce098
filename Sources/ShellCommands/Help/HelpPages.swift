internal import TerminalText

/// Help for the terminal, made from the table of commands.
package struct HelpPages {
  private let session: Session

  package init(session: Session) { self.session = session }

  /// Help on the program: `formlab --help`.
  package func showProgram() {
    let rows: [StyledText] =
      [
        "formlab teaches SwiftUI forms, input and focus in this terminal.", "",
        StyledText("Examples", .heading),
        "  \(styled: "formlab", .command)                         opens the shell; type next and follow it",
        "  \(styled: "formlab check focus-chain", .command)       judges your answer to an exercise",
        "",
      ] + groups(prefix: "formlab ") + [StyledText("Options", .heading)]
      + (GlobalOptions.specs + GlobalOptions.programSpecs).flatMap(option)
      + ["", "Questions and faults: send what \(styled: "formlab doctor", .command) prints along."]
    session.showLong(rows)
  }

  /// The list of commands: `help` in the shell.
  package func showCommands() {
    session.showLong(
      groups(prefix: "")
        + [
          "\(styled: "help check", .command) explains one. Any beginning that is unique will do for a name.",
          "Tab completes, Ctrl-R searches what you typed, Ctrl-C stops what runs.",
          "\(styled: "quit", .command) or Ctrl-D leaves; everything is kept.",
        ].flatMap(fold))
  }

  /// Help on one command.
  package func show(_ spec: CommandSpec) {
    var rows: [StyledText] = fold("\(styled: spec.usage, .command)", hanging: 4)
    rows += fold(StyledText(Self.sentence(spec.summary)))
    if !spec.aliases.isEmpty {
      rows += fold("Short: \(spec.aliases.joined(separator: ", ")).")
    }
    for paragraph in spec.details { rows += [""] + fold(StyledText(paragraph)) }
    if !spec.options.isEmpty {
      rows += ["", StyledText("Options", .heading)] + spec.options.flatMap(option)
    }
    rows += ["", StyledText(spec.examples.count == 1 ? "Example" : "Examples", .heading)]
    for example in spec.examples {
      rows += ["  \(styled: example.line, .command)"]
      rows += fold(StyledText(Self.sentence(example.meaning)), indent: 6)
    }
    session.showLong(rows)
  }

  private func groups(prefix: String) -> [StyledText] {
    CommandGroup.allCases.flatMap { group -> [StyledText] in
      let members = session.table.listed.map(\.spec).filter {
        $0.group == group && (prefix.isEmpty || $0.place != .shellOnly)
      }
      guard !members.isEmpty else { return [] }
      return [StyledText(group.rawValue, .heading)] + members.flatMap(line) + [""]
    }
  }

  private func line(_ spec: CommandSpec) -> [StyledText] {
    let words = ([spec.name] + spec.arguments.map(\.usage)).joined(separator: " ")
    let short = spec.aliases.first.map { " (\($0))" } ?? ""
    return term("\(styled: words, .command)\(short)", StyledText(spec.summary))
  }

  private func option(_ option: OptionSpec) -> [StyledText] {
    term("\(styled: option.usage, .command)", StyledText(option.summary))
  }

  /// A term and what it means: beside it where it fits, below it where the screen is narrow.
  private func term(_ name: StyledText, _ meaning: StyledText) -> [StyledText] {
    let columns = session.console.capabilities.columns
    let indent = min(30, columns / 2)
    if columns >= 60, name.columns + 4 <= indent {
      return Wrapping.fold(
        meaning, columns: columns, first: ("  " + name).padded(to: indent),
        rest: StyledText(String(repeating: " ", count: indent)))
    }
    return ["  " + name] + fold(meaning, indent: 6)
  }

  private func fold(_ text: StyledText) -> [StyledText] { fold(text, indent: 0) }

  private func fold(
    _ text: StyledText, indent: Int = 0, hanging: Int = 0
  ) -> [StyledText] {
    Wrapping.fold(
      text, columns: session.console.capabilities.columns,
      first: StyledText(String(repeating: " ", count: indent)),
      rest: StyledText(String(repeating: " ", count: indent + hanging)))
  }

  private static func sentence(_ text: String) -> String {
    text.prefix(1).uppercased() + text.dropFirst() + "."
  }
}
