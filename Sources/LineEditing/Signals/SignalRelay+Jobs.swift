internal import Glibc
internal import Synchronization

extension SignalRelay {
  /// Runs `work` on this thread while another one watches for Ctrl-C and for the request to end.
  ///
  /// `cancel` is called on the other thread, once for each Ctrl-C and once for SIGTERM or SIGHUP; it should make
  /// `work` return soon. Signals that came before the call are dropped, but for SIGTERM and SIGHUP.
  ///
  /// - Parameters:
  ///   - work: what to do, usually running a job and waiting for it.
  ///   - cancel: ends the work early.
  /// - Returns: what `work` gave, and whether it was asked to end early.
  package func run<Value>(
    _ work: () throws -> Value, cancel: @escaping @Sendable () -> Void
  ) rethrows -> (value: Value, wasCancelled: Bool) {
    _ = take()
    let watch = InterruptWatch(relay: self, cancel: cancel)
    watch.start()
    defer { watch.stop() }
    let value = try listening(work)
    watch.stop()
    return (value, watch.didCancel)
  }
}

/// The thread that waits for Ctrl-C while a job runs.
@safe
private final class InterruptWatch: Sendable {
  private struct State {
    var isDone = false
    var didCancel = false
    var thread: pthread_t?
  }

  private let relay: SignalRelay
  private let cancel: @Sendable () -> Void
  private let state = Mutex(State())

  init(relay: SignalRelay, cancel: @escaping @Sendable () -> Void) {
    self.relay = relay
    self.cancel = cancel
  }

  var didCancel: Bool { state.withLock { $0.didCancel } }

  func start() {
    var thread = pthread_t()
    let owner = unsafe Unmanaged.passRetained(self).toOpaque()
    let failed = unsafe pthread_create(
      &thread, nil,
      { owner in
        guard let owner = unsafe owner else { return nil }
        unsafe Unmanaged<InterruptWatch>.fromOpaque(owner).takeRetainedValue().watch()
        return nil
      }, owner)
    if failed == 0 {
      state.withLock { $0.thread = thread }
    } else {
      unsafe Unmanaged<InterruptWatch>.fromOpaque(owner).release()
    }
  }

  /// Ends the thread and waits for it; a second call does nothing.
  func stop() {
    let thread = state.withLock { state -> pthread_t? in
      state.isDone = true
      defer { state.thread = nil }
      return state.thread
    }
    guard let thread else { return }
    relay.wake()
    pthread_join(thread, nil)
  }

  private func watch() {
    var hasSeenEnding = false
    while true {
      let arrivals = relay.take()
      let isEnding = arrivals.ending != nil && !hasSeenEnding
      hasSeenEnding = hasSeenEnding || isEnding
      if arrivals.isInterrupted || isEnding {
        state.withLock { $0.didCancel = true }
        cancel()
      }
      if state.withLock({ $0.isDone }) { return }
      _ = Descriptors.poll([relay.descriptor], milliseconds: nil)
    }
  }
}
