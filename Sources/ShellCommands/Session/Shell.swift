internal import LineEditing
internal import TerminalText

/// Finds a command, carries it out, and says what went wrong.
package struct Shell {
  package let session: Session
  /// Whether commands come from a person or a script at the shell, rather than from the program's arguments.
  package let isDialog: Bool

  package init(session: Session, isDialog: Bool) {
    self.session = session
    self.isDialog = isDialog
  }

  /// Carries out one line.
  package func perform(line: String) -> ExitStatus {
    attempt { () throws(CommandFailure) in
      let words: [CommandWord]
      do throws(CommandSplitter.UnclosedQuote) {
        words = try CommandSplitter.words(of: line)
      } catch {
        throw CommandFailure.unclosedQuote(quote: String(error.quote), column: error.start + 1)
      }
      guard let first = words.first, !first.text.hasPrefix("#") else { return .done }
      return try carryOut(words.map { TildeExpansion.text(of: $0, home: home) })
    }
  }

  private var home: String {
    session.surroundings.variable("HOME") ?? session.surroundings.home
  }

  /// Carries out a command given as words.
  package func perform(words: [String]) -> ExitStatus {
    attempt { () throws(CommandFailure) in try carryOut(words) }
  }

  private func attempt(_ work: () throws(CommandFailure) -> ExitStatus) -> ExitStatus {
    do {
      return try work()
    } catch {
      let report = FailureReport(error)
      session.complain(report)
      return report.status
    }
  }

  private func carryOut(_ typed: [String]) throws(CommandFailure) -> ExitStatus {
    let words = typed.first == "?" ? ["help"] + typed.dropFirst() : typed
    let (command, rest) = try session.table.resolve(words)
    if command.spec.takesRawWords {
      return try command.run(ParsedArguments(raw: rest), in: session)
    }
    if command.spec.place == .shellOnly, !isDialog { throw .shellOnly(command: command.spec.name) }
    if asksForHelp(rest) {
      HelpPages(session: session).show(command.spec)
      return .done
    }
    let arguments = try ArgumentParser.parse(
      rest, for: command.spec, extra: isDialog ? GlobalOptions.specs : [])
    return try command.run(arguments, in: session)
  }

  private func asksForHelp(_ words: [String]) -> Bool {
    words.prefix { $0 != "--" }.contains { $0 == "--help" || $0 == "-h" }
  }
}
