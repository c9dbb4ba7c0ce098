package import CourseFiles
internal import Record

extension Session {
  /// The exercise that a word names, or the one the learner is at.
  ///
  /// - Parameters:
  ///   - name: an id or a unique beginning of one; nil for the current exercise.
  ///   - command: who asks, for the message.
  /// - Returns: the exercise.
  /// - Throws: `CommandFailure.noSuch` or `.nothingStarted`.
  package func exercise(
    named name: String?, for command: String
  ) throws(CommandFailure) -> Exercise {
    let course = try course()
    guard let name else {
      let current = learner().store.state.place?.exercise.flatMap(course.exercise)
      guard let current else { throw .nothingStarted(command: command) }
      return current
    }
    if let exact = course.exercise(name) { return exact }
    let ids = course.exercises.map(\.id)
    let fitting = course.exercises.filter { $0.id.hasPrefix(name) }
    if fitting.count == 1, let only = fitting.first { return only }
    if fitting.count > 1 {
      throw .ambiguousCommand(word: name, candidates: fitting.map(\.id))
    }
    throw .noSuch(
      kind: "exercise", name: name, question: Suggestions.question(for: name, among: ids))
  }

  /// The lesson that a word names.
  ///
  /// - Throws: `CommandFailure.noSuch`.
  package func lesson(named name: String) throws(CommandFailure) -> Lesson {
    let course = try course()
    if let exact = course.lesson(name) { return exact }
    let fitting = course.lessons.filter { $0.id.hasPrefix(name) }
    if fitting.count == 1, let only = fitting.first { return only }
    if fitting.count > 1 {
      throw .ambiguousCommand(word: name, candidates: fitting.map(\.id))
    }
    throw .noSuch(
      kind: "lesson", name: name,
      question: Suggestions.question(for: name, among: course.lessons.map(\.id)))
  }

  /// Goes to an exercise: keeps the place, makes the learner's copy of the starter.
  ///
  /// - Returns: the path of the learner's file.
  /// - Throws: `CommandFailure.unwritable` or `.record`.
  @discardableResult
  package func open(_ exercise: Exercise) throws(CommandFailure) -> String {
    let learner = learner()
    let path = try answers.open(exercise.id, starter: exercise.starter.text)
    if learner.progress(of: exercise.id).startedAt == nil {
      try learner.keep(.exerciseStarted(ExerciseMark(exercise: exercise.id)))
    }
    let place = Record.Place(lesson: exercise.lesson, part: exercise.id, exercise: exercise.id)
    if learner.store.state.place != place { try learner.keep(.place(place)) }
    return path
  }
}
