internal import FoundationEssentials

/// A reader of JSON in a fixed form, over a stretch of bytes.
struct ByteCursor {
  private let bytes: [UInt8]
  private let end: Int
  private(set) var position: Int

  /// Reads `range` of `bytes`.
  init(_ bytes: [UInt8], in range: Range<Int>) {
    self.bytes = bytes
    (position, end) = (range.lowerBound, range.upperBound)
  }

  var isAtEnd: Bool { position == end }

  /// Goes past a text if it stands here.
  mutating func skip(_ text: StaticString) -> Bool {
    let count = text.utf8CodeUnitCount
    guard end - position >= count else { return false }
    for index in 0..<count
    where unsafe bytes[position + index] != text.utf8Start[index] { return false }
    position += count
    return true
  }

  /// Goes past an event's id.
  mutating func eventID() -> EventID? {
    guard end - position >= EventID.length, let id = EventID(bytes, at: position) else {
      return nil
    }
    position += EventID.length
    return id
  }

  /// Goes past a time as `TimeText` writes it; milliseconds since 1970.
  mutating func time() -> Int64? {
    guard end - position >= TimeText.length, let time = TimeText.read(bytes, at: position) else {
      return nil
    }
    position += TimeText.length
    return time
  }

  /// A whole number of at most 18 digits.
  mutating func integer() -> Int? {
    let isNegative = skip("-")
    let start = position
    var value = 0
    while let digit, position - start < 18 {
      value = value * 10 + digit
      position += 1
    }
    guard position > start else { return nil }
    return isNegative ? -value : value
  }

  /// A number of 0 or more with at most 9 digits before a point and 6 behind; other forms are not read.
  private mutating func decimal() -> Double? {
    guard digit != nil, let whole = integer(), whole < 1_000_000_000 else { return nil }
    guard skip(".") else { return Double(whole) }
    let start = position
    guard digit != nil, let fraction = integer(), position - start <= 6 else { return nil }
    let scale = [1, 10, 100, 1_000, 10_000, 100_000, 1_000_000][position - start]
    return Double(whole * scale + fraction) / Double(scale)
  }

  /// A number in any form that JSON has.
  mutating func number() -> Double? {
    var attempt = self
    if let plain = attempt.decimal(), !attempt.isInsideNumber {
      self = attempt
      return plain
    }
    var stop = position
    while stop < end, Self.numberBytes.contains(bytes[stop]) { stop += 1 }
    guard let value = Double(String(decoding: bytes[position..<stop], as: UTF8.self)) else {
      return nil
    }
    position = stop
    return value
  }

  private var isInsideNumber: Bool { position < end && Self.numberBytes.contains(bytes[position]) }
  private static let numberBytes = Array("0123456789+-.eE".utf8)

  /// Goes past a JSON text with its quotes.
  mutating func text() -> String? {
    var attempt = self
    if attempt.skip("\""), let plain = attempt.plainText(), attempt.skip("\"") {
      self = attempt
      return plain
    }
    guard position < end, bytes[position] == UInt8(ascii: "\"") else { return nil }
    var stop = position + 1
    while stop < end, bytes[stop] != UInt8(ascii: "\"") {
      stop += bytes[stop] == UInt8(ascii: "\\") ? 2 : 1
    }
    guard stop < end else { return nil }
    defer { position = stop + 1 }
    return try? JSONDecoder().decode(String.self, from: Data(bytes[position...stop]))
  }

  /// The text up to the next quote, if it needs no unescaping and is UTF-8.
  mutating func plainText() -> String? {
    var stop = position
    while stop < end, bytes[stop] != UInt8(ascii: "\"") {
      guard bytes[stop] != UInt8(ascii: "\\"), bytes[stop] >= 0x20 else { return nil }
      stop += 1
    }
    defer { position = stop }
    return String(validating: bytes[position..<stop], as: UTF8.self)
  }

  private var digit: Int? {
    guard position < end else { return nil }
    let value = Int(bytes[position]) - 0x30
    return (0...9).contains(value) ? value : nil
  }
}
