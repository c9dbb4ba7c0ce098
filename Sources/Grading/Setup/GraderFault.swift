internal import Jobs

/// The grader's own trouble: the machine or the course is in the way.
///
/// Never counted against a learner.
package enum GraderFault: Error, Sendable, Equatable {
  /// No `swift-frontend` and `lld` in these folders.
  case noToolchain(searched: [String])
  /// The start files that a linker needs are missing (Debian's libgcc-12-dev and libc6-dev).
  case noLinkerFiles
  /// What suites are linked with is not beside the program.
  case noSupportFiles(folder: String)
  case cannotWrite(path: String, error: Int32)
  case cannotRead(path: String, error: Int32)
  /// A program of the grader itself did not start or was lost.
  case job(String)
  /// The given code, the solution or the suite does not compile, link or run; what the compiler said.
  case brokenExercise(part: ExercisePart, message: String)
  /// The suite has no case.
  case emptySuite
  /// There is no sandbox, and the answer is somebody else's.
  case noSandbox(reason: String)
  case cancelled

  package enum ExercisePart: String, Sendable, Codable {
    case given, solution, suite
  }
}

extension GraderFault {
  init(_ error: JobError) {
    self = .job(String(describing: error))
  }
}
