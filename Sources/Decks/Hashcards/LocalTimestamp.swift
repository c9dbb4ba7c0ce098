/// Times such as `2026-07-22T09:30:00.123`, local unless a zone follows.
enum LocalTimestamp {
  /// The instant in milliseconds since 1970, or nil if the text is no such time.
  static func milliseconds(_ text: String, clock: StudyClock) -> Int64? {
    let pattern =
      /(\d{4})-(\d\d)-(\d\d)[T ](\d\d):(\d\d):(\d\d)(?:\.(\d{1,9}))?(Z|[+-]\d\d:?\d\d)?/
    guard let match = text.wholeMatch(of: pattern) else { return nil }
    let parts = [
      match.output.1, match.output.2, match.output.3, match.output.4, match.output.5,
      match.output.6,
    ]
    let numbers = parts.compactMap { Int64($0) }
    guard numbers.count == 6, (1...12).contains(numbers[1]), (1...31).contains(numbers[2]),
      numbers[3] < 24, numbers[4] < 60, numbers[5] < 61
    else { return nil }
    let days = daysSince1970(year: numbers[0], month: numbers[1], day: numbers[2])
    let local = days * 86_400 + numbers[3] * 3_600 + numbers[4] * 60 + numbers[5]
    let digits = (match.output.7 ?? "").prefix(3)
    let fraction = Int64(digits + String(repeating: "0", count: 3 - digits.count)) ?? 0
    let seconds = match.output.8.map { local - zone($0) } ?? clock.instant(local: local)
    return seconds * 1_000 + fraction
  }

  private static func zone(_ text: Substring) -> Int64 {
    if text == "Z" { return 0 }
    let digits = text.filter(\.isNumber)
    let hours = Int64(digits.prefix(2)) ?? 0
    let minutes = Int64(digits.suffix(2)) ?? 0
    return (text.hasPrefix("-") ? -1 : 1) * (hours * 3_600 + minutes * 60)
  }

  /// Days of the Gregorian calendar from 1970-01-01, by counting from March, so that the leap day comes last.
  private static func daysSince1970(year: Int64, month: Int64, day: Int64) -> Int64 {
    let years = month <= 2 ? year - 1 : year
    let era = (years >= 0 ? years : years - 399) / 400
    let yearOfEra = years - era * 400
    let dayOfYear = (153 * ((month + 9) % 12) + 2) / 5 + day - 1
    let dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
    return era * 146_097 + dayOfEra - 719_468
  }
}
