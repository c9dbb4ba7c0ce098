internal import CourseFiles
internal import Record
internal import TerminalText

/// The objectives of a lesson, ticked by what was done.
struct Checkpoint {
  let lesson: Lesson
  let session: Session

  func show() {
    let capabilities = session.console.capabilities
    let width = min(capabilities.columns, Markdown.widestText)
    var rows: [StyledText] = [StyledText("Checkpoint", .heading), ""]
    for objective in lesson.objectives {
      let text = Markdown.inline(objective.text, capabilities)
      rows += Wrapping.fold(text, columns: width, first: mark(of: objective, capabilities))
      for missing in missing(for: objective) {
        rows += Wrapping.fold(StyledText(missing, .aside), columns: width, first: "        ")
      }
    }
    rows += ["", "\(styled: "next", .command) asks how well you know it now."]
    session.showLong(rows)
  }

  /// Whether all that shows an objective was done.
  func isReached(_ objective: Objective) -> Bool { missing(for: objective).isEmpty }

  private func mark(of objective: Objective, _ capabilities: Capabilities) -> StyledText {
    let isReached = isReached(objective)
    if capabilities.drawsSymbols { return isReached ? "  \(styled: "✓", .success) " : "  · " }
    return isReached ? "  done: " : "  open: "
  }

  /// What is still to be done for an objective.
  private func missing(for objective: Objective) -> [String] {
    let learner = session.learner()
    let exercises = lesson.exercises.filter {
      $0.objectives.contains(objective.id) && !learner.hasPassed($0.id)
    }
    let answers = learner.progress(ofLesson: lesson.id).answers
    let questions = lesson.questions.filter { question in
      question.objectives.contains(objective.id)
        && !answers.contains { $0.answer.question == question.id && $0.answer.isRight != false }
    }
    return exercises.map { "exercise \($0.id)" } + questions.map { "question \($0.id)" }
  }
}
