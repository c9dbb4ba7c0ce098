package import CourseFiles
import Dispatch
package import Grading
import Jobs

extension MutantRun {
  /// Judges mutants with the exercise's own suite, a mutant in one process: what one run can't tell
  /// from the solution, no second run will.
  ///
  /// - Parameters:
  ///   - exercise: Whose solution is mutated.
  ///   - grader: Judges; used by several threads at once.
  ///   - workers: How many mutants are judged at once.
  package init(of exercise: Exercise, grader: Grader, workers: Int) {
    self.init(of: exercise, grader: grader, limiter: Limiter(workers), cancellation: nil)
  }

  /// Judges mutants as far as other work lets it.
  init(
    of exercise: Exercise, grader: Grader, limiter: Limiter, cancellation: Cancellation?
  ) {
    let equivalents = exercise.mutantMarks.map { ($0.mutant, $0.reason) }
    let options = CheckOptions(processes: 1, isStrangers: false)
    self.init(
      workers: .max, equivalents: Dictionary(equivalents) { first, _ in first }
    ) { source in
      await limiter.run {
        do throws(GraderFault) {
          return fate(
            try grader.check(
              exercise, answer: Array(source.utf8), options: options, cancellation: cancellation))
        } catch {
          return .unknown(reason: "\(error)")
        }
      }
    }
  }
}

private func fate(_ verdict: Verdict) -> MutantFate {
  switch verdict.outcome {
  case .passed: .survived
  case .didNotCompile: .notViable
  case .graderFault: .unknown(reason: verdict.message ?? "the grader had trouble of its own")
  case .failed: .caught(by: verdict.cases.first { $0.outcome != .passed }?.name ?? "the suite")
  case .timedOut: .caught(by: "the time limit")
  case .crashed: .caught(by: "a crash")
  case .outOfMemory: .caught(by: "the memory limit")
  case .tooMuchOutput: .caught(by: "the output limit")
  case .ruleBroken: .caught(by: "a rule")
  }
}

/// Runs work that blocks on a thread of its own, so that the tasks' threads stay free.
func onThread<Value: Sendable>(_ work: @escaping @Sendable () -> Value) async -> Value {
  await withCheckedContinuation { continuation in
    DispatchQueue.global().async { continuation.resume(returning: work()) }
  }
}
