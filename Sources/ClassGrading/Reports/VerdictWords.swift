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

  package static func word(_ outcome: Verdict.CaseOutcome) -> String {
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
    if let diagnostic = firstError(of: verdict), verdict.outcome != .failed {
      let place = diagnostic.line > 0 ? "line \(diagnostic.line): " : ""
      return "\(place)\(diagnostic.message)"
    }
    guard let missed = verdict.cases.first(where: { $0.outcome != .passed }) else { return "" }
    return "\(missed.name): \(explanation(of: missed))"
  }

  /// How a case that was missed ended: `expected nil, came email`, `crashed`.
  static func explanation(of one: Verdict.Case) -> String {
    guard one.outcome == .failed else { return word(one.outcome) }
    return "expected \(one.expected), came \(one.actual)"
  }

  static func firstError(of verdict: Verdict) -> Verdict.Diagnostic? {
    verdict.diagnostics.first { $0.severity == "error" } ?? verdict.diagnostics.first
  }
}
