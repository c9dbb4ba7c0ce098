internal import Synchronization

/// A time that only moves when a test moves it, in seconds since 1970.
package final class FixedClock: Sendable {
  private let seconds: Mutex<Double>

  package init(_ seconds: Double = 1_800_000_000) {
    self.seconds = Mutex(seconds)
  }

  package var now: Double { seconds.withLock { $0 } }

  package func advance(by more: Double) {
    seconds.withLock { $0 += more }
  }
}
