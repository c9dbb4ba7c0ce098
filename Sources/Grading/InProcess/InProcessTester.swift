package import CourseFiles
package import Jobs

/// Runs suites of Swift Testing and XCTest in the process of an answer, in the sandbox.
///
/// Such a process can forge its own report, so this is for practice; an answer that ends early, or
/// whose report lacks a test, is never taken for right.
package struct InProcessTester: Sendable {
  let workshop: Workshop

  init(workshop: Workshop) {
    self.workshop = workshop
  }

  package init(_ configuration: GraderConfiguration) {
    workshop = Workshop(configuration)
  }

  /// What became of a program.
  package enum Outcome: Sendable {
    /// The compiler's words on the answer.
    case answerRefused(String)
    /// The compiler's or linker's words on the tests, or on the tests together with this answer.
    case testsRefused(String)
    case ran(TestOutcomes)
  }

  /// Builds a program and runs all of its tests.
  ///
  /// - Parameters:
  ///   - program: The answer and its tests.
  ///   - limits: On each process, and on the wall-clock time of all of them together.
  ///   - cancellation: Ends the work from another thread.
  /// - Returns: What became of it.
  /// - Throws: The grader's own trouble.
  package func run(
    _ program: TestProgram, limits: AnswerLimits, cancellation: Cancellation? = nil
  ) throws(GraderFault) -> Outcome {
    let room = try WorkRoom(in: "\(workshop.cache)/work", user: workshop.sandbox.user)
    var seconds = StageSeconds()
    let build = TestBuild(
      workshop: workshop, program: program, room: room, cancellation: cancellation)
    switch try build.run(&seconds) {
    case .answerRefused(let said): return .answerRefused(said)
    case .testsRefused(let said): return .testsRefused(said)
    case .built(let path):
      let libraries = ["Testing", "XCTest"].filter(program.usesLibrary).count
      let start = ContinuousClock.now
      let run = try TestRunner(
        workshop: workshop, limits: limits, environment: program.environment, libraries: libraries,
        program: path, cancellation: cancellation
      ).run()
      if run.lastEnd == .cancelled { throw .cancelled }
      seconds.run = (ContinuousClock.now - start).inSeconds
      return .ran(TestOutcomes(run: run, seconds: seconds))
    }
  }
}
