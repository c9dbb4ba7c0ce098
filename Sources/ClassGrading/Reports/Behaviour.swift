import Grading

/// What a wrong answer did, so that equal mistakes can be told from different ones.
struct Behaviour: Sendable, Hashable {
  /// A case that was missed, and what was seen in place of what was expected.
  struct Miss: Sendable, Hashable {
    var name: String
    var outcome: CaseVerdict.Outcome
    /// What was looked at; empty where the suite doesn't say.
    var looked: String
    var input: String
    var expected: String
    var actual: String
    /// What a crash said.
    var message: String

    init(_ one: CaseVerdict) {
      name = one.name
      outcome = one.outcome
      looked = one.looked ?? ""
      input = one.input ?? ""
      expected = one.expected ?? ""
      actual = one.actual ?? ""
      message = one.outcome == .crashed ? one.message ?? "" : ""
    }
  }

  var outcome: Verdict.Outcome
  /// The sentence for a known mistake; empty where it is none.
  var mistake: String
  /// What is said of the whole; empty where cases tell the story.
  var message: String
  var misses: [Miss]

  /// The behaviour of a wrong answer, or nil for a right one.
  ///
  /// - Parameter verdict: a verdict that is no fault of the grader.
  init?(_ verdict: Verdict) {
    guard verdict.outcome != .passed else { return nil }
    outcome = verdict.outcome
    mistake = verdict.mistake ?? ""
    misses = verdict.cases.filter { $0.outcome != .passed }.map(Miss.init)
    let first = verdict.diagnostics.first { $0.severity == .error }
    let whole = VerdictWords.isMeasured(verdict.outcome) ? nil : verdict.message
    message = misses.isEmpty ? first?.message ?? whole ?? "" : ""
  }
}
