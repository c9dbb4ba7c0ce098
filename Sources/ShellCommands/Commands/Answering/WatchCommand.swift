internal import CourseFiles
internal import Record
internal import TerminalText

/// `watch`: judges whenever the file is saved.
struct WatchCommand: Command {
  let spec = CommandSpec(
    "watch", aliases: ["w"], group: .answering, summary: "judge your answer whenever you save it",
    arguments: [ArgumentSpec(.exercise, optional: true)],
    options: [
      OptionSpec(
        "file", short: "f", value: .file, summary: "watch this file instead of your own copy"),
      OptionSpec("all", summary: "show every case in full"),
    ],
    details: ["Open the answer in an editor in another window; Enter or Ctrl-C ends the watch."],
    examples: [.init("watch", "watches your answer to the exercise you are at")])

  func run(_ arguments: ParsedArguments, in session: Session) throws(CommandFailure) -> ExitStatus {
    let checking = try Checking(
      exercise: session.exercise(named: arguments[0], for: spec.name),
      file: arguments.value("file"), session: session)
    _ = try DiskFile.bytes(of: checking.path)
    let watch = FileWatch(
      path: checking.path, hasKeyboard: session.isInteractive, relay: session.relay)
    while true {
      do {
        try judge(checking, all: arguments.has("all"), session)
      } catch .interrupted {
        return .done
      } catch {
        // The file may be away or half-written for a moment.
        session.complain(FailureReport(error))
      }
      switch watch.wait() {
      case .saved: continue
      case .entered, .interrupted: return .done
      case .terminated: return .terminated
      }
    }
  }

  private func judge(
    _ checking: Checking, all: Bool, _ session: Session
  ) throws(CommandFailure) {
    let outcome = try checking.judge()
    session.clearScreen()
    let capabilities = session.console.capabilities
    let time = session.learner().now.localText.suffix(5)
    session.console.show(
      Rule.row(
        "\(checking.exercise.id), \(String(time))", columns: capabilities.columns, capabilities))
    checking.show(outcome, all: all, isPaged: false)
    session.console.show()
    session.say("Watching \(styled: checking.path, .link). Enter or Ctrl-C ends it.")
  }
}
