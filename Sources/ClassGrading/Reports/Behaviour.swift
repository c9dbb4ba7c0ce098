/// What a wrong answer did, so that equal mistakes can be told from different ones.
struct Behaviour: Sendable, Hashable {
  /// A case that was missed, and what was seen in place of what was expected.
  struct Miss: Sendable, Hashable {
    var name: String
    var outcome: Verdict.CaseOutcome
    var expected: String
    var actual: String
  }

  var outcome: Verdict.Outcome
  /// The sentence for a known mistake; empty where it is none.
  var mistake: String
  /// What the compiler or the grader said first; empty where cases tell the story.
  var message: String
  var misses: [Miss]

  /// The behaviour of a wrong answer, or nil for a right one.
  ///
  /// - Parameter verdict: a verdict that is no fault of the grader.
  init?(_ verdict: Verdict) {
    guard verdict.outcome != .passed else { return nil }
    outcome = verdict.outcome
    mistake = verdict.mistake ?? ""
    misses = verdict.cases.filter { $0.outcome != .passed }.map { one in
      Miss(
        name: one.name, outcome: one.outcome,
        expected: one.outcome == .failed ? one.expected : "",
        actual: one.outcome == .failed ? one.actual : "")
    }
    message = misses.isEmpty ? VerdictWords.firstError(of: verdict)?.message ?? "" : ""
  }
}
