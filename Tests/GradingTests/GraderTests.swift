import CourseFiles
import Foundation
import Grading
import Testing

@Suite("A grader")
struct GraderTests {
  @Test func passesTheSolution() throws {
    let exercise = try Fixture.exercise("focus-chain")
    let verdict = try Fixture.grader.get().check(
      exercise, answer: Array(exercise.solution.text.utf8))
    print(verdict)
    #expect(verdict.outcome == .passed)
  }

  @Test func failsTheStarter() throws {
    let exercise = try Fixture.exercise("focus-chain")
    let verdict = try Fixture.grader.get().check(
      exercise, answer: Array(exercise.starter.text.utf8))
    print(verdict)
    #expect(verdict.outcome == .failed)
  }
}
