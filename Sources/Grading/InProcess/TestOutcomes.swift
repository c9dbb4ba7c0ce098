/// What each test of an answer came to, in words.
package struct TestOutcomes: Sendable {
  /// One test and what to tell of it.
  package struct Test: Sendable, Equatable {
    package var result: TestResult
    package var outcome: CaseVerdict.Outcome
    /// Whether the test did not run because its author disabled it.
    package var isSkipped: Bool
    /// Why it did not pass; nil where it did.
    package var message: String?
  }

  package var tests: [Test]
  /// What was printed in all.
  package var output: String
  package var seconds: StageSeconds
  /// Why the process was gone before its suite had ended; nil where the suite ended.
  package var trouble: String?

  init(run: TestRun, seconds: StageSeconds) {
    self.seconds = seconds
    output = run.output
    tests = run.tests.map { Self.judged($0, in: run) }
    trouble = run.lastEnd.map { Self.words(for: $0) }
  }

  /// Whether all tests were run and passed, and the suite came to its end.
  package var isPass: Bool {
    trouble == nil && !tests.isEmpty && tests.allSatisfy { $0.outcome == .passed }
  }

  private static func judged(_ test: TestResult, in run: TestRun) -> Test {
    switch test.outcome {
    case .passed:
      return Test(result: test, outcome: .passed, isSkipped: false, message: nil)
    case .skipped(let reason):
      return Test(result: test, outcome: .passed, isSkipped: true, message: reason)
    case .failed:
      return Test(
        result: test, outcome: .failed, isSkipped: false, message: words(for: test.issues))
    case .unfinished:
      let end = run.ends[test.id] ?? .exited(0)
      return Test(
        result: test, outcome: outcome(of: end), isSkipped: false, message: words(for: end))
    case .notRun:
      return Test(
        result: test, outcome: .notRun, isSkipped: false,
        message: "This test did not run: " + lowered(run.lastEnd.map { words(for: $0) }))
    }
  }

  private static func outcome(of end: TestEnd) -> CaseVerdict.Outcome {
    if case .timedOut = end { return .timedOut }
    return .crashed
  }
}

// MARK: - Words

extension TestOutcomes {
  static func words(for issues: [TestIssue]) -> String {
    issues.filter { !$0.isKnown }.map { issue in
      let with = issue.argument.map { "With \($0): " } ?? ""
      return with + issue.message
    }.joined(separator: "\n")
  }

  static func words(for end: TestEnd) -> String {
    switch end {
    case .exited(let status):
      "The process ended, with status \(status), before the tests had ended."
    case .crashed(let signal, let message):
      message.isEmpty ? "The process crashed (signal \(signal))." : "Crashed: \(message)"
    case .timedOut(let seconds):
      "Stopped after \((seconds * 10).rounded() / 10) seconds: a loop may not end."
    case .outOfMemory: "The process asked for more memory than it may have."
    case .tooMuchOutput: "The process printed more than it may."
    case .cancelled: "The run was cancelled."
    }
  }

  private static func lowered(_ sentence: String?) -> String {
    guard let sentence, let first = sentence.first else { return "the suite did not get to it." }
    return first.lowercased() + sentence.dropFirst()
  }
}
