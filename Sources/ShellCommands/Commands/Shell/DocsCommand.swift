internal import TerminalText

/// `docs man` and `docs completion SHELL`: pages made from the table of commands.
struct DocsCommand: Command {
  let spec = CommandSpec(
    "docs", group: .shell, summary: "print the manual page, or a completion script",
    arguments: [
      ArgumentSpec(.choice(["man", "completion"])),
      ArgumentSpec(.choice(CompletionScript.allCases.map(\.rawValue)), optional: true),
    ],
    examples: [
      .init("docs man", "prints the manual page; formlab docs man | man -l - shows it"),
      .init("docs completion bash", "prints a script for ~/.bashrc"),
    ])

  func run(_ arguments: ParsedArguments, in session: Session) throws(CommandFailure) -> ExitStatus {
    switch arguments[0] {
    case "man":
      let page = ManualPage(
        table: session.table, globalOptions: GlobalOptions.specs + GlobalOptions.programSpecs,
        version: Version.number)
      session.console.write(StyledText(page.text), to: .output)
    case "completion":
      guard let script = CompletionScript(rawValue: arguments[1] ?? "") else {
        throw .badArgument(word: arguments[1] ?? "", wanted: "bash, zsh or fish")
      }
      session.console.write(StyledText(script.text), to: .output)
    default:
      throw .badArgument(word: arguments[0] ?? "", wanted: "man or completion")
    }
    return .done
  }
}
