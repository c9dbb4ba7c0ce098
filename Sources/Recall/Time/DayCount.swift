/// How the days between two reviews are counted.
public enum DayCount: Hashable, Sendable {
  /// Whole periods of 24 hours, as FSRS's reference implementation counts.
  case fullDays
  /// Study days: local calendar days that begin at this hour, as Anki counts (4 is usual).
  case studyDays(rolloverHour: Int)

  /// Study days that begin at 04:00.
  public static let learner = DayCount.studyDays(rolloverHour: 4)

  /// Days from one moment to another; negative when the clock went back.
  public func days(from earlier: Moment, to later: Moment) -> Int {
    switch self {
    case .fullDays:
      let passed = later.instant.microseconds &- earlier.instant.microseconds
      return Int(floorDivide(passed, by: Instant.microsecondsPerDay))
    case .studyDays:
      return day(of: later) - day(of: earlier)
    }
  }

  /// The number of the day that a moment belongs to, counted from 1970-01-01.
  ///
  /// `fullDays` has no days of its own and answers with the day in UTC.
  public func day(of moment: Moment) -> Int {
    Int(floorDivide(shifted(moment), by: Instant.microsecondsPerDay))
  }

  /// When the day after the one of `moment` begins, if the offset stays as it is.
  public func nextDay(after moment: Moment) -> Instant {
    let into = shifted(moment) - Int64(day(of: moment)) * Instant.microsecondsPerDay
    return Instant(microseconds: moment.instant.microseconds + Instant.microsecondsPerDay - into)
  }

  /// Local time, moved so that the day begins at zero.
  private func shifted(_ moment: Moment) -> Int64 {
    switch self {
    case .fullDays:
      return moment.instant.microseconds
    case .studyDays(let rolloverHour):
      let seconds = Int64(moment.utcOffset) - Int64(rolloverHour) * 3_600
      return moment.instant.microseconds &+ seconds * 1_000_000
    }
  }
}
