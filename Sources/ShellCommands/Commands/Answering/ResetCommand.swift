internal import CourseFiles
internal import Record
internal import TerminalText

/// `reset`: puts the starter back and keeps the old answer beside it.
struct ResetCommand: Command {
  let spec = CommandSpec(
    "reset", group: .answering, summary: "start an exercise over, keeping your old answer",
    arguments: [ArgumentSpec(.exercise, optional: true)],
    details: [
      "The old answer stays beside the new one as answer-1.swift, answer-2.swift and so on.",
      "An earlier pass stays a pass; attempts and hints are counted anew.",
    ],
    examples: [.init("reset", "puts the starter of the exercise you are at back")])

  func run(_ arguments: ParsedArguments, in session: Session) throws(CommandFailure) -> ExitStatus {
    let exercise = try session.exercise(named: arguments[0], for: spec.name)
    let kept = try session.answers.reset(exercise.id, starter: exercise.starter.text)
    try session.learner().keep(.exerciseReset(ExerciseMark(exercise: exercise.id)))
    if let kept {
      session.say("Your old answer is kept:")
      session.console.show("  \(styled: kept, .link)")
    }
    session.say("\(styled: exercise.title, .strong) starts over with:")
    session.console.show("  \(styled: session.answers.path(of: exercise.id), .link)")
    return .done
  }
}
