package import Grading

/// What outcomes are called, the same in every report.
package enum VerdictWords {
  package static func word(_ outcome: Verdict.Outcome) -> String {
    switch outcome {
    case .passed: "passed"
    case .failed: "failed"
    case .didNotCompile: "did not compile"
    case .crashed: "crashed"
    case .timedOut: "timed out"
    case .outOfMemory: "ran out of memory"
    case .tooMuchOutput: "printed too much"
    case .ruleBroken: "broke a rule"
    case .graderFault: "could not be judged"
    }
  }

  package static func word(_ outcome: CaseVerdict.Outcome) -> String {
    switch outcome {
    case .passed: "passed"
    case .failed: "failed"
    case .crashed: "crashed"
    case .timedOut: "timed out"
    case .notRun: "not run"
    }
  }

  /// What went wrong first, one sentence; empty for a pass.
  package static func summary(of verdict: Verdict) -> String {
    if verdict.outcome == .passed { return "" }
    if let missed = verdict.cases.first(where: { $0.outcome != .passed }) {
      return "\(missed.name): \(explanation(of: missed))"
    }
    return headline(of: verdict)
  }

  /// What is said of an answer as a whole: where it doesn't compile, which rule it breaks, which limit it met.
  static func headline(of verdict: Verdict) -> String {
    if let first = verdict.diagnostics.first(where: { $0.severity == .error }) {
      return first.line > 0 ? "line \(first.line): \(first.message)" : first.message
    }
    return isMeasured(verdict.outcome) ? "" : verdict.message ?? ""
  }

  /// Whether what is said of an outcome has measured figures in it, which are others each time.
  static func isMeasured(_ outcome: Verdict.Outcome) -> Bool {
    [.timedOut, .outOfMemory, .tooMuchOutput].contains(outcome)
  }

  /// How a case that was missed ended: `expected nil, came email`, `crashed: Index out of range (line 3)`.
  ///
  /// The same for the same answer each time, so that results can be compared.
  static func explanation(of one: CaseVerdict) -> String {
    guard one.outcome == .failed else {
      guard one.outcome == .crashed else { return word(one.outcome) }
      let message = one.message.map { ": \($0)" } ?? ""
      let line = one.line.map { " (line \($0))" } ?? ""
      return word(one.outcome) + message + line
    }
    let input = one.input.map { "with \($0), " } ?? ""
    return "\(input)expected \(one.expected ?? "nothing"), came \(one.actual ?? "nothing")"
  }
}
