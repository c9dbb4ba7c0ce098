internal import CourseFiles
internal import Record
internal import TerminalText

/// Leads through a lesson, step by step, and keeps where the learner is.
struct LessonFlow {
  let lesson: Lesson
  let session: Session
  let steps: [FlowStep]

  init(lesson: Lesson, session: Session) {
    self.lesson = lesson
    self.session = session
    steps = FlowStep.all(of: lesson)
  }

  /// The step that the learner was at, or nil where the lesson is not the current one and was never begun.
  private var current: Int? {
    let learner = session.learner()
    if let place = learner.store.state.place, place.lesson == lesson.id {
      return steps.firstIndex { $0.id == place.part } ?? 0
    }
    let reached = learner.progress(ofLesson: lesson.id).partsReached.last
    return reached.flatMap { last in steps.firstIndex { $0.id == last } }
  }

  /// Shows the step that the learner was at, or the first.
  func goOn() throws(CommandFailure) -> ExitStatus {
    try show(current ?? 0)
  }

  /// Goes to a step by its name.
  ///
  /// - Throws: `CommandFailure.noSuch`.
  func go(to name: String) throws(CommandFailure) -> ExitStatus {
    let ids = steps.map(\.id)
    let exact = ids.firstIndex(of: name)
    let fitting = ids.indices.filter { ids[$0].hasPrefix(name) }
    guard let index = exact ?? (fitting.count == 1 ? fitting[0] : nil) else {
      throw .noSuch(
        kind: "part", name: name, question: Suggestions.question(for: name, among: ids))
    }
    return try show(index)
  }

  /// Goes one step on; after the last one, to the next lesson.
  func advance() throws(CommandFailure) -> ExitStatus {
    guard let current, session.learner().store.state.place?.lesson == lesson.id else {
      return try goOn()
    }
    try session.learner().keep(
      .partLeft(Record.LessonPart(lesson: lesson.id, part: steps[current].id)))
    guard current + 1 < steps.count else { return try leave() }
    return try show(current + 1)
  }

  /// Goes one step back.
  func goBack() throws(CommandFailure) -> ExitStatus {
    guard let current, current > 0 else {
      session.say("This is where the lesson begins.")
      return .done
    }
    return try show(current - 1)
  }

  private func leave() throws(CommandFailure) -> ExitStatus {
    let course = try session.course()
    guard let index = course.lessons.firstIndex(where: { $0.id == lesson.id }),
      index + 1 < course.lessons.count
    else { return try CourseEnd(course: course, session: session).show() }
    return try LessonFlow(lesson: course.lessons[index + 1], session: session).goOn()
  }

  private func show(_ index: Int) throws(CommandFailure) -> ExitStatus {
    let step = steps[index]
    try keep(step)
    let capabilities = session.console.capabilities
    let position: StyledText = "\(lesson.title), \(index + 1) of \(steps.count)"
    let width = min(capabilities.columns, Markdown.widestText)
    session.console.show(rows: [Rule.row(position, columns: width, capabilities)])
    try StepPresentation(step: step, lesson: lesson, session: session).show()
    return .done
  }

  private func keep(_ step: FlowStep) throws(CommandFailure) {
    let learner = session.learner()
    var place = Record.Place(lesson: lesson.id, part: step.id)
    if case .part(.exercise(let exercise)) = step { place.exercise = exercise.exercise }
    if learner.store.state.place != place { try learner.keep(.place(place)) }
    if !learner.progress(ofLesson: lesson.id).partsReached.contains(step.id) {
      try learner.keep(.partReached(Record.LessonPart(lesson: lesson.id, part: step.id)))
    }
  }
}
