package import LineEditing
internal import TerminalText

/// The shell's loop on a terminal.
package struct DialogLoop {
  private let session: Session
  private let shell: Shell
  private let lines: any LineSource

  package init(session: Session, lines: any LineSource) {
    self.session = session
    self.lines = lines
    shell = Shell(session: session, isDialog: true)
    session.lines = lines
  }

  /// Reads and carries out commands until the learner leaves.
  ///
  /// - Returns: the status to leave with.
  package func run() -> ExitStatus {
    while !session.isLeaving {
      switch lines.nextLine(prompt: Prompt(session: session).text) {
      case .line(let line): take(line)
      case .unreadable: session.note("That line is no text and was left out.")
      case .interrupted: continue
      case .endOfInput: session.isLeaving = true
      case .terminated(let signal): return signal == 1 ? .hungUp : .terminated
      }
    }
    return .done
  }

  private func take(_ line: String) {
    if line.allSatisfy(\.isWhitespace) {
      Bearings(session: session).show()
      return
    }
    guard !line.contains("\n") else { return takePasted(line) }
    _ = shell.perform(line: line)
  }

  /// A pasted block is one input: commands if every line is one, else it is kept from being carried out by halves.
  private func takePasted(_ block: String) {
    let pasted = block.split(whereSeparator: \.isNewline).map(String.init)
    let isCommands = pasted.allSatisfy { line in
      guard let words = try? CommandSplitter.words(of: line).map(\.text) else { return false }
      return (try? session.table.resolve(words)) != nil
    }
    guard isCommands else {
      session.note(
        "You pasted \(pasted.count) lines that are not commands, so nothing was done. To answer an exercise with them, type \"edit\" and paste there, or save them in a file and type \"check --file FILE\"."
      )
      return
    }
    for line in pasted where !session.isLeaving {
      session.console.show(StyledText("> \(line)", .aside))
      guard shell.perform(line: line) == .done else { return }
    }
  }
}
