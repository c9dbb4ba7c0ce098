internal import CourseFiles
internal import Record
internal import TerminalText

/// `next`: one step on.
struct NextCommand: Command {
  let spec = CommandSpec(
    "next", aliases: ["n", "skip"], group: .learning, summary: "go on to the next part",
    details: [
      "Leads through the lessons part by part: text, samples, questions, exercises. The first time it begins the first lesson.",
      "Nothing has to be finished first: what is left open stays open, and progress shows it.",
    ],
    examples: [.init("next", "goes on from where you are")])

  func run(_ arguments: ParsedArguments, in session: Session) throws(CommandFailure) -> ExitStatus {
    let course = try session.course()
    let learner = session.learner()
    learner.refresh()
    guard let place = learner.store.state.place, let lesson = course.lesson(place.lesson) else {
      return try LessonFlow(lesson: course.lessons[0], session: session).goOn()
    }
    if let exercise = place.exercise.flatMap(course.exercise), !learner.hasPassed(exercise.id) {
      session.note(
        "\(exercise.title) is left open; \(styled: "start \(exercise.id)", .command) goes back to it."
      )
    }
    return try LessonFlow(lesson: lesson, session: session).advance()
  }
}
