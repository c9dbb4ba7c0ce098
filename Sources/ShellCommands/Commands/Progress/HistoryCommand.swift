internal import CourseFiles
internal import Record
internal import TerminalText

/// `history`: the attempts, the latest last.
struct HistoryCommand: Command {
  let spec = CommandSpec(
    "history", group: .progress, summary: "list your attempts, the latest last",
    arguments: [ArgumentSpec(.exercise, optional: true)],
    options: [
      OptionSpec("limit", short: "n", value: .number, summary: "how many at the most (20)"),
      OptionSpec("show", value: .number, summary: "show the answer of attempt N"),
      OptionSpec("json", summary: "print them as JSON and nothing else"),
    ],
    details: ["Every judged answer is kept with its text; --show prints one again."],
    examples: [
      .init("history", "lists the latest attempts at all exercises"),
      .init("history focus-chain --show 2", "prints the answer of your second attempt"),
    ])

  private struct Row: Encodable {
    var number: Int
    var exercise: String
    var time: String
    var outcome: String
    var failingCases: [String]
  }

  func run(_ arguments: ParsedArguments, in session: Session) throws(CommandFailure) -> ExitStatus {
    let learner = session.learner()
    learner.refresh()
    let only = try arguments[0].map { (name) throws(CommandFailure) in
      try session.exercise(named: name, for: spec.name).id
    }
    let limit = try arguments.number("limit", in: 1...100_000) ?? 20
    let all = learner.store.state.exercises
      .filter { only == nil || $0.key == only }.flatMap { $0.value.allAttempts }
      .sorted { $0.id < $1.id }
    if let number = try arguments.number("show", in: 1...max(1, all.count)) {
      return try show(number, of: all, learner, session)
    }
    let rows = all.enumerated().map { index, one in
      Row(
        number: index + 1, exercise: one.attempt.exercise, time: one.at.localText,
        outcome: one.attempt.outcome.rawValue, failingCases: one.attempt.failingCases)
    }.suffix(limit)
    if arguments.has("json") {
      try session.printJSON(Array(rows))
    } else {
      show(Array(rows), session)
    }
    return .done
  }

  private func show(
    _ number: Int, of all: [ExerciseProgress.JudgedAttempt], _ learner: Learner, _ session: Session
  ) throws(CommandFailure) -> ExitStatus {
    guard number <= all.count, let answer = (try? learner.store.whole(all[number - 1]))??.answer
    else {
      throw .noSuch(kind: "attempt", name: "\(number)", question: "\"history\" lists them.")
    }
    session.showLong(SwiftHighlighting.rows(answer))
    return .done
  }

  private func show(_ rows: [Row], _ session: Session) {
    guard !rows.isEmpty else {
      session.say(
        "No answer was judged yet. \(styled: "next", .command) leads to the first exercise.")
      return
    }
    var table = TextTable([
      TextTable.Column("No", .trailing, shrinks: false), TextTable.Column("When", shrinks: false),
      TextTable.Column("Exercise"), TextTable.Column("Verdict"),
    ])
    for row in rows {
      let word: StyledText =
        row.outcome == "passed"
        ? "\(styled: "passed", .success)"
        : "\(styled: row.outcome, .failure)\(row.failingCases.first.map { ": \($0)" } ?? "")"
      table.add(["\(row.number)", StyledText(row.time), StyledText(row.exercise), word])
    }
    session.showLong(table.rows(session.console.capabilities))
  }
}
