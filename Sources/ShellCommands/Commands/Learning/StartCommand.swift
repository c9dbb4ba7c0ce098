internal import CourseFiles
internal import TerminalText

/// `start NAME`: goes to an exercise or a lesson.
struct StartCommand: Command {
  let spec = CommandSpec(
    "start", group: .learning, summary: "go to a lesson or an exercise and show it",
    arguments: [ArgumentSpec(.part)],
    details: [
      "Your copy of the starter is made the first time; what you wrote before is never touched.",
      "A lesson goes on where you left it.",
    ],
    examples: [
      .init("start focus-chain", "goes to that exercise and shows its task"),
      .init("start forms-input-focus", "goes to that lesson, where you left it"),
    ])

  func run(_ arguments: ParsedArguments, in session: Session) throws(CommandFailure) -> ExitStatus {
    let name = arguments[0] ?? ""
    let course = try session.course()
    let isExercise = course.exercises.contains { $0.id.hasPrefix(name) }
    if !isExercise, course.lessons.contains(where: { $0.id.hasPrefix(name) }) {
      return try LessonFlow(lesson: try session.lesson(named: name), session: session).goOn()
    }
    let names = course.exercises.map(\.id) + course.lessons.map(\.id)
    guard isExercise else {
      throw .noSuch(
        kind: "exercise", name: name, question: Suggestions.question(for: name, among: names))
    }
    let exercise = try session.exercise(named: name, for: "start")
    let path = try session.open(exercise)
    session.showLong(
      ExerciseText(
        exercise: exercise, capabilities: session.console.capabilities, answerPath: path
      ).rows)
    session.prepareInBackground(exercise)
    return .done
  }
}
