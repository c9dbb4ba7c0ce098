import Grading

/// The verdicts of a class as JUnit XML, as continuous integration reads it: a suite a student, a case a case.
///
/// Keeps to what both the schema of Ant's JUnit task and that of Jenkins allow.
package enum JUnitReport {
  package static let name = "junit.xml"

  /// Writes the file.
  ///
  /// - Parameters:
  ///   - view: the class.
  ///   - folder: the folder of results.
  /// - Throws: `ClassProblem.unwritable`.
  package static func write(_ view: ClassView, in folder: String) throws(ClassProblem) {
    var file = try AtomicFile(name, in: folder)
    try file.write("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites>\n")
    for row in view.rows { try file.write(suite(of: row, in: view).text) }
    try file.write("</testsuites>\n")
    try file.finish()
  }

  /// What one student's suite is made of.
  private struct Suite {
    var cases: [Markup] = []
    var failures = 0
    var errors = 0
    var skipped = 0
    var seconds = 0.0
    var output = ""
  }

  private static func suite(of row: ClassRow, in view: ClassView) -> Markup {
    let suite = contents(of: row, in: view)
    return """
        <testsuite package="\(view.record.exercise)" id="\(row.number - 1)" name="\(row.student.oneLine)" \
      timestamp="\(view.moment.text)" hostname="localhost" tests="\(suite.cases.count)" \
      failures="\(suite.failures)" errors="\(suite.errors)" skipped="\(suite.skipped)" \
      time="\(time(suite.seconds))">
          <properties>
            <property name="file" value="\(row.file)"/>
            <property name="late" value="\(row.isLate ? "true" : "false")"/>
            <property name="points" value="\(points(of: row))"/>
          </properties>
      \(suite.cases.joined())\
          <system-out>\(suite.output)</system-out>
          <system-err></system-err>
        </testsuite>

      """
  }

  private static func contents(of row: ClassRow, in view: ClassView) -> Suite {
    switch row.state {
    case .judged(let result): return judged(result, view.record)
    case .fault(let result):
      let message = FaultMessage.of(result.verdict)
      return single("the grader works", .error, "graderFault", message, view.record)
    case .nothing(let reason):
      return single("there is an answer", .failure, "noAnswer", reason, view.record)
    case .waiting:
      return single("the answer is judged", .skipped, "waiting", "", view.record)
    }
  }

  private static func judged(_ result: ClassResult, _ record: ClassRecord) -> Suite {
    let verdict = result.verdict
    let summary = VerdictWords.summary(of: verdict)
    switch verdict.outcome {
    case .didNotCompile:
      return single("the answer compiles", .failure, "didNotCompile", summary, record)
    case .ruleBroken:
      return single("the answer keeps the rules", .failure, "ruleBroken", summary, record)
    default: break
    }
    var suite = Suite()
    suite.seconds = verdict.seconds.total
    suite.output = verdict.output
    let found = Dictionary(verdict.cases.map { ($0.name, $0) }, uniquingKeysWith: worse)
    for item in record.scale.items {
      add(item.name, found[item.name], to: &suite, record)
    }
    if verdict.outcome != .passed, suite.failures + suite.errors == 0 {
      let word = VerdictWords.word(verdict.outcome)
      suite.failures += 1
      suite.cases.append(
        testCase("the answer ends well", .failure, verdict.outcome.rawValue, word, record))
    }
    return suite
  }

  private static func worse(_ one: CaseVerdict, _ other: CaseVerdict) -> CaseVerdict {
    one.outcome == .passed ? other : one
  }

  private enum Child { case none, failure, error, skipped }

  private static func add(
    _ name: String, _ one: CaseVerdict?, to suite: inout Suite, _ record: ClassRecord
  ) {
    let child: Child
    let outcome = one?.outcome ?? .notRun
    switch outcome {
    case .passed: child = .none
    case .failed: child = .failure
    case .crashed, .timedOut: child = .error
    case .notRun: child = .skipped
    }
    if child == .failure { suite.failures += 1 }
    if child == .error { suite.errors += 1 }
    if child == .skipped { suite.skipped += 1 }
    let steps = one.map { $0.steps.map { "\($0)\n" }.joined() } ?? ""
    suite.cases.append(
      testCase(
        name, child, outcome.rawValue, one.map(VerdictWords.explanation) ?? "", record,
        details: steps))
  }

  private static func single(
    _ name: String, _ child: Child, _ type: String, _ message: String, _ record: ClassRecord
  ) -> Suite {
    var suite = Suite(cases: [testCase(name, child, type, message, record)])
    suite.failures = child == .failure ? 1 : 0
    suite.errors = child == .error ? 1 : 0
    suite.skipped = child == .skipped ? 1 : 0
    return suite
  }

  private static func testCase(
    _ name: String, _ child: Child, _ type: String, _ message: String, _ record: ClassRecord,
    details: String = ""
  ) -> Markup {
    let body: Markup
    switch child {
    case .none: body = ""
    case .failure:
      body =
        "<failure message=\"\(message.oneLine)\" type=\"\(type)\">\(details)\(message)</failure>"
    case .error:
      body = "<error message=\"\(message.oneLine)\" type=\"\(type)\">\(details)\(message)</error>"
    case .skipped: body = "<skipped/>"
    }
    return
      "    <testcase classname=\"\(record.exercise)\" name=\"\(name.oneLine)\" time=\"0\">\(body)</testcase>\n"
  }

  private static func points(of row: ClassRow) -> String {
    guard let result = row.result, let points = result.points else { return "" }
    return "\(points)/\(result.full)"
  }

  /// Seconds with three decimals.
  private static func time(_ seconds: Double) -> String {
    let thousandths = Int((min(max(seconds, 0), 1e9) * 1000).rounded())
    let rest = String(thousandths % 1000)
    return "\(thousandths / 1000)." + String(repeating: "0", count: 3 - rest.count) + rest
  }
}

extension String {
  /// With line breaks and runs of blanks made one blank, as attributes want it.
  fileprivate var oneLine: String {
    split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }
}
