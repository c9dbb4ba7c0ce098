import Foundation

/// The clock of the running form, for the names that a learner's module shadows.
public enum FormClock {
  /// Sleeps until the driver has advanced the time far enough.
  ///
  /// It stays where it is called, so that a form's task sleeps before the driver looks again.
  public nonisolated(nonsending) static func sleep(seconds: Double) async throws {
    try Task.checkCancellation()
    let sleeper = Sleeper()
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { sleeper.start($0, seconds: seconds) }
    } onCancel: {
      sleeper.cancel()
    }
  }

  /// Runs work when the driver has advanced the time far enough.
  public static func after(
    _ deadline: DispatchTime, on queue: DispatchQueue, _ work: @escaping @Sendable () -> Void
  ) {
    let now = DispatchTime.now().uptimeNanoseconds
    let distance = Double(deadline.uptimeNanoseconds) - Double(now)
    let seconds = (max(0, distance) / 1e9 * 1000).rounded() / 1000
    MainQueue.run {
      guard let clock = FormRuntime.current?.clock else {
        queue.asyncAfter(deadline: deadline, execute: work)
        return
      }
      clock.after(seconds) { work() }
    }
  }

  /// Fires a timer each time that the driver has advanced the time far enough, until it is invalid.
  public static func fire(
    _ timer: Timer, every interval: TimeInterval, repeats: Bool,
    _ block: @escaping @Sendable (Timer) -> Void
  ) {
    nonisolated(unsafe) let timer = timer
    MainQueue.run {
      guard let clock = FormRuntime.current?.clock else {
        RunLoop.main.add(timer, forMode: .common)
        return
      }
      clock.after(max(interval, 0.0001)) {
        guard timer.isValid else { return }
        block(timer)
        if repeats {
          fire(timer, every: interval, repeats: true, block)
        } else {
          timer.invalidate()
        }
      }
    }
  }

  /// A duration in seconds.
  public static func seconds(_ duration: Duration) -> Double {
    Double(duration.components.seconds) + Double(duration.components.attoseconds) / 1e18
  }

  /// One sleeping task.
  private final class Sleeper: @unchecked Sendable {
    private let lock = NSLock()
    private var continuation: CheckedContinuation<Void, any Error>?
    private var isCancelled = false

    func start(_ continuation: CheckedContinuation<Void, any Error>, seconds: Double) {
      lock.lock()
      let isCancelled = isCancelled
      if !isCancelled { self.continuation = continuation }
      lock.unlock()
      if isCancelled {
        continuation.resume(throwing: CancellationError())
        return
      }
      MainQueue.run { self.wait(seconds) }
    }

    @MainActor
    private func wait(_ seconds: Double) {
      guard let clock = FormRuntime.current?.clock else {
        finish(.success(()))
        return
      }
      clock.after(seconds) { self.finish(.success(())) }
    }

    func cancel() {
      lock.lock()
      isCancelled = true
      lock.unlock()
      finish(.failure(CancellationError()))
    }

    private func finish(_ result: Result<Void, any Error>) {
      lock.lock()
      let pending = continuation
      continuation = nil
      lock.unlock()
      pending?.resume(with: result)
    }
  }
}
