/// The problems found so far while a course is read; reading goes on after each.
final class ProblemList {
  private(set) var all: [CourseProblem] = []

  /// Keeps a problem.
  func add(_ problem: CourseProblem) { all.append(problem) }

  /// Runs a step that may fail with one problem, keeps the problem, and gives nil then.
  func keeping<Value>(_ step: () throws(CourseProblem) -> Value) -> Value? {
    do {
      return try step()
    } catch {
      add(error)
      return nil
    }
  }
}

/// A place in a file: line and column from 1, in characters.
struct Place: Equatable {
  var line: Int
  var column: Int = 0
}
