internal import Recall

/// An instant as a date.
enum DayText {
  /// `2026-12-01`, in a zone given by its offset in seconds.
  static func of(_ instant: Instant, offset: Int) -> String {
    let seconds = instant.microseconds / 1_000_000 + Int64(offset)
    let day = seconds >= 0 ? seconds / 86_400 : (seconds - 86_399) / 86_400
    let date = CivilDate(daysSince1970: Int(day))
    func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
    return "\(date.year)-\(two(date.month))-\(two(date.day))"
  }
}
