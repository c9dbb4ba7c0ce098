internal import Glibc
internal import Synchronization

/// Turns signals into bytes of a pipe, so that one `poll` waits for input, signals and wake-ups alike.
///
/// There is one for the process. Only the thread that reads lines or waits for a job should take signals from it.
package final class SignalRelay: Sendable {
  /// What came since the last look.
  package struct Arrivals: Sendable, Equatable {
    package var isInterrupted = false
    package var isResized = false
    package var isContinued = false
    package var isStopped = false
    /// SIGTERM or SIGHUP; once it came it is in every later look.
    package var ending: Int32?
  }

  /// Why a wait ended.
  package enum Wake: Sendable, Equatable {
    case interrupted
    case terminated(signal: Int32)
    /// The descriptor that was waited for can be read, or was closed by the other side.
    case ready
    case timedOut
  }

  /// The machine refused a pipe.
  package struct Fault: Error, Sendable, Equatable {
    package var code: Int32
  }

  /// Signals that are relayed from the start; SIGTSTP is so only while a line is edited.
  static let relayed = [SIGINT, SIGWINCH, SIGCONT, SIGTERM, SIGHUP]

  /// The end to poll for reading.
  package let descriptor: Int32
  private let ending = Mutex<Int32?>(nil)

  private init(descriptor: Int32) {
    self.descriptor = descriptor
  }

  private static let shared = Mutex<SignalRelay?>(nil)

  /// Makes the pipe and sets the handlers; later calls give back the same relay.
  ///
  /// SIGQUIT is caught and dropped: its default would be taken for a crash by Swift's runtime.
  package static func install() throws(Fault) -> SignalRelay {
    let outcome: Result<SignalRelay, Fault> = shared.withLock { relay in
      if let relay { return .success(relay) }
      var ends: [Int32] = [-1, -1]
      guard unsafe pipe(&ends) == 0 else { return .failure(Fault(code: errno)) }
      for end in ends {
        _ = fcntl(end, F_SETFL, O_NONBLOCK)
        _ = fcntl(end, F_SETFD, FD_CLOEXEC)
      }
      RelayState.prepare(writeEnd: ends[1])
      let made = SignalRelay(descriptor: ends[0])
      relay = made
      for number in relayed where !isUnwanted(number) { handle(number, with: relaySignal) }
      handle(SIGQUIT, with: dropSignal)
      return .success(made)
    }
    return try outcome.get()
  }

  /// Whether who started us has the signal ignored, as `nohup` does; on a terminal Ctrl-C is always ours.
  private static func isUnwanted(_ number: Int32) -> Bool {
    isatty(0) != 1 && SignalAction.isIgnored(number)
  }

  /// Gives Ctrl-C, SIGTERM and SIGHUP their default effect whenever nobody waits for them in `run` or `wait`.
  ///
  /// For a single command of the command line; a shell that reads lines must not call it.
  package func endWhenNobodyListens() {
    unsafe RelayState.endsAlone = 1
  }

  /// Does something during which signals are looked at.
  func listening<Value>(_ body: () throws -> Value) rethrows -> Value {
    unsafe RelayState.listeners += 1
    defer { unsafe RelayState.listeners -= 1 }
    return try body()
  }

  /// Makes `descriptor` readable; safe from any thread.
  package func wake() {
    RelayState.post(0)
  }

  /// Takes what came since the last look.
  package func take() -> Arrivals {
    var arrivals = Arrivals()
    var bytes = [UInt8](repeating: 0, count: 64)
    while true {
      let count = unsafe read(descriptor, &bytes, bytes.count)
      guard count > 0 else { break }
      for byte in bytes[..<count] { note(Int32(byte), in: &arrivals) }
    }
    arrivals.ending = ending.withLock { $0 }
    return arrivals
  }

  private func note(_ number: Int32, in arrivals: inout Arrivals) {
    switch number {
    case SIGINT: arrivals.isInterrupted = true
    case SIGWINCH: arrivals.isResized = true
    case SIGCONT: arrivals.isContinued = true
    case SIGTSTP: arrivals.isStopped = true
    case SIGTERM, SIGHUP: ending.withLock { $0 = $0 ?? number }
    default: break
    }
  }

  /// Notes that the terminal is gone, as if SIGHUP had come.
  func noteLostTerminal() {
    ending.withLock { $0 = $0 ?? SIGHUP }
  }

  /// Waits until `other` can be read, Ctrl-C is pressed, or the process is asked to end.
  ///
  /// Give the read end of a pipe that a job closes or writes to when it is done.
  ///
  /// - Parameters:
  ///   - other: the descriptor to wait for, or nil.
  ///   - milliseconds: the longest wait, or nil for as long as it takes.
  /// - Returns: what came first.
  package func wait(until other: Int32?, milliseconds: Int32? = nil) -> Wake {
    listening { waitForArrivals(until: other, milliseconds: milliseconds) }
  }

  private func waitForArrivals(until other: Int32?, milliseconds: Int32?) -> Wake {
    let deadline = milliseconds.map { MonotonicClock.milliseconds() + Int($0) }
    while true {
      let arrivals = take()
      if let signal = arrivals.ending { return .terminated(signal: signal) }
      if arrivals.isInterrupted { return .interrupted }
      let remaining = deadline.map { max(0, $0 - MonotonicClock.milliseconds()) }
      let ready = Descriptors.poll(
        [descriptor] + (other.map { [$0] } ?? []), milliseconds: remaining)
      if ready.contains(where: { $0 == other }) { return .ready }
      if ready.isEmpty && remaining == 0 { return .timedOut }
    }
  }
}
