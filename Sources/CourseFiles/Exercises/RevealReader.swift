/// Reads `solution:`, the policy on reference solutions.
enum RevealReader {
  /// The policy under `solution`; nil where it isn't set or is wrong.
  ///
  /// Written as `always`, `never`, or the number of attempts after which it may be seen.
  static func policy(in fields: Fields) -> RevealPolicy? {
    guard let node = fields.node("solution") else { return nil }
    if case .scalar(let text, _) = node.value {
      if text == "always" { return .always }
      if text == "never" { return .never }
      if let attempts = Int(text), (1...100).contains(attempts) { return .afterAttempts(attempts) }
    }
    fields.complain(
      node.place, "`solution` can't be \(node.kind).",
      "Write `always`, `never`, or after how many attempts, from 1 to 100.")
    return nil
  }
}
