internal import Glibc

/// Relays SIGTSTP while a line is edited, so that the terminal is put back before the process stops.
struct StopHandler {
  init() {
    // A parent that ignores it, such as a script without job control, doesn't want us to stop.
    isIgnored = SignalAction.isIgnored(SIGTSTP)
    if !isIgnored { handle(SIGTSTP, with: relayStop) }
  }

  private let isIgnored: Bool

  /// Gives SIGTSTP its default again: a running job stops the usual way.
  func end() {
    if !isIgnored { signal(SIGTSTP, SIG_DFL) }
  }

  /// Stops this process until it is continued.
  static func stopNow() {
    signal(SIGTSTP, SIG_DFL)
    raise(SIGTSTP)
    handle(SIGTSTP, with: relayStop)
  }
}

private func relayStop(_ number: Int32) {
  let code = errno
  RelayState.post(number)
  errno = code
}
