internal import Glibc

/// Local time and study days, for formats that have no instants.
package struct StudyClock: Sendable {
  /// Hour of the day at which a study day begins, as in Anki.
  package var rollover: Int
  /// Seconds by which local time is ahead of UTC at an instant, in seconds since 1970.
  package var offset: @Sendable (Int64) -> Int

  /// A clock.
  ///
  /// - Parameters:
  ///   - rollover: Hour at which a study day begins.
  ///   - offset: Seconds by which local time is ahead of UTC at an instant, in seconds since 1970.
  package init(rollover: Int = 4, offset: @escaping @Sendable (Int64) -> Int) {
    self.rollover = rollover
    self.offset = offset
  }

  /// The clock of this machine.
  package static let system = StudyClock { instant in
    var seconds = time_t(instant)
    var parts = unsafe tm()
    unsafe localtime_r(&seconds, &parts)
    return unsafe parts.tm_gmtoff
  }

  /// The study day of an instant: its date in local time, in days since 1970.
  package func day(of milliseconds: Int64) -> Int {
    let seconds = StudyClock.seconds(milliseconds)
    let local = StudyClock.clamped(seconds) + Int64(offset(StudyClock.clamped(seconds)))
    return Int(StudyClock.floorDivide(local - Int64(rollover) * 3_600, 86_400))
  }

  /// The instant at which a study day begins, in milliseconds since 1970.
  package func start(of day: Int) -> Int64 {
    let day = Int64(min(max(day, -4_000_000), 4_000_000))
    return instant(local: day * 86_400 + Int64(rollover) * 3_600) * 1_000
  }

  /// The instant, in seconds since 1970, at which local clocks show a time, given as if it were UTC.
  ///
  /// Of two such instants the earlier one; if clocks skip the time, one as far past the gap.
  func instant(local: Int64) -> Int64 {
    let local = StudyClock.clamped(local)
    let candidates = [local - 86_400, local + 86_400].map { local - Int64(offset($0)) }
    let exact = candidates.filter { $0 + Int64(offset($0)) == local }
    return exact.min() ?? candidates[0]
  }

  private static func seconds(_ milliseconds: Int64) -> Int64 {
    floorDivide(milliseconds, 1_000)
  }

  /// Keeps to years that the C library knows.
  private static func clamped(_ seconds: Int64) -> Int64 {
    min(max(seconds, -400_000_000_000), 400_000_000_000)
  }

  private static func floorDivide(_ value: Int64, _ divisor: Int64) -> Int64 {
    let quotient = value / divisor
    return value % divisor < 0 ? quotient - 1 : quotient
  }
}
