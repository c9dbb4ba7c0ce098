internal import TerminalText

/// `clear`: clears the screen.
struct ClearCommand: Command {
  let spec = CommandSpec(
    "clear", group: .shell, summary: "clear the screen",
    examples: [.init("clear", "clears the screen")], place: .shellOnly)

  func run(_ arguments: ParsedArguments, in session: Session) throws(CommandFailure) -> ExitStatus {
    session.clearScreen()
    return .done
  }
}
