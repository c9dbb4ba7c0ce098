package import LineEditing
internal import TerminalText

/// Commands from a pipe or a file, one a line: no prompt, no colour; the first that fails ends the script.
package struct ScriptLoop {
  private let session: Session
  private let lines: any LineSource
  private let keepsGoing: Bool

  package init(session: Session, lines: any LineSource, keepsGoing: Bool) {
    self.session = session
    self.lines = lines
    self.keepsGoing = keepsGoing
  }

  /// Carries out all lines.
  ///
  /// - Returns: the status of the first command that failed.
  package func run() -> ExitStatus {
    let shell = Shell(session: session, isDialog: true)
    var outcome = ExitStatus.done
    while !session.isLeaving {
      let status: ExitStatus
      switch lines.nextLine(prompt: "") {
      case .line(let line): status = shell.perform(line: line)
      case .unreadable(let damage): status = complain(damage)
      case .interrupted: return .interrupted
      case .endOfInput: return outcome
      case .terminated(let signal): return signal == 1 ? .hungUp : .terminated
      }
      if outcome == .done { outcome = status }
      if status != .done, !keepsGoing { return outcome }
    }
    return outcome
  }

  private func complain(_ damage: LineDamage) -> ExitStatus {
    let reason =
      switch damage.kind {
      case .nul: "it holds a NUL byte"
      case .notUTF8: "it is not UTF-8 text"
      case .tooLong(let bytes): "it is too long (\(bytes) bytes)"
      case .readFailed(let code): DiskFile.reason(code)
      }
    let place = damage.byte > 0 ? "line \(damage.line), byte \(damage.byte)" : "line \(damage.line)"
    session.complain(
      FailureReport(.unusableFile(path: "Standard input, \(place),", reason: reason)))
    return .noInput
  }
}
