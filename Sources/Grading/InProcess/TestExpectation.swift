/// What the solution's run of a suite in its own process came to: what an answer's must come to.
struct TestExpectation: Codable, Sendable, Equatable {
  struct Test: Codable, Sendable, Equatable {
    var id: String
    /// Suites and test, as people read it.
    var name: String
    var arguments: [String]
    var isSkipped: Bool
  }

  var tests: [Test]

  /// The expectation that a run of the solution gives.
  init(_ outcomes: TestOutcomes) {
    tests = outcomes.tests.map { test in
      Test(
        id: test.result.id, name: (test.result.suites + [test.result.name]).joined(separator: ": "),
        arguments: test.result.arguments, isSkipped: test.isSkipped)
    }
  }

  /// The cases of an answer's verdict: each test of the solution once, whatever the answer reported.
  func cases(of outcomes: TestOutcomes, points: [String: Int]) -> [CaseVerdict] {
    tests.map { expected in
      let found = outcomes.tests.first { $0.result.id == expected.id }
      var verdict = CaseVerdict(
        name: expected.name, outcome: found?.outcome ?? .notRun,
        points: points[expected.name] ?? 1)
      verdict.message = found?.message ?? "This test did not run."
      guard let found, found.outcome == .passed else { return verdict }
      verdict.message = nil
      if found.isSkipped != expected.isSkipped {
        verdict.outcome = .notRun
        verdict.message = "This test was skipped, which it is not with the solution."
      } else if found.result.arguments != expected.arguments {
        verdict.outcome = .failed
        verdict.message = "This test ran with other arguments than with the solution."
      }
      return verdict
    }
  }
}
