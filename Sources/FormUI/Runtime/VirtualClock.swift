import Foundation

/// Time as the form sees it: it stands still until the driver advances it.
@MainActor
final class VirtualClock {
  private struct Entry {
    let due: Double
    let order: Int
    let action: @MainActor () -> Void
  }

  /// Seconds since the form was started.
  private(set) var now: Double = 0
  private var entries: [Int: Entry] = [:]
  private var next = 0

  /// Runs an action when some seconds have passed; the result cancels it.
  @discardableResult
  func after(_ seconds: Double, _ action: @escaping @MainActor () -> Void) -> Int {
    next += 1
    entries[next] = Entry(due: now + max(0, seconds), order: next, action: action)
    return next
  }

  /// Takes back an action.
  func cancel(_ key: Int) {
    entries[key] = nil
  }

  /// Runs an action at the end of an animation.
  func afterAnimation(_ animation: Animation?, _ action: @escaping () -> Void) {
    after(animation?.duration ?? 0) { action() }
  }

  /// The time of the earliest action that is due until a time.
  func nextDue(until limit: Double) -> Double? {
    let due = entries.values.map(\.due).min()
    guard let due, due <= limit else { return nil }
    return due
  }

  /// Moves to a time and runs what is due then.
  func move(to time: Double) {
    now = max(now, time)
    let due = entries.filter { $0.value.due <= now }
      .sorted { ($0.value.due, $0.value.order) < ($1.value.due, $1.value.order) }
    for (key, _) in due { entries[key] = nil }
    for (_, entry) in due { entry.action() }
  }
}
