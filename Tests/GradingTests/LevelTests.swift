import CourseFiles
import FormlabTestSupport
import Foundation
import Grading
import Jobs
import Testing

@Suite("The levels of the sandbox", .serialized)
struct LevelTests {
  static let graders: [SandboxLevel: Result<Grader, any Error>] = Dictionary(
    uniqueKeysWithValues: SandboxLevel.allCases.map { level in
      (level, Result { try Grader(try Fixture.configuration(level: level)) })
    })

  private func grader(_ level: SandboxLevel) throws -> Grader {
    try #require(LevelTests.graders[level]).get()
  }

  @Test("judge alike", arguments: SandboxLevel.allCases)
  func judgeAlike(_ level: SandboxLevel) throws {
    let exercise = try Fixture.exercise("focus-chain")
    let grader = try grader(level)
    #expect(grader.sandboxLevel == level)
    let solution = try grader.check(exercise, answer: Array(exercise.solution.text.utf8))
    #expect(solution.outcome == .passed, "\(solution.summary)")
    #expect(solution.sandbox == level.rawValue)
    let starter = try grader.check(exercise, answer: Array(exercise.starter.text.utf8))
    #expect(starter.outcome == .failed, "\(starter.summary)")
    let broken = try grader.check(exercise, answer: Array("func nextField(".utf8))
    #expect(broken.outcome == .didNotCompile, "\(broken.summary)")
    let crash = try grader.check(
      exercise, answer: Array("func nextField(after field: Field) -> Field? { fatalError() }".utf8))
    #expect(crash.outcome == .crashed, "\(crash.summary)")
    #expect(crash.cases.first?.line == 1)
    let run = try grader.run(exercise, answer: Array(exercise.starter.text.utf8))
    #expect(run.output == "name\n")
  }

  @Test func onLimitsAloneStrangersAreRefused() throws {
    let exercise = try Fixture.exercise("focus-chain")
    let verdict = try grader(.limits).check(
      exercise, answer: Array(exercise.solution.text.utf8), options: .batch)
    #expect(verdict.outcome == .graderFault)
    #expect(try grader(.limits).sandboxWarning != nil)
    #expect(try grader(.landlock).sandboxWarning == nil)
  }

  @Test(
    "stop attacks by Landlock too",
    arguments: LongTests.areWanted ? AttackCase.manifest() : AttackCase.oneOfEachFamily())
  func landlock(_ attack: AttackCase) throws {
    let exercise = try Fixture.exercise(
      "focus-chain", imports: ["Foundation", "Glibc", "Dispatch"], limits: attack.limits)
    let verdict = try grader(.landlock).check(exercise, answer: try attack.bytes())
    let found = verdict.outcome.manifestClass
    #expect(
      attack.allowed.contains(found),
      "\(attack.file) is \(found), not one of \(attack.allowed.sorted()): \(verdict.summary)")
  }
}
