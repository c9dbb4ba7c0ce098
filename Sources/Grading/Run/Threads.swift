internal import Glibc
internal import Synchronization

/// Threads of our own, with room for the recursion that deep source code costs.
enum Threads {
  /// Bytes of stack; only what is used takes memory.
  private static let stack = 256 << 20

  /// Runs the body on such a thread and waits for it.
  static func withLargeStack<Value: Sendable, Failure: Error>(
    _ body: @Sendable () throws(Failure) -> Value
  ) throws(Failure) -> Value {
    let result = Mutex<Result<Value, Failure>?>(nil)
    inParallel(1) { _ in
      let value = Result<Value, Failure> { () throws(Failure) in try body() }
      result.withLock { $0 = value }
    }
    // Without a thread there is still our own.
    guard let value = result.withLock(\.self) else { return try body() }
    return try value.get()
  }

  /// Runs the body once for each index, at the same time on as many threads as there are processors.
  static func inParallel(_ count: Int, _ body: @Sendable (Int) -> Void) {
    let next = Atomic<Int>(0)
    let width = min(count, max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN))))
    withoutActuallyEscaping(body) { body in
      let work: @Sendable () -> Void = {
        while true {
          let index = next.wrappingAdd(1, ordering: .relaxed).oldValue
          guard index < count else { return }
          body(index)
        }
      }
      let threads = (0..<width).compactMap { _ in Thread(stack: stack, work) }
      for thread in threads { thread.join() }
    }
  }
}

/// One POSIX thread.
@safe
private final class Thread {
  private var handle = pthread_t()

  init?(stack: Int, _ work: @escaping @Sendable () -> Void) {
    var attributes = pthread_attr_t()
    unsafe pthread_attr_init(&attributes)
    defer { unsafe pthread_attr_destroy(&attributes) }
    unsafe pthread_attr_setstacksize(&attributes, stack)
    let box = unsafe Unmanaged.passRetained(Work(work))
    let result = unsafe pthread_create(
      &handle, &attributes,
      { pointer in
        if let pointer = unsafe pointer {
          unsafe Unmanaged<Work>.fromOpaque(pointer).takeRetainedValue().run()
        }
        return nil
      }, box.toOpaque())
    guard result == 0 else {
      unsafe box.release()
      return nil
    }
  }

  func join() {
    _ = pthread_join(handle, nil)
  }

  private final class Work {
    let run: @Sendable () -> Void
    init(_ run: @escaping @Sendable () -> Void) { self.run = run }
  }
}
