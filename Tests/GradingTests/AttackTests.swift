import CourseFiles
import FormlabTestSupport
import Foundation
import Grading
import Testing

@Suite("Answers that attack")
struct AttackTests {
  @Test("come out right where an answer may import nothing", arguments: AttackCase.manifest())
  func withoutImports(_ attack: AttackCase) throws {
    try expectRight(attack, try Fixture.exercise("focus-chain", limits: attack.limits))
  }

  @Test("come out right where an answer may import the C library", arguments: AttackCase.manifest())
  func withImports(_ attack: AttackCase) throws {
    let modules = ["Foundation", "Glibc", "Dispatch"]
    try expectRight(
      attack, try Fixture.exercise("focus-chain", imports: modules, limits: attack.limits))
  }

  @Test(
    "of our own come out right where an answer may import nothing",
    .enabled(if: LongTests.areWanted),
    arguments: AttackCase.manifest(AttackCase.ownFolder))
  func ownWithoutImports(_ attack: AttackCase) throws {
    let exercise = try Fixture.exercise("focus-chain", limits: attack.limits)
    try expectRight(attack, exercise, AttackCase.ownFolder)
  }

  @Test(
    "of our own come out right where an answer may import the C library",
    arguments: AttackCase.own(every: LongTests.areWanted ? 1 : 3))
  func ownWithImports(_ attack: AttackCase) throws {
    let modules = ["Foundation", "Glibc", "Dispatch", "Observation"]
    let exercise = try Fixture.exercise("focus-chain", imports: modules, limits: attack.limits)
    try expectRight(attack, exercise, AttackCase.ownFolder)
  }

  private func expectRight(
    _ attack: AttackCase, _ exercise: Exercise, _ folder: String = AttackCase.folder
  ) throws {
    let verdict = try Fixture.grader.get().check(exercise, answer: try attack.bytes(folder))
    let found = verdict.outcome.manifestClass
    #expect(
      attack.allowed.contains(found),
      "\(attack.file) is \(found), not one of \(attack.allowed.sorted()): \(verdict.summary)")
  }
}

extension Verdict {
  var summary: String {
    let cases = cases.map { "\($0.outcome) \($0.message ?? "")" }
    return "\(message ?? "") \(diagnostics.prefix(3).map(\.message)) \(cases) \(output.prefix(300))"
  }
}
