/// The name of an event, unique over machines: a ULID, 48 bits of time and 80 of chance.
///
/// Written in Crockford's base 32, so that ids sort as texts do: by time. The order of ids is the
/// order of events.
package struct EventID: Hashable, Comparable, Sendable {
  private let high: UInt64
  private let low: UInt64

  /// Length of an id as text, in bytes.
  package static let length = 26

  private init(high: UInt64, low: UInt64) {
    (self.high, self.low) = (high, low)
  }

  /// Makes an id of a time (milliseconds since 1970, clamped to 48 bits) and 80 bits of chance.
  package init<Generator: RandomNumberGenerator>(
    milliseconds: Int64, using generator: inout Generator
  ) {
    let time = UInt64(min(max(milliseconds, 0), Self.latestTime))
    high = time << 16 | UInt64(UInt16.random(in: 0...UInt16.max, using: &generator))
    low = generator.next()
  }

  /// Makes the id of something that came from elsewhere: the same for the same time and name, so
  /// that importing it twice, or on two machines, adds it once.
  package init(milliseconds: Int64, derivedFrom name: String) {
    var chance = NameHash(name)
    self.init(milliseconds: milliseconds, using: &chance)
  }

  /// Reads an id written as text.
  package init?(_ text: String) {
    let bytes = Array(text.utf8)
    guard bytes.count == Self.length else { return nil }
    self.init(bytes, at: 0)
  }

  /// Reads an id from the `length` bytes at `start`.
  init?(_ bytes: [UInt8], at start: Int) {
    var (high, low): (UInt64, UInt64) = (0, 0)
    for index in 0..<Self.length {
      let digit = UInt64(Self.values[Int(bytes[start + index])])
      guard digit < 32, index > 0 || digit < 8 else { return nil }
      high = high << 5 | low >> 59
      low = low << 5 | digit
    }
    (self.high, self.low) = (high, low)
  }

  /// Milliseconds since 1970 that the id was made with.
  package var milliseconds: Int64 { Int64(high >> 16) }

  package static func < (left: EventID, right: EventID) -> Bool {
    left.high != right.high ? left.high < right.high : left.low < right.low
  }

  /// Appends the id's text.
  func write(to bytes: inout [UInt8]) {
    for index in 0..<Self.length {
      let shift = 5 * (Self.length - 1 - index)
      let digit: UInt64
      switch shift {
      case 64...: digit = high >> UInt64(shift - 64)
      case 60...: digit = high << UInt64(64 - shift) | low >> UInt64(shift)
      default: digit = low >> UInt64(shift)
      }
      bytes.append(Self.digits[Int(digit & 31)])
    }
  }

  static let latestTime: Int64 = (1 << 48) - 1
  private static let digits = Array("0123456789ABCDEFGHJKMNPQRSTVWXYZ".utf8)
  private static let values: [UInt8] = {
    var values = [UInt8](repeating: 255, count: 256)
    for (value, digit) in digits.enumerated() { values[Int(digit)] = UInt8(value) }
    return values
  }()
}

extension EventID: CustomStringConvertible {
  package var description: String {
    var bytes: [UInt8] = []
    write(to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }
}

extension EventID: Codable {
  package init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    guard let id = EventID(try container.decode(String.self)) else {
      throw DecodingError.dataCorruptedError(in: container, debugDescription: "no event id")
    }
    self = id
  }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(description)
  }
}

/// Numbers drawn from a name: FNV-1a over its bytes, mixed as SplitMix64 does.
private struct NameHash: RandomNumberGenerator {
  private var state: UInt64

  init(_ name: String) {
    state = name.utf8.reduce(0xcbf2_9ce4_8422_2325) {
      ($0 ^ UInt64($1)) &* 0x0000_0100_0000_01b3
    }
  }

  mutating func next() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xbf58_476d_1ce4_e5b9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94d0_49bb_1331_11eb
    return mixed ^ (mixed >> 31)
  }
}
