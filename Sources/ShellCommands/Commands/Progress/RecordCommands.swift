internal import Record
internal import TerminalText

/// `record export FILE`: writes the whole record to one file.
struct RecordExportCommand: Command {
  let spec = CommandSpec(
    "record export", group: .progress, summary: "write your whole record to one file",
    arguments: [ArgumentSpec(.file)],
    details: [
      "The file holds one JSON event a line; another machine's formlab takes it in with record import."
    ],
    examples: [.init("record export mine.jsonl", "writes every attempt, answer and review")])

  func run(_ arguments: ParsedArguments, in session: Session) throws(CommandFailure) -> ExitStatus {
    let path = arguments[0] ?? ""
    let store = session.learner().store
    do {
      let count = try store.exportEvents(to: path)
      session.say("\(count) events are in \(path).")
    } catch {
      throw .record(message: "\(error)")
    }
    return .done
  }
}

/// `record import FILE`: takes in what another machine wrote.
struct RecordImportCommand: Command {
  let spec = CommandSpec(
    "record import", group: .progress, summary: "take in a record from another machine",
    arguments: [ArgumentSpec(.file)],
    details: [
      "Events that are there already are left out, so the same file may be taken in twice, and two machines come to the same record in whatever order."
    ],
    examples: [.init("record import mine.jsonl", "adds the events that are missing here")])

  func run(_ arguments: ParsedArguments, in session: Session) throws(CommandFailure) -> ExitStatus {
    let path = arguments[0] ?? ""
    _ = try DiskFile.bytes(of: path, limit: Int.max)
    do {
      let learner = session.learner()
      let summary = try learner.store.importEvents(from: path, now: learner.now)
      session.say("\(summary.added) events are new, \(summary.known) were there already.")
      if summary.unknown > 0 {
        session.say(
          "\(summary.unknown) of them are of kinds that this formlab does not know; they are kept.")
      }
      if summary.damaged > 0 {
        session.say("\(summary.damaged) lines could not be read; the file still has them.")
      }
    } catch {
      throw .record(message: "\(error)")
    }
    return .done
  }
}

/// `record check`: reads the whole record and says what is wrong with it.
struct RecordCheckCommand: Command {
  let spec = CommandSpec(
    "record check", group: .progress,
    summary: "read your whole record and say what is wrong with it",
    examples: [.init("record check", "reads every event; fails where something is damaged")])

  func run(_ arguments: ParsedArguments, in session: Session) throws(CommandFailure) -> ExitStatus {
    do {
      let report = try session.learner().store.check()
      let count = report.events.values.reduce(0, +) + report.unknown.values.reduce(0, +)
      session.say("\(count) events in \(report.journalBytes) bytes.")
      for (kind, count) in report.events.sorted(by: { $0.key < $1.key }) {
        session.console.show("  \(kind): \(count)")
      }
      for trouble in troubles(report) { session.say(StyledText(trouble)) }
      return report.isSound ? .done : .problems
    } catch {
      throw .record(message: "\(error)")
    }
  }

  private func troubles(_ report: CheckReport) -> [String] {
    var found: [String] = []
    if !report.damagedLines.isEmpty {
      let lines = report.damagedLines.prefix(10).map(String.init).joined(separator: ", ")
      found.append("Lines that can't be read: \(lines). They are moved aside when the shell opens.")
    }
    if !report.unknown.isEmpty {
      found.append(
        "Kinds that this formlab does not know, and keeps: \(report.unknown.keys.sorted().joined(separator: ", "))."
      )
    }
    if report.snapshot == .disagrees {
      found.append("The snapshot disagrees with the journal; delete it, and it is made anew.")
    }
    return found.isEmpty ? ["Nothing is wrong with it."] : found
  }
}
