internal import CourseFiles
internal import TerminalText

/// What is shown when there is no further step: what is still open, or that all is done.
struct CourseEnd {
  let course: Course
  let session: Session

  func show() throws(CommandFailure) -> ExitStatus {
    let learner = session.learner()
    let open = course.exercises.filter { !learner.hasPassed($0.id) }
    guard let first = open.first else {
      session.say(
        "\(styled: "You have come to the end of the course, and every exercise is passed.", .success) \(styled: "review", .command) brings back on the right day what you learned; \(styled: "progress", .command) shows it all."
      )
      return .done
    }
    session.say("This was the last part of the last lesson. Still open:")
    for exercise in open { session.console.show("  \(exercise.id): \(exercise.title)") }
    session.say("\(styled: "start \(first.id)", .command) goes to the first of them.")
    return .done
  }
}
