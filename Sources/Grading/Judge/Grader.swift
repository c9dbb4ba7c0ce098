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

  /// Gets an exercise ready, so that the first answer is judged as fast as any.
  package func prepare(_ exercise: Exercise, cancellation: Cancellation? = nil) throws(GraderFault)
  {
    guard exercise.tests.isEmpty else {
      _ = try shelf.tests.expectation(
        of: exercise, workshop: workshop, cancellation: cancellation)
      return
    }
    _ = try shelf.prepared(exercise, cancellation: cancellation)
  }

  /// What the exercise's suite tells with the solution, case by case; none for exercises whose tests
  /// run in the answer's process.
  package func stories(
    of exercise: Exercise, cancellation: Cancellation? = nil
  ) throws(GraderFault) -> [CaseStory] {
    guard exercise.tests.isEmpty else { return [] }
    let prepared = try shelf.prepared(exercise, cancellation: cancellation).exercise
    let told = zip(RunUnit.all(of: prepared.outlines), prepared.reference.events)
    return prepared.outlines.enumerated().map { item, outline in
      let first = told.first { $0.0.item == item }?.1 ?? []
      return CaseStory(outline: outline, events: first)
    }
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
