import Grading

/// Verdicts as Gradescope's `results.json`, one file a student.
package enum GradescopeReport {
  package static let folder = "gradescope"
  package static let name = "results.json"

  private struct File: Encodable {
    var score: Double?
    var execution_time: Double?
    var output: String
    var output_format = "text"
    var visibility = "visible"
    var stdout_visibility = "hidden"
    var tests: [Test]
    var extra_data: Extra
  }

  private struct Test: Encodable {
    var score: Double
    var max_score: Double
    var status: String
    var name: String
    var name_format = "text"
    var number: String
    var output: String
    var output_format = "text"
    var visibility = "visible"
  }

  private struct Extra: Encodable {
    var exercise: String
    var outcome: String
    var answer: String
    var suite: String
    var tool: String
    var sandbox: String
  }

  /// Writes `gradescope/1/results.json` and so on; for a class of one also `results.json` beside the other results.
  ///
  /// - Parameters:
  ///   - view: the class.
  ///   - folder: the folder of results.
  /// - Throws: `ClassProblem.unwritable`.
  package static func write(_ view: ClassView, in folder: String) throws(ClassProblem) {
    for row in view.rows {
      let own = "\(folder)/\(Self.folder)/\(row.number)"
      try SystemCall.makeFolder(own)
      let text = JSONLine.encode(file(of: row, view.record), pretty: true) + "\n"
      try write(text, in: own)
      if view.count == 1 { try write(text, in: folder) }
    }
  }

  private static func write(_ text: String, in folder: String) throws(ClassProblem) {
    var file = try AtomicFile(name, in: folder)
    try file.write(text)
    try file.finish()
  }

  private static func file(of row: ClassRow, _ record: ClassRecord) -> File {
    switch row.state {
    case .judged(let result): return judged(result, record)
    case .fault(let result):
      // Without a score Gradescope reports a failed autograder, which it is, and asks for another run.
      return empty(
        "The answer could not be judged: \(FaultMessage.of(result.verdict))", "graderFault", record)
    case .nothing(let reason): return empty(reason, "noAnswer", record)
    case .waiting: return empty("The answer is not judged yet.", "waiting", record)
    }
  }

  private static func empty(_ output: String, _ outcome: String, _ record: ClassRecord) -> File {
    File(
      output: output, tests: [],
      extra_data: Extra(
        exercise: record.exercise, outcome: outcome, answer: "", suite: record.suite,
        tool: record.tool, sandbox: record.sandbox))
  }

  private static func judged(_ result: ClassResult, _ record: ClassRecord) -> File {
    let verdict = result.verdict
    // The score is given as a whole: an answer that broke a rule may have cases that passed and earns nothing for them.
    return File(
      score: Double(result.points ?? 0), execution_time: verdict.seconds.total,
      output: output(of: verdict), tests: tests(of: verdict, record),
      extra_data: Extra(
        exercise: record.exercise, outcome: verdict.outcome.rawValue, answer: result.answer,
        suite: result.suite, tool: result.tool, sandbox: verdict.sandbox))
  }

  private static func output(of verdict: Verdict) -> String {
    var lines = ["The answer \(VerdictWords.word(verdict.outcome))."]
    if let mistake = verdict.mistake { lines.append(mistake) }
    lines += verdict.diagnostics.map { "line \($0.line), column \($0.column): \($0.message)" }
    return lines.joined(separator: "\n")
  }

  private static func tests(of verdict: Verdict, _ record: ClassRecord) -> [Test] {
    let earnsNothing = record.scale.points(for: verdict) == 0
    let outcomes = record.scale.outcomes(of: verdict)
    return zip(record.scale.items, outcomes).enumerated().map { index, pair in
      let (item, outcome) = pair
      let missed = verdict.cases.first { $0.name == item.name && $0.outcome != .passed }
      let explanation = missed.map {
        ($0.steps + [VerdictWords.explanation(of: $0)]).joined(separator: "\n")
      }
      return Test(
        score: outcome == .passed && !earnsNothing ? Double(item.points) : 0,
        max_score: Double(item.points), status: outcome == .passed ? "passed" : "failed",
        name: item.name, number: String(index + 1),
        output: explanation ?? (outcome == .passed ? "" : VerdictWords.word(outcome)))
    }
  }
}
