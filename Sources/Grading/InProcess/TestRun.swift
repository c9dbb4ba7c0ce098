internal import CourseFiles
internal import Jobs

/// What became of a suite in an answer's process, over as many processes as crashes made necessary.
struct TestRun {
  /// Each test once, in the order in which the libraries listed them.
  var tests: [TestResult] = []
  /// Why a process was gone while a test ran, by the test's id.
  var ends: [String: TestEnd] = [:]
  /// Why the last process was gone, where it was gone between tests.
  var lastEnd: TestEnd?
  /// What was printed in all.
  var output = ""

  /// Takes in what another process reported.
  mutating func add(_ report: TestReport, printed: String, end: TestEnd) {
    output += printed
    for test in report.tests {
      guard let index = tests.firstIndex(where: { $0.id == test.id }) else {
        tests.append(test)
        continue
      }
      if tests[index].outcome == .notRun { tests[index] = test }
    }
    let unfinished = report.tests.filter { $0.outcome == .unfinished }
    for test in unfinished where ends[test.id] == nil { ends[test.id] = end }
    lastEnd = report.isComplete && end == .exited(0) ? nil : end
  }

  /// Ids of the tests that need not run again.
  var done: [String] { tests.filter { $0.outcome != .notRun }.map(\.id) }
}

/// How a process with tests ended.
enum TestEnd: Equatable {
  case exited(Int32)
  /// By a signal, with what the runtime said.
  case crashed(signal: Int32, message: String)
  /// After these seconds.
  case timedOut(Double)
  case outOfMemory
  case tooMuchOutput
  case cancelled
}
