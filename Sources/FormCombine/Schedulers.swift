import Dispatch
import Foundation

/// Where and when values are delivered; everything happens on the main queue here.
public protocol Scheduler {}

extension RunLoop: Scheduler {}
extension DispatchQueue: Scheduler {}
extension OperationQueue: Scheduler {}

/// Delivers at once.
public struct ImmediateScheduler: Scheduler, Sendable {
  /// The scheduler.
  public static let shared = ImmediateScheduler()
}

/// A length of time.
public struct SchedulerStride: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral, Sendable {
  /// The length in seconds.
  public let timeInterval: Double

  /// A length in seconds.
  public init(_ seconds: Double) { timeInterval = seconds }
  /// A length in seconds.
  public init(floatLiteral value: Double) { timeInterval = value }
  /// A length in seconds.
  public init(integerLiteral value: Int) { timeInterval = Double(value) }
  /// A length in seconds.
  public static func seconds(_ seconds: Double) -> SchedulerStride { SchedulerStride(seconds) }
  /// A length in seconds.
  public static func seconds(_ seconds: Int) -> SchedulerStride { SchedulerStride(Double(seconds)) }
  /// A length in milliseconds.
  public static func milliseconds(_ count: Int) -> SchedulerStride {
    SchedulerStride(Double(count) / 1e3)
  }
  /// A length in microseconds.
  public static func microseconds(_ count: Int) -> SchedulerStride {
    SchedulerStride(Double(count) / 1e6)
  }
  /// A length in nanoseconds.
  public static func nanoseconds(_ count: Int) -> SchedulerStride {
    SchedulerStride(Double(count) / 1e9)
  }
}

/// The clock that delays follow: that of the running form when there is one.
public enum _CombineClock {
  /// Runs work after some seconds.
  nonisolated(unsafe) public static var after: ((Double, @escaping () -> Void) -> Void)?

  /// Runs work on the next turn of the main queue, as values come after what set them off.
  static func soon(_ work: @escaping () -> Void) {
    let work = SendableWork(run: work)
    DispatchQueue.main.async { work.run() }
  }

  static func run(after seconds: Double, _ work: @escaping () -> Void) {
    if let after {
      after(seconds, work)
    } else {
      let work = SendableWork(run: work)
      DispatchQueue.main.asyncAfter(deadline: .now() + seconds) { work.run() }
    }
  }
}

private struct SendableWork: @unchecked Sendable {
  let run: () -> Void
}
