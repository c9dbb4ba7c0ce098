import CourseFiles
import FormlabTestSupport
import Testing

@testable import Grading

@Suite("Exercises with tests in place of a suite", .serialized)
struct InProcessExerciseTests {
  static let tests = """
    import Testing
    @testable import Signup

    @Suite("Signup") struct SignupTests {
      @Test("A name is needed") func name() { #expect(!canSubmit("")) }
      @Test("A name is enough", arguments: Samples.all) func named(name: String) {
        #expect(canSubmit(name))
      }
      @Test(.disabled("later")) func later() {}
    }
    """

  static let solution = """
    enum Samples { static let all = ["Maya", "Ada"] }
    func canSubmit(_ name: String) -> Bool { !name.isEmpty }
    print(canSubmit("Maya"))
    """

  static func exercise(tests: String = tests, limits: AnswerLimits? = nil) throws -> Exercise {
    let folder = try TemporaryFolder()
    try folder.write(
      """
      ---
      id: signup
      title: A signup
      minutes: 5
      ---
      # Task
      Write it.
      # Hints
      1. Look at `isEmpty`.
      # After
      Done.
      """, to: "exercise.md")
    try folder.write(solution, to: "solution.swift")
    try folder.write(
      "enum Samples { static let all = [\"Maya\", \"Ada\"] }\nfunc canSubmit(_ name: String) -> Bool { false }\n",
      to: "starter.swift")
    try folder.write(tests, to: "Tests/SignupTests.swift")
    let (exercise, problems) = CourseLoader.loadExercise(folder: folder.path)
    #expect(problems == [])
    return try #require(exercise)
  }

  static func verdict(_ answer: String, tests: String = tests) throws -> Verdict {
    try Fixture.grader.get().check(exercise(tests: tests), answer: Array(answer.utf8))
  }

  @Test func `the solution passes, and the verdict says where the suite ran`() throws {
    let verdict = try Self.verdict(Self.solution)
    #expect(verdict.outcome == .passed, "\(verdict)")
    #expect(verdict.suite == .inProcess)
    #expect(
      verdict.cases.map(\.name) == [
        "Signup: A name is needed", "Signup: A name is enough", "Signup: later()",
      ])
  }

  @Test func `the starter fails where it is wrong`() throws {
    let verdict = try Self.verdict(Self.exercise().starter.text)
    #expect(verdict.outcome == .failed)
    #expect(verdict.cases.map(\.outcome) == [.passed, .failed, .passed])
  }

  @Test func `other arguments than the solution's do not pass`() throws {
    let verdict = try Self.verdict(
      "enum Samples { static let all = [\"Maya\"] }\nfunc canSubmit(_ name: String) -> Bool { !name.isEmpty }"
    )
    #expect(verdict.outcome == .failed)
    #expect(
      verdict.cases.dropFirst().first?.message
        == "This test ran with other arguments than with the solution.")
  }

  @Test func `an early exit does not pass`() throws {
    let verdict = try Self.verdict(
      "import Foundation\nenum Samples { static let all = [\"Maya\", \"Ada\"] }\n"
        + "func canSubmit(_ name: String) -> Bool { if name == \"Ada\" { exit(0) }; return !name.isEmpty }"
    )
    #expect(verdict.outcome != .passed, "\(verdict)")
  }

  @Test func `a compile error has its line, a missing name is said`() throws {
    let broken = try Self.verdict(
      "enum Samples { static let all = [\"a\"] }\nfunc canSubmit(_ name: String) -> Bool {}")
    #expect(broken.outcome == .didNotCompile)
    #expect(broken.diagnostics.first?.line == 2)
    let missing = try Self.verdict("enum Samples { static let all = [\"a\"] }\nfunc mayLeave() {}")
    #expect(missing.outcome == .didNotCompile)
    #expect(
      missing.diagnostics.map(\.message) == [
        "The exercise's tests ask for something that your file has not, or has otherwise: "
          + "cannot find 'canSubmit' in scope."
      ])
  }

  @Test func `tests that the solution fails are the exercise's fault`() throws {
    let verdict = try Self.verdict(
      Self.solution, tests: Self.tests.replacing("!canSubmit(\"\")", with: "canSubmit(\"\")"))
    #expect(verdict.outcome == .graderFault)
  }
}
