import CourseFiles
import Grading
import Jobs

/// Proves an exercise of a track sound: its example passes, its stub does not.
struct TrackVerifier {
  let folder: String
  let tester: InProcessTester
  let limiter: Limiter
  let cancellation: Cancellation?

  func subject() async -> VerifiedSubject {
    let slug = TextFiles.parts(of: folder).last
    var subject = VerifiedSubject(kind: .track, name: slug)
    let exercise: TrackExercise
    do throws(CourseProblem) {
      exercise = try TrackExerciseReader(slug: slug, folder: folder).read()
    } catch {
      subject.findings = [Finding(error)]
      return subject
    }
    let missing = TrackTesting(exercise, tester: tester).missingPackages
    guard missing.isEmpty else {
      subject.findings = [
        Finding(
          .warning, file: folder + "/Package.swift",
          "The exercise needs packages from elsewhere, so it was not run: "
            + missing.joined(separator: ", ") + ".")
      ]
      return subject
    }
    subject.findings = exampleFindings(exercise, await run(exercise.withExample()))
    if subject.findings.isEmpty { subject.findings = stubFindings(exercise, await run(exercise)) }
    return subject
  }

  private enum Outcome {
    case outcome(InProcessTester.Outcome)
    case fault(String)
  }

  private func run(_ exercise: TrackExercise) async -> Outcome {
    await limiter.run { [tester, cancellation] in
      do throws(GraderFault) {
        return .outcome(try TrackTesting(exercise, tester: tester).run(cancellation: cancellation))
      } catch {
        return .fault("\(error)")
      }
    }
  }

  private func exampleFindings(_ exercise: TrackExercise, _ outcome: Outcome) -> [Finding] {
    guard !exercise.example.isEmpty else {
      return [
        Finding(
          file: folder + "/.meta/config.json", "The exercise names no example solution.",
          hint: "List its files under `files`, as `example` or `exemplar`.")
      ]
    }
    let file = exercise.example[0].path
    switch outcome {
    case .fault(let words):
      return [Finding(file: folder, "The exercise can't be run.", details: words)]
    case .outcome(.answerRefused(let said)):
      return [Finding(file: file, "The example does not compile.", details: said)]
    case .outcome(.testsRefused(let said)):
      return [Finding(file: folder, "The tests do not compile with the example.", details: said)]
    case .outcome(.ran(let outcomes)): return exampleFindings(file, outcomes)
    }
  }

  private func exampleFindings(_ file: String, _ outcomes: TestOutcomes) -> [Finding] {
    guard !outcomes.isPass else { return [] }
    let failed = outcomes.tests.filter { $0.outcome != .passed }
    guard !failed.isEmpty else {
      return [Finding(file: file, outcomes.trouble ?? "The exercise has no test.")]
    }
    return failed.map { test in
      Finding(
        file: file, "The example fails the test `\(test.result.name)`.",
        details: test.message ?? "")
    }
  }

  private func stubFindings(_ exercise: TrackExercise, _ outcome: Outcome) -> [Finding] {
    guard case .outcome(.ran(let outcomes)) = outcome, outcomes.isPass else { return [] }
    return [
      Finding(
        file: folder + "/" + (exercise.solutionFiles.first ?? "Sources"),
        "The stub passes all tests as it stands.")
    ]
  }
}
