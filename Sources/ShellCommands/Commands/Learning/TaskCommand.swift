internal import CourseFiles
internal import TerminalText

/// `task`: shows the task again.
struct TaskCommand: Command {
  let spec = CommandSpec(
    "task", aliases: ["t"], group: .learning, summary: "show the task of an exercise",
    arguments: [ArgumentSpec(.exercise, optional: true)],
    examples: [.init("task", "shows the task of the exercise you are at")])

  func run(_ arguments: ParsedArguments, in session: Session) throws(CommandFailure) -> ExitStatus {
    let exercise = try session.exercise(named: arguments[0], for: spec.name)
    session.showLong(
      ExerciseText(
        exercise: exercise, capabilities: session.console.capabilities,
        answerPath: session.answers.path(of: exercise.id)
      ).rows)
    session.prepareInBackground(exercise)
    return .done
  }
}
