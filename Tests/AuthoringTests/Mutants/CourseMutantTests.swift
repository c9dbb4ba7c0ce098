import CourseFiles
import FormlabTestSupport
import Foundation
import Testing

@testable import Authoring

/// The suites of the project's own exercises against all mutants of their solutions.
@Suite(.serialized) struct CourseMutantTests {
  static let exercises =
    LongTests.areWanted
    ? CourseLoader(folder: Workbench.courseFolder).load().course.exercises.map(\.id)
    : ["focus-chain"]

  @Test(arguments: exercises)
  func `no mutant survives`(id: String) async throws {
    let exercise = try Workbench.exercise(id)
    let mutants = MutantMaker(context: exercise.given.map { [$0.text] } ?? [])
      .mutants(of: exercise.solution.text)
    let run = MutantRun(of: exercise, grader: try Workbench.grader.get(), workers: 2)
    let results = await run.results(for: mutants)
    #expect(results.count == mutants.count)
    for result in results {
      switch result.fate {
      case .caught, .notViable, .equivalent: break
      case .survived, .unknown:
        Issue.record("\(result.fate) \(result.mutant.id)\n\(result.mutant.diff.text)")
      }
    }
    #expect(results.contains { if case .caught = $0.fate { true } else { false } })
  }
}
