internal import CourseFiles
internal import Grading

extension Session {
  /// Gets an exercise ready while the learner still reads it; trouble shows when an answer is judged.
  func prepareInBackground(_ exercise: Exercise) {
    guard isInteractive, let grader = try? grader() else { return }
    Task.detached(priority: .utility) { try? grader.prepare(exercise) }
  }
}
