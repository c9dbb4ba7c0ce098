/// Spreads intervals a little, as Anki does, and always alike for one card and repetition.
struct Fuzz {
  /// In [0, 1), or nil when intervals are not spread.
  private let draw: Double?

  init(seed: UInt64, isOn: Bool) {
    draw = isOn ? Self.uniform(seed) : nil
  }

  /// Seconds of a step: up to a quarter more, at most five minutes.
  func step(_ seconds: Double) -> Double {
    guard let draw else { return seconds }
    return (seconds + draw * min(seconds * 0.25, 300)).rounded(.down)
  }

  /// Whole days of an interval.
  ///
  /// - Parameters:
  ///   - raw: The days that the model asks for.
  ///   - previous: The interval before, which a longer one must exceed.
  ///   - maximum: The longest interval.
  ///   - minimum: What a worse answer asks for.
  /// - Returns: From 1 to `maximum`.
  func days(_ raw: Double, previous: Int, maximum: Int, _ minimum: Int) -> Int {
    let limit = Double(maximum)
    let wanted = min(max(raw, Double(minimum), 1), limit)
    let rounded = wanted.rounded(.toNearestOrEven)
    guard let draw, wanted >= 2.5 else { return Int(rounded) }
    let delta = Self.spread(wanted)
    let high = min((wanted + delta).rounded(), limit)
    var low = min(max(2, (wanted - delta).rounded()), high)
    if rounded > Double(previous) {
      low = max(low, Double(previous) + 1)
    } else if Double(previous) <= high {
      low = max(low, Double(previous))
    }
    low = min(max(low, Double(minimum)), limit)
    let top = low >= high && low > 2 && low < limit ? low + 1 : max(low, high)
    return Int((low + draw * (top - low + 1)).rounded(.down))
  }

  /// Days to either side: a share of the interval that shrinks as it grows, and a day.
  private static func spread(_ days: Double) -> Double {
    1 + 0.15 * max(min(days, 7) - 2.5, 0) + 0.10 * max(min(days, 20) - 7, 0)
      + 0.05 * max(days - 20, 0)
  }

  private static func uniform(_ seed: UInt64) -> Double {
    var generator = SplitMix64(seed: seed)
    return Double(generator.next() >> 11) * 0x1p-53
  }
}

/// A number for a card's identity that fuzz can start from: FNV-1a of its UTF-8.
public func fuzzSeed(forCard id: String) -> UInt64 {
  id.utf8.reduce(0xcbf2_9ce4_8422_2325) { ($0 ^ UInt64($1)) &* 0x0000_0100_0000_01b3 }
}
