internal import Glibc

/// Runs a program that takes over the terminal: an editor or a pager.
///
/// It stays in our process group, so that the terminal is its own; Ctrl-C is the program's while it runs.
enum ForegroundProgram {
  /// Why a program could not be run.
  struct NotStarted: Error, Equatable {
    var program: String
    var code: Int32
  }

  /// Runs a command line through the shell `sh` and waits for its end.
  ///
  /// - Parameters:
  ///   - command: a program and its own options, as in `$EDITOR`.
  ///   - arguments: further arguments, passed as they are.
  ///   - input: what it reads on standard input; nil for the terminal.
  ///   - environment: all of its variables.
  /// - Returns: its exit status; 128 and the signal where a signal ended it.
  /// - Throws: `NotStarted`.
  static func run(
    command: String, arguments: [String] = [], input: String? = nil,
    environment: [String: String]
  ) throws(NotStarted) -> Int32 {
    // The command may hold options, so the shell splits it; arguments are handed over unsplit.
    let words = ["sh", "-c", "\(command) \"$@\"", "sh"] + arguments
    let variables = environment.map { "\($0.key)=\($0.value)" }
    let ends = input == nil ? nil : pipeEnds()
    let quiet = QuietSignals()
    defer { quiet.end() }
    var child = pid_t()
    let code = spawn(words, variables, input: ends?.read, closing: ends?.write, child: &child)
    if let ends { close(ends.read) }
    guard code == 0 else {
      if let ends { close(ends.write) }
      throw NotStarted(program: command, code: code)
    }
    if let ends, let input { feed(input, to: ends.write) }
    return wait(for: child)
  }

  private static func pipeEnds() -> (read: Int32, write: Int32)? {
    var ends: [Int32] = [-1, -1]
    guard unsafe pipe(&ends) == 0 else { return nil }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    return (ends[0], ends[1])
  }

  private static func spawn(
    _ words: [String], _ variables: [String], input: Int32?, closing: Int32?, child: inout pid_t
  ) -> Int32 {
    var actions = unsafe posix_spawn_file_actions_t()
    unsafe posix_spawn_file_actions_init(&actions)
    defer { unsafe posix_spawn_file_actions_destroy(&actions) }
    if let input { unsafe posix_spawn_file_actions_adddup2(&actions, input, 0) }
    var attributes = posix_spawnattr_t()
    unsafe posix_spawnattr_init(&attributes)
    defer { unsafe posix_spawnattr_destroy(&attributes) }
    // Signals that we ignore or catch are the program's own again.
    var defaults = sigset_t()
    unsafe sigemptyset(&defaults)
    for number in [SIGINT, SIGQUIT, SIGPIPE, SIGTSTP] { unsafe sigaddset(&defaults, number) }
    unsafe posix_spawnattr_setsigdefault(&attributes, &defaults)
    unsafe posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGDEF))
    var arguments = unsafe words.map { unsafe strdup($0) } + [nil]
    var environment = unsafe variables.map { unsafe strdup($0) } + [nil]
    defer {
      unsafe (arguments + environment).forEach { unsafe free($0) }
    }
    return unsafe posix_spawn(&child, "/bin/sh", &actions, &attributes, &arguments, &environment)
  }

  /// Writes until all is written or the pager has ended.
  private static func feed(_ text: String, to descriptor: Int32) {
    var rest = Array(text.utf8)[...]
    while !rest.isEmpty {
      let count = unsafe rest.withUnsafeBytes {
        unsafe write(descriptor, $0.baseAddress, $0.count)
      }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { break }
      rest = rest.dropFirst(count)
    }
    close(descriptor)
  }

  private static func wait(for child: pid_t) -> Int32 {
    var status: Int32 = 0
    while unsafe waitpid(child, &status, 0) < 0 {
      guard errno == EINTR else { return 127 }
    }
    let signal = status & 0x7F
    return signal == 0 ? (status >> 8) & 0xFF : 128 + signal
  }
}

/// Ctrl-C, Ctrl-\ and a closed pipe mean nothing to us while another program has the terminal.
private final class QuietSignals {
  private var old: [(Int32, sigaction)] = []

  init() {
    for number in [SIGINT, SIGQUIT, SIGPIPE] {
      var ignore = sigaction()
      unsafe ignore.__sigaction_handler.sa_handler = SIG_IGN
      var before = sigaction()
      if unsafe sigaction(number, &ignore, &before) == 0 { old.append((number, before)) }
    }
  }

  func end() {
    for (number, action) in old {
      var action = action
      _ = unsafe sigaction(number, &action, nil)
    }
    old = []
  }
}
