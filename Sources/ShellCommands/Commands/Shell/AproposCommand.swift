internal import TerminalText

/// `apropos WORD`: searches the help.
struct AproposCommand: Command {
  let spec = CommandSpec(
    "apropos", group: .shell, summary: "find commands whose help speaks of something",
    arguments: [ArgumentSpec(.text, label: "WORD", repeated: true)],
    examples: [.init("apropos anki", "lists the commands that have to do with Anki")])

  func run(_ arguments: ParsedArguments, in session: Session) throws(CommandFailure) -> ExitStatus {
    let words = arguments.positionals.map { $0.lowercased() }
    let found = session.table.listed.map(\.spec).filter { spec in
      let text = ([spec.name, spec.summary] + spec.details + spec.options.map(\.summary))
        .joined(separator: " ").lowercased()
      return words.allSatisfy(text.contains)
    }
    guard !found.isEmpty else {
      session.say(
        "No command's help speaks of that. \(styled: "find", .command) searches the course.")
      return .notPassed
    }
    var table = TextTable([TextTable.Column(shrinks: false), TextTable.Column()])
    for spec in found { table.add([StyledText(spec.name, .command), StyledText(spec.summary)]) }
    session.showLong(table.rows(session.console.capabilities))
    return .done
  }
}
