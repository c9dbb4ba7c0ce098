internal import CourseFiles
internal import Record
internal import TerminalText

/// `exercises`: the exercises in reading order.
struct ExercisesCommand: Command {
  let spec = CommandSpec(
    "exercises", aliases: ["ls"], group: .learning, summary: "list the exercises",
    arguments: [ArgumentSpec(.lesson, optional: true)],
    options: [OptionSpec("json", summary: "print them as JSON and nothing else")],
    examples: [
      .init("exercises", "lists them all"),
      .init("exercises forms-input-focus", "lists those of one lesson"),
    ])

  private struct Row: Encodable {
    var id: String
    var title: String
    var lesson: String
    var minutes: Int
    var passed: Bool
    var attempts: Int
  }

  func run(_ arguments: ParsedArguments, in session: Session) throws(CommandFailure) -> ExitStatus {
    let exercises =
      if let name = arguments[0] {
        try session.lesson(named: name).exercises
      } else {
        try session.course().exercises
      }
    let learner = session.learner()
    let rows = exercises.map { exercise in
      let progress = learner.progress(of: exercise.id)
      return Row(
        id: exercise.id, title: exercise.title, lesson: exercise.lesson,
        minutes: exercise.minutes, passed: progress.passedAt != nil,
        attempts: progress.allAttempts.count)
    }
    if arguments.has("json") {
      try session.printJSON(rows)
    } else {
      show(rows, session)
    }
    return .done
  }

  private func show(_ rows: [Row], _ session: Session) {
    let current = session.learner().store.state.place?.exercise
    var table = TextTable([
      TextTable.Column("Name", shrinks: false), TextTable.Column("Exercise"),
      TextTable.Column("Time", .trailing, shrinks: false), TextTable.Column("State"),
    ])
    for row in rows {
      let state: StyledText =
        row.passed
        ? "\(styled: "passed", .success)"
        : row.attempts == 0
          ? "open" : "open, \(row.attempts == 1 ? "1 attempt" : "\(row.attempts) attempts")"
      table.add([
        StyledText(row.id), StyledText(row.title), "\(row.minutes) min",
        row.id == current ? state + ", here" : state,
      ])
    }
    session.showLong(table.rows(session.console.capabilities))
  }
}
