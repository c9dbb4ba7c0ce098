/// The command `quit`.
struct QuitCommand: Command {
  let spec = CommandSpec(
    "quit", aliases: ["exit", "q", "bye"], group: .shell,
    summary: "leave the shell; everything is kept",
    examples: [.init("quit", "leaves; Ctrl-D on an empty line does the same")], place: .shellOnly)

  func run(_ arguments: ParsedArguments, in session: Session) throws(CommandFailure) -> ExitStatus {
    session.isLeaving = true
    return .done
  }
}
