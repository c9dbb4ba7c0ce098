package import FoundationEssentials

/// When an event happened: milliseconds since 1970, and what the clock on the wall was ahead of UTC.
package struct Timestamp: Hashable, Comparable, Sendable {
  /// Milliseconds since 1970-01-01T00:00:00Z.
  package var milliseconds: Int64
  /// Minutes that local time was ahead of UTC.
  package var offset: Int

  /// Makes a time; `offset` is in minutes, positive to the east.
  package init(milliseconds: Int64, offset: Int = 0) {
    self.milliseconds = milliseconds
    self.offset = offset
  }

  /// Makes a time from a date, with the offset of `zone` at that date.
  package init(_ date: Date, in zone: TimeZone) {
    let seconds = min(max(date.timeIntervalSince1970, -6e10), 2.5e11)
    milliseconds = Int64((seconds * 1_000).rounded())
    offset = zone.secondsFromGMT(for: date) / 60
  }

  /// The instant, without the offset.
  package var date: Date { Date(timeIntervalSince1970: Double(milliseconds) / 1_000) }

  package static func < (left: Timestamp, right: Timestamp) -> Bool {
    left.milliseconds < right.milliseconds
  }
}
