import CourseFiles
import FormlabTestSupport
import Foundation
import Grading
import Testing

@Suite("The exercises of the course")
struct CourseExerciseTests {
  /// All in the long form; `formlab verify` tries all, too.
  static let exercises = CourseLoader(folder: ProjectCourse.folder).load().course.exercises.filter {
    LongTests.areWanted
      || ["visibility-rule", "validated-field", "amount-validator"].contains($0.id)
  }

  @Test(
    "are passed by their solutions and failed by their starters", arguments: exercises.map(\.id))
  func solutionAndStarter(_ id: String) throws {
    let exercise = try #require(CourseExerciseTests.exercises.first { $0.id == id })
    let grader = try Fixture.grader.get()
    let solution = try grader.check(exercise, answer: Array(exercise.solution.text.utf8))
    #expect(solution.outcome == .passed, "\(solution.summary)")
    let starter = try grader.check(exercise, answer: Array(exercise.starter.text.utf8))
    #expect(starter.outcome == .failed, "\(starter.summary)")
  }

  @Test("know the mistakes that they keep", arguments: exercises.map(\.id))
  func mistakes(_ id: String) throws {
    let exercise = try #require(CourseExerciseTests.exercises.first { $0.id == id })
    for wrong in exercise.wrong {
      let verdict = try Fixture.grader.get().check(exercise, answer: Array(wrong.source.text.utf8))
      #expect(verdict.outcome != .passed, "\(wrong.name)")
      #expect(verdict.mistake == wrong.sentence, "\(wrong.name): \(verdict.summary)")
    }
  }
}
