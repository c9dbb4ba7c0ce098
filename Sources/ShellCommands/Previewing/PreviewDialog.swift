internal import LineEditing
internal import TerminalText

/// The prompt `form>`: verbs that act on the form, each followed by the form as it is then.
final class PreviewDialog {
  private let driver: FormDriver
  private var told: Set<String> = []

  init(_ driver: FormDriver) {
    self.driver = driver
  }

  private var session: Session { driver.session }

  /// Reads and carries out verbs until the person leaves.
  ///
  /// - Throws: `.notATerminal` where nobody can type.
  func run() throws(CommandFailure) -> ExitStatus {
    guard let lines = openLines() else { throw .notATerminal(command: "preview") }
    try perform("show")
    session.note("Tab completes verbs and names; help lists the verbs, quit leaves.")
    while true {
      switch lines.nextLine(prompt: "form> ") {
      case .line(let line):
        let text = line.trimmingBlanks
        if ["quit", "q", "exit"].contains(text) { return .done }
        if !text.isEmpty { try perform(text) }
      case .unreadable: session.note("That line is no text and was left out.")
      case .interrupted: continue
      case .endOfInput: return .done
      case .terminated(let signal):
        session.isLeaving = true
        return signal == 1 ? .hungUp : .terminated
      }
    }
  }

  private func perform(_ line: String) throws(CommandFailure) {
    guard line != "help", line != "?" else { return help() }
    let verb = line.prefix { !$0.isWhitespace }.lowercased()
    do throws(CommandFailure) {
      let step = try driver.step(line == "show" ? driver.showLine : line)
      StepText(step: step, session: session).show()
      announce(step)
      let isLook = PreviewVerb.all.first { $0.name == verb }?.isLook ?? false
      if !isLook, step.error == nil {
        try driver.show()
      } else if step.state == nil {
        session.note("The form starts anew with the next line.")
      }
    } catch .interrupted {
      session.note("Ended. The form starts anew with the next line.")
    }
  }

  private func announce(_ step: FormDriver.Step) {
    for text in step.state?.announcements ?? [] where told.insert(text).inserted {
      session.say("\(styled: "announced: ", .hint)\(Sanitise.oneLine(text))")
    }
  }

  private func help() {
    for verb in PreviewVerb.all {
      session.console.show("  \(styled: verb.form, .command)")
      session.console.show("      \(verb.summary)")
    }
  }

  private func openLines() -> (any LineSource)? {
    guard session.surroundings.hasKeyboard, let relay = session.relay else { return nil }
    let settings = EditorSettings(
      program: "form", environment: session.surroundings.environment,
      measure: { ColumnWidth.of($0) },
      complete: { [unowned self] before, _ in complete(before) })
    return LineSources.make(
      settings: settings, relay: relay, isPlain: session.console.capabilities.isPlain)
  }

  private func complete(_ before: String) -> Completion {
    let words = CommandSplitter.partialWords(of: before)
    let raw = LineCompletion.rawWord(before)
    let names = words.complete.isEmpty ? PreviewVerb.all.map(\.name) : driver.last?.names ?? []
    let found = names.filter { $0.lowercased().hasPrefix(words.last.lowercased()) }
    return Completion(
      word: raw,
      candidates: found.map { CompletionCandidate(LineCompletion.quoted($0, like: raw)) })
  }
}
