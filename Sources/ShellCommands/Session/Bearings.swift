internal import CourseFiles
internal import Record
internal import TerminalText

/// Says where the learner is and what to do next.
package struct Bearings {
  private let session: Session

  package init(session: Session) { self.session = session }

  /// Shows it; says nothing of a course that can't be read.
  package func show() {
    guard let course = try? session.course() else { return }
    let learner = session.learner()
    learner.refresh()
    let place = learner.store.state.place
    if let exercise = place?.exercise.flatMap(course.exercise) {
      show(exercise, learner)
    } else if let lesson = place.flatMap({ course.lesson($0.lesson) }) {
      session.say("You are in the lesson \(styled: lesson.title, .strong).")
      session.say("Type \(styled: "next", .command) to go on.")
    } else {
      session.say("Nothing is started yet. Type \(styled: "next", .command) to begin.")
    }
  }

  private func show(_ exercise: Exercise, _ learner: Learner) {
    session.say("You are at \(styled: exercise.title, .strong) (\(exercise.id)).")
    if learner.hasPassed(exercise.id) {
      session.say("It is passed. Type \(styled: "next", .command) to go on.")
    } else {
      session.say(
        "\(styled: "task", .command) shows it, \(styled: "edit", .command) opens your answer, \(styled: "check", .command) has it judged, \(styled: "hint", .command) helps."
      )
    }
  }
}
