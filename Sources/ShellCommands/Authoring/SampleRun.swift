internal import Authoring
internal import CourseFiles
internal import Grading
internal import Jobs

/// Runs a sample as `run` does, for `verify`.
struct SampleRun: Sendable {
  let grader: Grader
  let cancellation: Cancellation

  func outcome(of sample: Sample, in lesson: Lesson) -> SampleOutcome {
    do throws(GraderFault) {
      let run = try grader.run(
        sample.asExercise(in: lesson), answer: Array(sample.source.text.utf8),
        cancellation: cancellation)
      switch run.outcome {
      case .ended: return .printed(run.output)
      case .didNotCompile, .ruleBroken:
        let first = run.diagnostics.first { $0.severity == .error } ?? run.diagnostics.first
        return .refused(
          line: first?.line ?? 0, column: first?.column ?? 0,
          message: first?.message ?? run.message ?? "")
      default: return .failed(run.message ?? run.outcome.rawValue)
      }
    } catch {
      return .failed("\(error)")
    }
  }
}
