/// A moment in time, in UTC, to the second.
package struct Moment: Sendable, Equatable {
  /// Seconds since the beginning of 1970.
  package var seconds: Int

  package init(seconds: Int) { self.seconds = seconds }

  /// Date and time as in `2026-12-01T04:05:06`.
  package var text: String {
    let (days, rest) = seconds.quotientAndRemainder(dividingBy: 86_400)
    let (year, month, day) = Self.date(ofDay: days)
    return "\(Self.pad(year, 4))-\(Self.pad(month))-\(Self.pad(day))"
      + "T\(Self.pad(rest / 3600)):\(Self.pad(rest / 60 % 60)):\(Self.pad(rest % 60))"
  }

  /// The date of a day since the beginning of 1970, counted in eras of 400 years that begin in March.
  private static func date(ofDay day: Int) -> (year: Int, month: Int, day: Int) {
    let shifted = day + 719_468
    let era = (shifted >= 0 ? shifted : shifted - 146_096) / 146_097
    let dayOfEra = shifted - era * 146_097
    let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let shiftedMonth = (5 * dayOfYear + 2) / 153
    let month = shiftedMonth < 10 ? shiftedMonth + 3 : shiftedMonth - 9
    let year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
    return (year, month, dayOfYear - (153 * shiftedMonth + 2) / 5 + 1)
  }

  private static func pad(_ number: Int, _ width: Int = 2) -> String {
    let digits = String(number)
    return String(repeating: "0", count: max(width - digits.count, 0)) + digits
  }
}
