import Synchronization

/// Lets some pieces of work run at once, the others wait for their turn.
final class Limiter: Sendable {
  private struct State {
    var free: Int
    var waiting: [CheckedContinuation<Void, Never>] = []
  }

  private let state: Mutex<State>

  init(_ count: Int) {
    state = Mutex(State(free: max(count, 1)))
  }

  /// Does work that blocks, on a thread of its own, once it is its turn.
  func run<Value: Sendable>(_ work: @escaping @Sendable () -> Value) async -> Value {
    await enter()
    defer { leave() }
    return await onThread(work)
  }

  private func enter() async {
    await withCheckedContinuation { continuation in
      let mayGo = state.withLock { state in
        if state.free > 0 {
          state.free -= 1
          return true
        }
        state.waiting.append(continuation)
        return false
      }
      if mayGo { continuation.resume() }
    }
  }

  private func leave() {
    let next = state.withLock { state -> CheckedContinuation<Void, Never>? in
      guard !state.waiting.isEmpty else {
        state.free += 1
        return nil
      }
      return state.waiting.removeFirst()
    }
    next?.resume()
  }
}
