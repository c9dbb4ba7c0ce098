internal import CourseFiles
internal import Record

/// `back`: one step back.
struct BackCommand: Command {
  let spec = CommandSpec(
    "back", aliases: ["b", "previous"], group: .learning, summary: "go back to the part before",
    examples: [.init("back", "shows the part before this one again")])

  func run(_ arguments: ParsedArguments, in session: Session) throws(CommandFailure) -> ExitStatus {
    let place = session.learner().store.state.place
    guard let place, let lesson = try session.course().lesson(place.lesson) else {
      throw .nothingStarted(command: spec.name)
    }
    return try LessonFlow(lesson: lesson, session: session).goBack()
  }
}
