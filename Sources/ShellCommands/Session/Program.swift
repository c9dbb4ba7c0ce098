internal import FoundationEssentials
internal import Glibc
internal import LineEditing
internal import Record
internal import TerminalText

/// The program as a whole: arguments in, exit status out.
package struct Program {
  private let surroundings: Surroundings
  private let arguments: [String]

  package init(surroundings: Surroundings, arguments: [String]) {
    self.surroundings = surroundings
    self.arguments = arguments
  }

  /// Runs the shell, a script, or one command.
  package func run() -> ExitStatus {
    let encoding = CharacterEncoding.establish(environment: surroundings.environment)
    let invocation: Invocation
    do {
      invocation = try Invocation(arguments)
    } catch {
      let session = session(options: [:])
      let report = FailureReport(error)
      session.complain(report)
      return report.status
    }
    let session = session(options: invocation.options)
    if let status = information(invocation, session) { return status }
    let status =
      invocation.words.isEmpty
      ? runLines(session, invocation, encoding) : runCommand(session, invocation)
    session.close()
    return written(status, session)
  }

  private func runCommand(_ session: Session, _ invocation: Invocation) -> ExitStatus {
    session.relay?.endWhenNobodyListens()
    return Shell(session: session, isDialog: false).perform(words: invocation.words)
  }

  /// A result that could not be written, as on a full disk, is a failure; a reader that left is none.
  private func written(_ status: ExitStatus, _ session: Session) -> ExitStatus {
    guard let terminal = session.console as? Terminal, let code = terminal.failure(.output),
      code != EPIPE
    else { return status }
    session.complain(
      FailureReport(.unwritable(path: "Standard output", reason: DiskFile.reason(code))))
    return .ioError
  }

  private func session(options: [String: String]) -> Session {
    let colour = options["color"].flatMap(ColourChoice.init) ?? .auto
    let capabilities = Capabilities(
      environment: surroundings.environment, colour: colour, isPlain: options["plain"] != nil)
    return Session(
      surroundings: surroundings, console: Terminal(capabilities), table: .all, options: options,
      relay: try? SignalRelay.install(), clock: { Timestamp(Date(), in: .current) })
  }

  /// `--help` and `--version` answer whatever else was said.
  private func information(_ invocation: Invocation, _ session: Session) -> ExitStatus? {
    if invocation.options["help"] != nil {
      guard !invocation.words.isEmpty else {
        HelpPages(session: session).showProgram()
        return .done
      }
      return Shell(session: session, isDialog: false).perform(
        words: ["help"] + commandWords(invocation))
    }
    if invocation.options["version"] != nil {
      session.console.show(StyledText(Version.line))
      return .done
    }
    return nil
  }

  /// The words that name a command, without its own words and options.
  private func commandWords(_ invocation: Invocation) -> [String] {
    let names = CommandTable.all.commands.map(\.spec.name)
    let two = invocation.words.prefix(2).joined(separator: " ")
    return Array(invocation.words.prefix(names.contains(two) ? 2 : 1))
  }

  private func runLines(
    _ session: Session, _ invocation: Invocation, _ encoding: CharacterEncoding
  ) -> ExitStatus {
    guard surroundings.hasKeyboard else {
      let lines = PlainLines(relay: session.relay)
      return ScriptLoop(
        session: session, lines: lines, keepsGoing: invocation.options["keep-going"] != nil
      ).run()
    }
    guard let relay = session.relay else {
      session.complain(
        FailureReport(.fault(message: "Signals can't be handled here.", hint: "Try again.")))
      return .fault
    }
    let notices = NoticeQueue(relay: relay)
    session.notices = notices
    try? DiskFile.makeFolder(session.folders.state)
    let settings = EditorSettings(
      program: "formlab", environment: surroundings.environment,
      history: HistoryFile(path: session.folders.history), notices: notices,
      measure: { ColumnWidth.of($0) }, complete: LineCompletion.completer(for: session))
    let lines = LineSources.make(
      settings: settings, relay: relay, isPlain: session.console.capabilities.isPlain)
    Greeting(session: session, encoding: encoding).show()
    return DialogLoop(session: session, lines: lines).run()
  }
}
