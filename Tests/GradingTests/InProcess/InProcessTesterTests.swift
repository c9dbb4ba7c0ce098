import CourseFiles
import Testing

@testable import Grading

@Suite("Suites in the answer's process", .serialized)
struct InProcessTesterTests {
  static let answer = """
    import Foundation

    struct Signup { var name = ""; var canSubmit: Bool { !name.isEmpty } }
    func doubled(_ n: Int) -> Int {
      print("doubling", n)
      return n * 2
    }
    """

  static let tests = """
    import Testing
    @testable import Signup

    extension Tag { @Tag static var slow: Self }

    @Suite("Signup") struct SignupTests {
      @Test("A name is needed", .tags(.slow)) func name() {
        #expect(Signup(name: "a").canSubmit)
        #expect(!Signup().canSubmit)
      }
      @Test(arguments: [1, 2, 3]) func doubles(n: Int) { #expect(doubled(n) == n + n) }
      @Test(.disabled("not yet")) func off() {}
      @Test(.timeLimit(.minutes(1))) func later() async throws {
        try await Task.sleep(for: .milliseconds(5))
        #expect(doubled(2) == 4)
      }
      @Test func known() { withKnownIssue("a bug") { #expect(doubled(2) == 5) } }
      @MainActor @Test func onMain() { #expect(doubled(4) == 8) }
    }
    """

  static let xctests = """
    import XCTest
    @testable import Signup

    final class OldTests: XCTestCase {
      func testDoubles() { XCTAssertEqual(doubled(3), 6) }
      func testLater() async throws {
        try await Task.sleep(nanoseconds: 1000)
        XCTAssertEqual(doubled(4), 8, "twice four")
      }
      @MainActor func testMain() { XCTAssertTrue(Signup(name: "x").canSubmit) }
      func testSkipped() throws { throw XCTSkip("not today") }
      func testExpectation() {
        let done = expectation(description: "done")
        DispatchQueue.main.async { done.fulfill() }
        wait(for: [done], timeout: 1)
      }
    }
    """

  static func run(
    _ answer: [String], tests: [String], environment: [String: String] = [:],
    limits: AnswerLimits = AnswerLimits(cpuSeconds: 4, wallSeconds: 8)
  ) throws -> InProcessTester.Outcome {
    func files(_ texts: [String], _ name: String) -> [SourceText] {
      texts.enumerated().map { SourceText(path: "/x/\(name)\($0.offset).swift", text: $0.element) }
    }
    let program = TestProgram(
      answer: [.init(name: "Signup", files: files(answer, "Signup"))],
      tests: [.init(name: "SignupTests", files: files(tests, "Tests"))], environment: environment)
    return try InProcessTester(Fixture.configuration()).run(program, limits: limits)
  }

  static func outcomes(
    _ answer: String, tests: [String] = [tests], limits: AnswerLimits? = nil
  ) throws -> TestOutcomes {
    let limits = limits ?? AnswerLimits(cpuSeconds: 4, wallSeconds: 8)
    switch try run([answer], tests: tests, limits: limits) {
    case .ran(let outcomes): return outcomes
    case .answerRefused(let said), .testsRefused(let said): throw Refused(said: said)
    }
  }

  struct Refused: Error { var said: String }
  struct Unexpected: Error {}

  @Test func `a right answer passes Swift Testing`() throws {
    let outcomes = try Self.outcomes(Self.answer)
    #expect(outcomes.isPass)
    #expect(
      outcomes.tests.map(\.result.name) == [
        "A name is needed", "doubles(n:)", "off()", "later()", "known()", "onMain()",
      ])
    #expect(outcomes.tests.map(\.isSkipped) == [false, false, true, false, false, false])
    #expect(outcomes.tests.dropFirst(0).first?.result.tags == ["slow"])
    #expect(
      outcomes.tests.dropFirst(1).first?.result.output == "doubling 1\ndoubling 2\ndoubling 3\n")
  }

  @Test func `a right answer passes XCTest, and both together`() throws {
    let outcomes = try Self.outcomes(Self.answer, tests: [Self.xctests, Self.tests])
    #expect(outcomes.isPass, "\(outcomes)")
    #expect(outcomes.tests.count == 11)
  }

  @Test func `a wrong answer fails where it is wrong`() throws {
    let outcomes = try Self.outcomes(Self.answer.replacing("n * 2", with: "n == 3 ? 7 : n * 2"))
    #expect(outcomes.tests.map(\.outcome).count { $0 == .failed } == 1)
    #expect(
      outcomes.tests.dropFirst(1).first?.message
        == "With 3: Expectation failed: (doubled(n) → 7) == (n + n → 6)")
  }

  @Test func `a crash is charged to its test and the others still run`() throws {
    let outcomes = try Self.outcomes(
      Self.answer.replacing(
        "return n * 2", with: "precondition(n != 3, \"no threes\"); return n * 2"),
      tests: [Self.xctests, Self.tests])
    #expect(!outcomes.isPass)
    let crashed = outcomes.tests.filter { $0.outcome == .crashed }
    #expect(crashed.map(\.result.function) == ["testDoubles()", "doubles(n:)"])
    #expect(crashed.first?.message == "Crashed: no threes")
    #expect(outcomes.tests.count { $0.outcome == .passed } == 9)
  }

  @Test func `an endless loop is charged to its test and the others still run`() throws {
    let outcomes = try Self.outcomes(
      Self.answer.replacing("return n * 2", with: "while n == 3 {}; return n * 2"),
      limits: AnswerLimits(cpuSeconds: 1, wallSeconds: 6))
    #expect(
      outcomes.tests.map(\.outcome) == [.passed, .timedOut, .passed, .passed, .passed, .passed])
  }

  @Test(arguments: ["exit(0)", "_exit(0)", "abort()"])
  func `an early end never passes`(call: String) throws {
    let outcomes = try Self.outcomes(
      Self.answer.replacing("return n * 2", with: "if n == 4 { \(call) }; return n * 2"))
    #expect(!outcomes.isPass)
    #expect(outcomes.tests.last?.outcome == .crashed)
  }

  @Test func `an end before the first test passes nothing`() throws {
    let outcomes = try Self.outcomes(
      Self.answer
        + "\n@section(\".init_array\") @used let early: @convention(c) () -> Void = { exit(0) }\n")
    #expect(!outcomes.isPass)
  }

  @Test func `an answer that does not compile is told from tests that do not`() throws {
    guard case .answerRefused(let said) = try Self.run(["func f( {"], tests: [Self.tests]) else {
      throw Unexpected()
    }
    #expect(said.hasPrefix("Signup0.swift:1:"), "\(said)")
    guard
      case .testsRefused(let words) = try Self.run(["struct Signup {}"], tests: [Self.tests])
    else { throw Unexpected() }
    #expect(words.contains("Tests0.swift:"), "\(words)")
  }

  @Test func `several files, several test files, an environment`() throws {
    let tests = """
      import Foundation
      import Testing
      @testable import Signup
      let all = ProcessInfo.processInfo.environment["RUNALL"] == "true"
      @Test(.enabled(if: all)) func both() { #expect(one() + two() == 3) }
      """
    let more =
      "import Testing\n@testable import Signup\n@Test func second() { #expect(two() == 2) }"
    let outcome = try Self.run(
      ["func one() -> Int { two() - 1 }", "func two() -> Int { 2 }"], tests: [tests, more],
      environment: ["RUNALL": "true"])
    guard case .ran(let outcomes) = outcome else { Issue.record("\(outcome)"); return }
    #expect(outcomes.isPass)
    #expect(outcomes.tests.map(\.isSkipped) == [false, false])
  }
}
