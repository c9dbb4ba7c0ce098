internal import Dispatch
internal import Synchronization

/// Waits on this thread for work that runs as tasks.
enum Waiting {
  private final class Box<Value: Sendable>: Sendable {
    let value = Mutex<Value?>(nil)
  }

  /// The result of the work.
  static func result<Value: Sendable>(_ work: @escaping @Sendable () async -> Value) -> Value {
    let box = Box<Value>()
    let done = DispatchSemaphore(value: 0)
    Task.detached {
      let value = await work()
      box.value.withLock { $0 = value }
      done.signal()
    }
    while true {
      done.wait()
      if let value = box.value.withLock({ $0 }) { return value }
    }
  }
}
