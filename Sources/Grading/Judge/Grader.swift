package import CourseFiles
package import Jobs
internal import Synchronization

/// Judges answers: the one path that the shell, the command line, `watch`, `verify` and `grade` share.
package final class Grader: Sendable {
  private let workshop: Workshop
  private let shelf: ExerciseShelf

  package init(_ configuration: GraderConfiguration) throws(GraderFault) {
    workshop = Workshop(configuration)
    shelf = ExerciseShelf(workshop: workshop)
  }

  package var sandboxLevel: SandboxLevel { workshop.sandbox.level }

  /// Gets an exercise ready, so that the first answer is judged as fast as any: builds the suite, looks at the
  /// solution and at the known wrong answers. Meant for the background.
  package func prepare(_ exercise: Exercise, cancellation: Cancellation? = nil) throws(GraderFault) {
    _ = try shelf.prepared(exercise, cancellation: cancellation)
    _ = try shelf.mistakes(of: exercise, cancellation: cancellation)
  }

  /// Runs an answer by itself: its top-level lines, in the sandbox of answers.
  ///
  /// `onOutput` gets what it prints as it comes, unchanged; `output` of the result is fit to be shown.
  package func run(
    _ exercise: Exercise, answer: [UInt8], cancellation: Cancellation? = nil,
    onOutput: (@Sendable ([UInt8]) -> Void)? = nil
  ) throws(GraderFault) -> AnswerRun {
    let place = try shelf.prepared(exercise, cancellation: cancellation)
    return try ScriptRun(
      workshop: workshop, place: place, exercise: exercise, cancellation: cancellation, onOutput: onOutput
    ).run(answer)
  }

  /// Judges an answer.
  ///
  /// Trouble of the grader's own is a verdict too, `graderFault`.
  ///
  /// - Throws: Only `cancelled`.
  package func check(
    _ exercise: Exercise, answer: [UInt8], options: CheckOptions = .learner,
    cancellation: Cancellation? = nil
  ) throws(GraderFault) -> Verdict {
    do {
      return try Judgement(
        workshop: workshop, shelf: shelf, exercise: exercise, options: options,
        cancellation: cancellation
      ).verdict(on: answer)
    } catch .cancelled {
      throw .cancelled
    } catch {
      var verdict = Verdict(
        exercise: exercise.id, outcome: .graderFault, sandbox: sandboxLevel.rawValue)
      verdict.message = String(describing: error)
      return verdict
    }
  }
}
