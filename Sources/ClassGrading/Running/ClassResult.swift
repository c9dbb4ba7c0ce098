package import Grading

/// One answer's line in `results.jsonl`: whose it is, what was judged with what, and the verdict.
package struct ClassResult: Codable, Sendable, Equatable {
  /// Path of what belongs to the student; the same as the submission's id.
  package var submission: String
  package var student: String
  /// The learning platform's number; may be empty.
  package var number: String
  /// Path of the answer.
  package var file: String
  package var late: Bool
  /// SHA-256 of the answer, in hexadecimal.
  package var answer: String
  /// Hash of all that decides a verdict in the exercise.
  package var suite: String
  /// Hash of formlab and the toolchain.
  package var tool: String
  /// Nil where the grader was at fault.
  package var points: Int?
  /// Points of an answer that does everything right.
  package var full: Int
  package var verdict: Verdict
  /// The result that this one took the place of, where the answer, the suite or the tool had changed.
  package var previous: Previous?

  /// A result that was judged again.
  package struct Previous: Codable, Sendable, Equatable {
    package var outcome: Verdict.Outcome
    package var points: Int?
    /// What had changed since: `answer`, `suite`, `tool`.
    package var changed: [String]

    package init(outcome: Verdict.Outcome, points: Int?, changed: [String]) {
      self.outcome = outcome
      self.points = points
      self.changed = changed
    }
  }

  /// Whether it still holds for an answer with this hash.
  func isCurrent(answer: String, suite: String, tool: String) -> Bool {
    verdict.outcome != .graderFault && changes(answer: answer, suite: suite, tool: tool).isEmpty
  }

  /// What has changed since it was judged.
  func changes(answer: String, suite: String, tool: String) -> [String] {
    [
      ("answer", self.answer != answer), ("suite", self.suite != suite),
      ("tool", self.tool != tool),
    ]
    .filter(\.1).map(\.0)
  }
}
