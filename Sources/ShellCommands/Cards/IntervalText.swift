internal import Recall

/// How long until a card comes again, in words that fit beside an answer.
enum IntervalText {
  static func of(_ state: CardState, from now: Moment) -> String {
    guard let due = state.due else { return "now" }
    if state.phase == .review { return days(state.interval) }
    return seconds(due.seconds(since: now.instant))
  }

  private static func seconds(_ seconds: Double) -> String {
    switch seconds {
    case ..<60: "\(max(1, Int(seconds))) s"
    case ..<3600: "\(Int((seconds / 60).rounded())) min"
    case ..<86_400: "\(Int((seconds / 3600).rounded())) h"
    default: days(Int((seconds / 86_400).rounded()))
    }
  }

  private static func days(_ days: Int) -> String {
    switch days {
    case ...1: "1 day"
    case ..<60: "\(days) days"
    case ..<730: "\(Int((Double(days) / 30.44).rounded())) months"
    default: "\(tenths(Double(days) / 365.25)) years"
    }
  }

  private static func tenths(_ number: Double) -> String {
    let tenths = Int((number * 10).rounded())
    return "\(tenths / 10).\(tenths % 10)"
  }
}
