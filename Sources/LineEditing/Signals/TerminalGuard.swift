internal import Glibc

/// Puts the terminal back when the process dies, whatever it dies of.
///
/// Sequence written: `ESC [ ? 2004 l` (bracketed paste off), only while a line is being edited.
package enum TerminalGuard {
  private static let crashes = [SIGILL, SIGTRAP, SIGSEGV, SIGBUS, SIGABRT, SIGFPE]
  private static let requests = [SIGTERM, SIGHUP]

  /// Keeps the terminal's modes as they are now and sets the handlers; call it before an editor is made.
  ///
  /// The handlers that were there are called afterwards, so crash reports still come. Nothing happens if standard
  /// input is no terminal.
  package static func install() {
    var modes = termios()
    guard unsafe !GuardState.isInstalled, unsafe tcgetattr(0, &modes) == 0 else { return }
    unsafe GuardState.modes = modes
    unsafe GuardState.isEditing = 0
    for number in crashes + requests {
      var old = sigaction()
      _ = unsafe sigaction(number, nil, &old)
      unsafe GuardState.old[Int(number)] = old
    }
    // Made now, for nothing may be allocated in a handler.
    _ = unsafe GuardState.pasteOff
    giveAlternateStack()
    unsafe GuardState.isInstalled = true
    for number in crashes + requests { setHandler(number) }
  }

  /// Puts the terminal's modes back; safe in a signal handler.
  package static func restore() {
    guard unsafe GuardState.isInstalled else { return }
    _ = unsafe tcsetattr(0, TCSANOW, &GuardState.modes)
    if unsafe GuardState.isEditing != 0 {
      _ = unsafe write(1, GuardState.pasteOff, 8)
    }
  }

  /// Says whether a line is being edited, so that paste mode has to be turned off.
  static func setEditing(_ isEditing: Bool) {
    unsafe GuardState.isEditing = isEditing ? 1 : 0
  }

  private static func setHandler(_ number: Int32) {
    var action = sigaction()
    unsafe action.__sigaction_handler.sa_handler = restoreAndPassOn
    action.sa_flags = Int32(SA_ONSTACK)
    // From the background, setting modes stops the process unless SIGTTOU is blocked.
    unsafe sigaddset(&action.sa_mask, SIGTTOU)
    _ = unsafe sigaction(number, &action, nil)
  }

  /// A stack overflow leaves no stack for the handler; Swift's runtime brings one only when it reports crashes.
  private static func giveAlternateStack() {
    var present = unsafe stack_t()
    guard unsafe sigaltstack(nil, &present) == 0, unsafe present.ss_flags & Int32(SS_DISABLE) != 0
    else { return }
    let size = 64 * 1024
    var stack = unsafe stack_t()
    unsafe stack.ss_sp = UnsafeMutableRawPointer.allocate(byteCount: size, alignment: 16)
    unsafe stack.ss_size = size
    _ = unsafe sigaltstack(&stack, nil)
  }
}

/// What the handler touches; filled before it is set.
@safe
private enum GuardState {
  nonisolated(unsafe) static var isInstalled = false
  nonisolated(unsafe) static var isEditing: Int32 = 0
  nonisolated(unsafe) static var modes = termios()
  nonisolated(unsafe) static let old = UnsafeMutablePointer<sigaction>.allocate(capacity: 65)
  nonisolated(unsafe) static let pasteOff: UnsafeMutablePointer<UInt8> = {
    let bytes = UnsafeMutablePointer<UInt8>.allocate(capacity: 8)
    for (index, byte) in "\u{1B}[?2004l".utf8.enumerated() { unsafe bytes[index] = byte }
    return unsafe bytes
  }()
}

/// Restores, puts the old action back, and lets the signal go its way: a fault repeats by itself when we return.
private func restoreAndPassOn(_ number: Int32) {
  TerminalGuard.restore()
  _ = unsafe sigaction(number, &GuardState.old[Int(number)], nil)
  if number == SIGTERM || number == SIGHUP || number == SIGABRT { raise(number) }
}
