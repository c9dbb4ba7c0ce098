/// Times as the journal writes them, `2026-12-01T04:30:00.123Z`: always 24 bytes, for speed.
///
/// Calendar arithmetic follows Howard Hinnant's "chrono-Compatible Low-Level Date Algorithms".
enum TimeText {
  /// Length of a time, in bytes.
  static let length = 24
  /// The first instant of year 0 and the last of year 9999, which is what four digits can write.
  static let range: ClosedRange<Int64> = -62_167_219_200_000...253_402_300_799_999

  /// Appends the time in UTC; one beyond `range` is moved to its end.
  static func write(_ milliseconds: Int64, to bytes: inout [UInt8]) {
    let clamped = min(max(milliseconds, range.lowerBound), range.upperBound)
    let shifted = clamped - range.lowerBound
    let (days, ofDay) = (Int(shifted / 86_400_000), Int(shifted % 86_400_000))
    let (year, month, day) = civil(days)
    let fields: [(Int, Int, Unicode.Scalar)] = [
      (year, 4, "-"), (month, 2, "-"), (day, 2, "T"), (ofDay / 3_600_000, 2, ":"),
      (ofDay / 60_000 % 60, 2, ":"), (ofDay / 1_000 % 60, 2, "."), (ofDay % 1_000, 3, "Z"),
    ]
    for (value, width, end) in fields {
      var unit = [1, 10, 100, 1_000][width - 1]
      while unit > 0 {
        bytes.append(UInt8(0x30 + value / unit % 10))
        unit /= 10
      }
      bytes.append(UInt8(truncatingIfNeeded: end.value))
    }
  }

  /// Milliseconds since 1970, from the `length` bytes at `start` as `write` makes them.
  static func read(_ bytes: [UInt8], at start: Int) -> Int64? {
    var fields = (0, 0, 0, 0, 0, 0, 0)
    guard digits(bytes, start + 0, 4, "-", &fields.0), digits(bytes, start + 5, 2, "-", &fields.1),
      digits(bytes, start + 8, 2, "T", &fields.2), digits(bytes, start + 11, 2, ":", &fields.3),
      digits(bytes, start + 14, 2, ":", &fields.4), digits(bytes, start + 17, 2, ".", &fields.5),
      digits(bytes, start + 20, 3, "Z", &fields.6),
      (1...12).contains(fields.1), (1...31).contains(fields.2), fields.3 < 24, fields.4 < 60,
      fields.5 < 60
    else { return nil }
    let ofDay = ((fields.3 * 60 + fields.4) * 60 + fields.5) * 1_000 + fields.6
    return Int64(days(fields.0, fields.1, fields.2)) * 86_400_000 + Int64(ofDay)
      + range.lowerBound
  }

  private static func digits(
    _ bytes: [UInt8], _ start: Int, _ count: Int, _ end: Unicode.Scalar,
    _ value: inout Int
  ) -> Bool {
    for index in start..<start + count {
      let digit = Int(bytes[index]) - 0x30
      guard (0...9).contains(digit) else { return false }
      value = value * 10 + digit
    }
    return UInt32(bytes[start + count]) == end.value
  }

  /// Days from March 1 of the year -400, where both conversions count from, to 0000-01-01.
  private static let dayZero = 146_037

  /// Year, month and day of a day counted from 0000-01-01.
  private static func civil(_ days: Int) -> (Int, Int, Int) {
    let shifted = days + dayZero
    let (era, dayOfEra) = (shifted / 146_097, shifted % 146_097)
    let yearOfEra =
      (dayOfEra - dayOfEra / 1_460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let shiftedMonth = (5 * dayOfYear + 2) / 153
    let month = shiftedMonth < 10 ? shiftedMonth + 3 : shiftedMonth - 9
    let year = yearOfEra + (era - 1) * 400 + (month <= 2 ? 1 : 0)
    return (year, month, dayOfYear - (153 * shiftedMonth + 2) / 5 + 1)
  }

  /// Days from 0000-01-01.
  private static func days(_ year: Int, _ month: Int, _ day: Int) -> Int {
    let shiftedYear = (month <= 2 ? year - 1 : year) + 400
    let (era, yearOfEra) = (shiftedYear / 400, shiftedYear % 400)
    let dayOfYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1
    let dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
    return era * 146_097 + dayOfEra - dayZero
  }
}
