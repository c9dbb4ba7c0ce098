extension Instant {
  /// Reads an instant as ISO 8601 and RFC 3339 write it: `2026-12-01T04:30:00Z`, with a fraction of
  /// any length (beyond microseconds it is cut) and an offset such as `+02:00`, `-0530` or `+02`.
  ///
  /// A text without `Z` or an offset names no instant, so it is refused.
  public init?(iso8601 text: String) {
    var reader = DigitReader(bytes: Array(text.utf8))
    guard let year = reader.number(digits: 4), reader.skip("-"),
      let month = reader.number(digits: 2), reader.skip("-"),
      let day = reader.number(digits: 2),
      let date = CivilDate(year: year, month: month, day: day),
      reader.skip("T") || reader.skip("t") || reader.skip(" "),
      let hour = reader.number(digits: 2), hour < 24, reader.skip(":"),
      let minute = reader.number(digits: 2), minute < 60
    else { return nil }
    guard let (second, fraction) = reader.secondsAndFraction(), let offset = reader.offset(),
      reader.isAtEnd
    else { return nil }
    let ofDay = (hour * 60 + minute) * 60 + second - offset
    let seconds = Int64(date.daysSince1970) * 86_400 + Int64(ofDay)
    self.init(microseconds: seconds * 1_000_000 + fraction)
  }

  /// The instant in UTC, `2026-12-01T04:30:00Z`.
  ///
  /// A fraction stands only if there is one: `.500`, or `.500250` where milliseconds don't suffice.
  public var iso8601: String {
    let day = floorDivide(microseconds, by: Instant.microsecondsPerDay)
    let ofDay = microseconds - day * Instant.microsecondsPerDay
    let (seconds, fraction) = (Int(ofDay / 1_000_000), Int(ofDay % 1_000_000))
    let date = CivilDate(daysSince1970: Int(day))
    let clock =
      "\(padded(seconds / 3_600, 2)):\(padded(seconds / 60 % 60, 2)):\(padded(seconds % 60, 2))"
    let digits =
      switch fraction {
      case 0: ""
      case let fraction where fraction % 1_000 == 0: ".\(padded(fraction / 1_000, 3))"
      default: ".\(padded(fraction, 6))"
      }
    return
      "\(padded(date.year, 4))-\(padded(date.month, 2))-\(padded(date.day, 2))T\(clock)\(digits)Z"
  }
}

/// A cursor over the bytes of a time.
private struct DigitReader {
  let bytes: [UInt8]
  var position = 0

  init(bytes: [UInt8]) {
    self.bytes = bytes
  }

  var isAtEnd: Bool { position == bytes.count }

  mutating func skip(_ character: Unicode.Scalar) -> Bool {
    guard position < bytes.count, UInt32(bytes[position]) == character.value else { return false }
    position += 1
    return true
  }

  mutating func digit() -> Int? {
    guard position < bytes.count, (0x30...0x39).contains(bytes[position]) else { return nil }
    position += 1
    return Int(bytes[position - 1]) - 0x30
  }

  mutating func number(digits: Int) -> Int? {
    var value = 0
    for _ in 0..<digits {
      guard let next = digit() else { return nil }
      value = value * 10 + next
    }
    return value
  }

  /// Seconds (60 is a leap second and counts as the next one) and microseconds; both may be absent.
  mutating func secondsAndFraction() -> (Int, Int64)? {
    guard skip(":") else { return (0, 0) }
    guard let second = number(digits: 2), second <= 60 else { return nil }
    guard skip(".") || skip(",") else { return (second, 0) }
    var (fraction, unit): (Int64, Int64) = (0, 100_000)
    guard let first = digit() else { return nil }
    var next: Int? = first
    while let value = next {
      fraction += Int64(value) * unit
      unit /= 10
      next = digit()
    }
    return (second, fraction)
  }

  /// Seconds east of UTC.
  mutating func offset() -> Int? {
    if skip("Z") || skip("z") { return 0 }
    let sign: Int
    if skip("+") { sign = 1 } else if skip("-") { sign = -1 } else { return nil }
    guard let hours = number(digits: 2), hours < 24 else { return nil }
    if isAtEnd { return sign * hours * 3_600 }
    _ = skip(":")
    guard let minutes = number(digits: 2), minutes < 60 else { return nil }
    return sign * (hours * 60 + minutes) * 60
  }
}

private func padded(_ value: Int, _ width: Int) -> String {
  let digits = String(value.magnitude)
  let zeros = String(repeating: "0", count: max(0, width - digits.count))
  return (value < 0 ? "-" : "") + zeros + digits
}
