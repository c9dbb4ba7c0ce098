internal import Glibc

/// What the handlers touch: plain numbers that are set before any handler is.
@safe
enum RelayState {
  nonisolated(unsafe) static var writeEnd: Int32 = -1
  /// When SIGTERM or SIGHUP came first, in seconds; 0 if none did.
  nonisolated(unsafe) static var firstEnding = 0
  /// Whether a signal that nobody waits for has its default effect, and how many wait.
  nonisolated(unsafe) static var endsAlone: Int32 = 0
  nonisolated(unsafe) static var listeners: Int32 = 0
  /// How long the process may take to end by itself, in seconds.
  static let patience = 3

  /// Touches every variable before a handler can: a first use may take a lock.
  static func prepare(writeEnd end: Int32) {
    unsafe writeEnd = end
    unsafe firstEnding = 0
    unsafe endsAlone = 0
    unsafe listeners = 0
  }

  /// Puts a byte into the pipe.
  ///
  /// A full pipe drops it: there is enough to read then.
  static func post(_ number: Int32) {
    var byte = UInt8(truncatingIfNeeded: number)
    _ = unsafe write(writeEnd, &byte, 1)
  }
}

/// What a signal does now.
enum SignalAction {
  static func isIgnored(_ number: Int32) -> Bool {
    var action = sigaction()
    guard unsafe sigaction(number, nil, &action) == 0 else { return false }
    return unsafe unsafeBitCast(action.__sigaction_handler.sa_handler, to: Int.self) == 1
  }
}

/// Sets a handler that interrupts no system call of others.
func handle(_ number: Int32, with handler: @escaping @convention(c) (Int32) -> Void) {
  var action = sigaction()
  unsafe action.__sigaction_handler.sa_handler = handler
  action.sa_flags = SA_RESTART
  _ = unsafe sigaction(number, &action, nil)
}

/// The handler: a byte into the pipe, no more.
///
/// SIGTERM or SIGHUP again some seconds later means that nobody reads the pipe; then the process ends the default
/// way. A terminal that is closed sends SIGHUP more than once, but all at a time.
func relaySignal(_ number: Int32) {
  let code = errno
  let isHeard = unsafe RelayState.endsAlone == 0 || RelayState.listeners > 0
  if !isHeard && number != SIGWINCH && number != SIGCONT { endAtOnce(number) }
  if number == SIGTERM || number == SIGHUP {
    let now = time(nil)
    if unsafe RelayState.firstEnding == 0 {
      unsafe RelayState.firstEnding = now
    } else if unsafe now - RelayState.firstEnding >= RelayState.patience {
      endAtOnce(number)
    }
  }
  RelayState.post(number)
  errno = code
}

/// For signals whose default would end the process.
func dropSignal(_: Int32) {}

/// Puts the terminal back and ends the process as the signal does by default.
private func endAtOnce(_ number: Int32) {
  TerminalGuard.restore()
  signal(number, SIG_DFL)
  raise(number)
}
