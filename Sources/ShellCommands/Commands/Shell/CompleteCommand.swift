internal import TerminalText

/// `__complete INDEX -- WORD ...`: what completion scripts of other shells call; a name and a description a line.
struct CompleteCommand: Command {
  let spec = CommandSpec(
    "__complete", group: .shell, summary: "complete a command line of another shell",
    examples: [], place: .hidden, takesRawWords: true)

  func run(_ arguments: ParsedArguments, in session: Session) throws(CommandFailure) -> ExitStatus {
    guard let index = arguments[0].flatMap(Int.init), arguments[1] == "--" else {
      return .usage
    }
    // The first word is the program's own name.
    let words = Array(arguments.positionals.dropFirst(3).prefix(max(0, index)))
    let last = words.count >= index ? words.last ?? "" : ""
    let complete = words.count >= index ? Array(words.dropLast()) : words
    let completer = Completer(
      table: session.table, globalOptions: GlobalOptions.specs,
      source: SessionNames(session: session), inShell: false)
    for candidate in completer.candidates(after: complete, last: last) {
      let description = Sanitise.oneLine(candidate.description)
      session.console.show(StyledText("\(candidate.text)\t\(description)"))
    }
    return .done
  }
}
