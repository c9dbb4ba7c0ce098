import Foundation

/// Brings work to the thread that drives the form.
enum MainQueue {
  /// Runs work at once on the driving thread, and later when called from another one.
  static func run(_ work: @escaping @MainActor @Sendable () -> Void) {
    if isDriving {
      MainActor.assumeIsolated(work)
    } else {
      DispatchQueue.main.async(execute: work)
    }
  }

  /// Runs work on the driving thread, where the caller is known to be.
  static func runNow(_ work: @MainActor () -> Void) {
    MainActor.assumeIsolated(work)
  }

  /// Whether the present thread is the one that drives forms.
  private static var isDriving: Bool {
    Thread.isMainThread
      || FormRuntime.drivingThread.map { pthread_equal($0, pthread_self()) != 0 } == true
  }

  /// Runs what waits in the main queue; nothing when the caller is itself run by that queue.
  ///
  /// Jobs that went to other threads get a little time to come back, as long as they keep coming.
  @MainActor
  static func drain() {
    guard canDrain else { return }
    runMarker(patience: 1)
    var seen = globalJobs()
    guard seen != answeredJobs else { return }
    var (resting, waiting) = (0, 0)
    for _ in 0..<patience where resting < 2 && waiting < calm {
      _ = RunLoop.main.run(mode: .default, before: Date(timeIntervalSinceNow: 0.001))
      usleep(500)
      runMarker(patience: 1)
      let count = globalJobs()
      waiting = count == seen ? waiting + 1 : 0
      resting = count == seen && unfinishedJobs() == 0 ? resting + 1 : 0
      seen = count
    }
    answeredJobs = seen
  }

  /// Rounds without a new job after which other threads are no longer waited for, though a job may still run.
  private static let calm = 80
  /// Rounds of waiting for other threads after one event.
  private static let patience = 200
  @MainActor private static var answeredJobs: UInt = 0

  /// Found once: whether the main queue can be run from here.
  @MainActor private static let canDrain = Thread.isMainThread && runMarker(patience: 0.25)

  /// Begins to count jobs that go to other threads; to be called before a form starts its first task.
  @MainActor
  static func watch() { _ = isWatching }

  @MainActor private static let isWatching: Bool = {
    watchGlobalJobs()
    return true
  }()

  /// Puts a marker at the end of the queue and runs the queue until the marker has come.
  @MainActor @discardableResult
  private static func runMarker(patience seconds: TimeInterval) -> Bool {
    let marker = Marker()
    DispatchQueue.main.async { marker.hasCome = true }
    let start = DispatchTime.now().uptimeNanoseconds
    while !marker.hasCome {
      _ = RunLoop.main.run(mode: .default, before: Date(timeIntervalSinceNow: 0.001))
      let passed = Double(DispatchTime.now().uptimeNanoseconds - start) / 1e9
      if passed > seconds { return false }
    }
    return true
  }

  private final class Marker: @unchecked Sendable {
    var hasCome = false
  }
}

// Declared here and not imported, so that a learner's compile needs no module map of the C target.
@_silgen_name("formui_watch_global_jobs") private func watchGlobalJobs()
@_silgen_name("formui_unfinished_jobs") private func unfinishedJobs() -> UInt
@_silgen_name("formui_global_jobs") private func globalJobs() -> UInt
