/// The command `help [COMMAND]`.
struct HelpCommand: Command {
  let spec = CommandSpec(
    "help", group: .shell, summary: "list the commands, or explain one",
    arguments: [ArgumentSpec(.command, optional: true, repeated: true)],
    examples: [
      .init("help", "lists the commands in groups"), .init("help check", "explains check"),
    ])

  func run(_ arguments: ParsedArguments, in session: Session) throws(CommandFailure) -> ExitStatus {
    let pages = HelpPages(session: session)
    guard !arguments.positionals.isEmpty else {
      pages.showCommands()
      return .done
    }
    pages.show(try session.table.resolve(arguments.positionals).command.spec)
    return .done
  }
}
