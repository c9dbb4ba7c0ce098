/// A point in time: microseconds since 1970-01-01T00:00:00Z, without leap seconds.
///
/// Whole microseconds keep day counts exact, which floating-point seconds would not.
public struct Instant: Hashable, Comparable, Sendable {
  /// Microseconds since 1970-01-01T00:00:00Z.
  public var microseconds: Int64

  /// Makes an instant from microseconds since 1970-01-01T00:00:00Z.
  public init(microseconds: Int64) {
    self.microseconds = microseconds
  }

  /// Makes an instant from seconds since 1970-01-01T00:00:00Z, rounded to a microsecond.
  public init(secondsSince1970 seconds: Double) {
    microseconds = Self.wholeMicroseconds(seconds)
  }

  /// Seconds since 1970-01-01T00:00:00Z.
  public var secondsSince1970: Double { Double(microseconds) / 1_000_000 }

  public static func < (left: Instant, right: Instant) -> Bool {
    left.microseconds < right.microseconds
  }

  /// The instant so many seconds later (earlier if negative); stops at the ends of the range.
  public func adding(seconds: Double) -> Instant {
    adding(microseconds: Self.wholeMicroseconds(seconds))
  }

  /// The instant so many periods of 86,400 s later (earlier if negative).
  public func adding(days: Int) -> Instant {
    let (product, overflow) = Int64(days).multipliedReportingOverflow(by: Self.microsecondsPerDay)
    return adding(microseconds: overflow ? (days < 0 ? .min : .max) : product)
  }

  /// Seconds from `earlier` to this instant; negative if this one is the earlier.
  public func seconds(since earlier: Instant) -> Double {
    Double(microseconds &- earlier.microseconds) / 1_000_000
  }

  static let microsecondsPerDay: Int64 = 86_400_000_000

  private func adding(microseconds added: Int64) -> Instant {
    let (sum, overflow) = microseconds.addingReportingOverflow(added)
    return Instant(microseconds: overflow ? (added < 0 ? .min : .max) : sum)
  }

  private static func wholeMicroseconds(_ seconds: Double) -> Int64 {
    let scaled = (seconds * 1_000_000).rounded(.toNearestOrEven)
    if let exact = Int64(exactly: scaled) { return exact }
    return scaled < 0 ? .min : .max
  }
}

/// Divides and rounds towards negative infinity, so that times before 1970 have days too.
func floorDivide(_ value: Int64, by divisor: Int64) -> Int64 {
  let quotient = value / divisor
  return value % divisor < 0 ? quotient - 1 : quotient
}
