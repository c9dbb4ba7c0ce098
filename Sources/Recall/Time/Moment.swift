/// An instant together with what the clock on the wall showed: the offset of local time from UTC.
///
/// The offset is kept with each review, so that study days already counted stay as they were after a
/// journey, a change to daylight saving, or a new edition of the time-zone data.
public struct Moment: Hashable, Sendable {
  /// The point in time.
  public var instant: Instant
  /// Seconds that local time was ahead of UTC.
  public var utcOffset: Int

  /// Makes a moment; `utcOffset` is in seconds, positive to the east.
  public init(_ instant: Instant, utcOffset: Int = 0) {
    self.instant = instant
    self.utcOffset = utcOffset
  }

  /// The same offset, so many seconds later.
  func adding(seconds: Double) -> Moment {
    Moment(instant.adding(seconds: seconds), utcOffset: utcOffset)
  }
}
