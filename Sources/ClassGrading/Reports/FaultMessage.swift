/// What the grader says of its own fault.
enum FaultMessage {
  static func of(_ verdict: Verdict) -> String {
    VerdictWords.firstError(of: verdict)?.message ?? "The grader itself failed."
  }
}
