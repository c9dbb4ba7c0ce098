import Grading

/// What the grader says of its own fault.
enum FaultMessage {
  static func of(_ verdict: Verdict) -> String {
    verdict.message ?? verdict.diagnostics.first?.message ?? "The grader itself failed."
  }
}
