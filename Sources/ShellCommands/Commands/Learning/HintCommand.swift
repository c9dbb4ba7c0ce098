internal import CourseFiles
internal import Record
internal import TerminalText

/// `hint`: the next hint.
struct HintCommand: Command {
  let spec = CommandSpec(
    "hint", aliases: ["h"], group: .answering, summary: "show the next hint",
    arguments: [ArgumentSpec(.exercise, optional: true)],
    options: [OptionSpec("all", summary: "show the hints taken so far again")],
    details: ["Hints go from a nudge to nearly the answer; taking them costs nothing."],
    examples: [.init("hint", "shows the next hint of the exercise you are at")])

  func run(_ arguments: ParsedArguments, in session: Session) throws(CommandFailure) -> ExitStatus {
    let exercise = try session.exercise(named: arguments[0], for: spec.name)
    let learner = session.learner()
    let taken = learner.progress(of: exercise.id).hintsTaken
    if arguments.has("all") {
      guard taken > 0 else {
        session.say("No hint was taken yet. \(styled: "hint", .command) shows the first.")
        return .done
      }
      for index in 0..<min(taken, exercise.hints.count) { show(index, exercise.hints, session) }
      return .done
    }
    guard taken < exercise.hints.count else {
      session.say(
        "These were all \(exercise.hints.count) hints. \(styled: "hint --all", .command) shows them again; \(styled: "solution", .command) shows the reference once it is unlocked."
      )
      return .done
    }
    try learner.keep(.hintTaken(HintTaken(exercise: exercise.id, hint: taken + 1)))
    show(taken, exercise.hints, session)
    return .done
  }

  private func show(_ index: Int, _ hints: [String], _ session: Session) {
    session.console.show(StyledText("Hint \(index + 1) of \(hints.count)", .hint))
    session.console.show(rows: Markdown.rows(hints[index], session.console.capabilities))
  }
}
