/// Folds the records of a process into what each test came to.
struct TestReportReader {
  private var order: [String] = []
  private var tests: [String: TestResult] = [:]
  private var suites: [String: TestRecord.Payload] = [:]
  private var runsEnded = 0

  /// Reads a whole stream.
  ///
  /// - Parameters:
  ///   - records: In the order in which they were written.
  ///   - output: What was printed while each test ran, by its id.
  ///   - libraries: How many test libraries ran, each of which says that its run ended.
  /// - Returns: The tests in the order in which they were declared.
  static func report(
    of records: [TestRecord], output: [String: String], libraries: Int
  ) -> TestReport {
    var reader = TestReportReader()
    for record in records {
      if record.kind == "test" {
        reader.declare(record.payload)
      } else {
        reader.note(record.payload)
      }
    }
    let tests = reader.order.compactMap { reader.tests[$0] }.map { test in
      var test = test
      test.output = output[test.id] ?? ""
      return test
    }
    return TestReport(tests: tests, isComplete: reader.runsEnded == libraries)
  }

  private mutating func declare(_ payload: TestRecord.Payload) {
    guard let id = payload.id, let name = payload.name else { return }
    guard payload.kind == "function" else {
      suites[id] = payload
      return
    }
    guard tests[id] == nil else { return }
    let around = suitesAround(id)
    order.append(id)
    tests[id] = TestResult(
      id: id, name: payload.displayName ?? name,
      suites: around.map { $0.displayName ?? $0.name ?? "" }, function: name,
      file: fileName(of: payload.sourceLocation), line: payload.sourceLocation?.line ?? 0,
      tags: (around.flatMap { $0.tags ?? [] } + (payload.tags ?? [])).map(withoutDot),
      arguments: (payload.cases ?? []).compactMap(\.displayName), outcome: .notRun, issues: [],
      output: "")
  }

  private mutating func note(_ payload: TestRecord.Payload) {
    if payload.kind == "runEnded" { runsEnded += 1 }
    guard let id = payload.testID else { return }
    switch payload.kind {
    case "testStarted": tests[id]?.outcome = .unfinished
    case "testSkipped": skip(id, payload)
    case "issueRecorded": record(id, payload)
    case "testEnded": end(id, payload)
    default: break
    }
  }

  /// A test ends once, after it began: a second end, or one without a start, is no result.
  private mutating func end(_ id: String, _ payload: TestRecord.Payload) {
    guard tests[id]?.outcome == .unfinished else {
      tests[id]?.outcome = .notRun
      return
    }
    let symbol = payload.messages?.first?.symbol ?? "fail"
    if symbol == "skip" {
      skip(id, payload)
    } else {
      tests[id]?.outcome = symbol.hasPrefix("pass") ? .passed : .failed
    }
  }

  private mutating func skip(_ id: String, _ payload: TestRecord.Payload) {
    let reason = (payload.comments ?? []).joined(separator: " ")
    if tests[id] != nil {
      tests[id]?.outcome = .skipped(reason)
    } else {
      for test in order where test.hasPrefix(id + "/") { tests[test]?.outcome = .skipped(reason) }
    }
  }

  private mutating func record(_ id: String, _ payload: TestRecord.Payload) {
    let messages = payload.messages ?? []
    guard messages.first?.symbol != "warning" else { return }
    let issue = TestIssue(
      message: messages.map(\.text).joined(separator: "\n"),
      argument: payload.testCase?.displayName, file: fileName(of: payload.issue?.sourceLocation),
      line: payload.issue?.sourceLocation?.line ?? 0, isKnown: payload.issue?.isKnown ?? false)
    if tests[id] != nil {
      tests[id]?.issues.append(issue)
    } else {
      for test in order where test.hasPrefix(id + "/") { tests[test]?.issues.append(issue) }
    }
  }

  /// The suites whose ids are a beginning of the test's id.
  private func suitesAround(_ id: String) -> [TestRecord.Payload] {
    suites.filter { id.hasPrefix($0.key + "/") }.sorted { $0.key.count < $1.key.count }
      .map(\.value)
  }

  private func fileName(of place: TestRecord.Place?) -> String {
    String(place?.fileID?.split(separator: "/").last ?? "")
  }

  private func withoutDot(_ tag: String) -> String {
    tag.hasPrefix(".") ? String(tag.dropFirst()) : tag
  }
}
