internal import CTerminal
internal import Glibc

/// How a process ended.
package enum ExitStatus: Sendable, Equatable, CustomStringConvertible {
  case exited(Int32)
  case killed(signal: Int32)

  init(waitStatus status: Int32) {
    self = status & 0x7F == 0 ? .exited((status >> 8) & 0xFF) : .killed(signal: status & 0x7F)
  }

  package var description: String {
    switch self {
    case .exited(let code): "exited with \(code)"
    case .killed(let signal): "killed by signal \(signal)"
    }
  }
}

/// A process that a test started.
package struct SpawnFault: Error, Sendable {
  package var program: String
  package var code: Int32
}

/// A child process, ended and waited for when the value goes away.
@safe
final class SpawnedProcess {
  enum Stream {
    /// The path is opened for reading and writing.
    case path(String)
    case descriptor(Int32)
  }

  let identifier: pid_t
  private(set) var status: ExitStatus?

  /// Starts a program.
  ///
  /// - Parameters:
  ///   - command: the program's path and its arguments.
  ///   - environment: all of its environment.
  ///   - folder: its working folder; nil for that of the test.
  ///   - streams: its standard input, output and error.
  ///   - startsSession: whether it leads a session of its own, and takes the first terminal it opens for its own.
  /// - Throws: `SpawnFault` if the program can't be started.
  init(
    _ command: [String], environment: [String: String], folder: String?, streams: [Stream],
    startsSession: Bool
  ) throws {
    var actions = unsafe posix_spawn_file_actions_t()
    unsafe posix_spawn_file_actions_init(&actions)
    defer { unsafe posix_spawn_file_actions_destroy(&actions) }
    if let folder { unsafe posix_spawn_file_actions_addchdir_np(&actions, folder) }
    for (number, stream) in streams.enumerated() {
      switch stream {
      case .path(let path):
        unsafe posix_spawn_file_actions_addopen(&actions, Int32(number), path, O_RDWR, 0)
      case .descriptor(let descriptor):
        unsafe posix_spawn_file_actions_adddup2(&actions, descriptor, Int32(number))
      }
    }
    var attributes = posix_spawnattr_t()
    unsafe posix_spawnattr_init(&attributes)
    defer { unsafe posix_spawnattr_destroy(&attributes) }
    Self.setSignals(of: &attributes, startsSession: startsSession)
    var identifier: pid_t = 0
    let code = unsafe CStrings.with(command) { words in
      unsafe CStrings.with(environment.map { "\($0.key)=\($0.value)" }) { variables in
        unsafe posix_spawn(&identifier, command[0], &actions, &attributes, words, variables)
      }
    }
    guard code == 0 else { throw SpawnFault(program: command[0], code: code) }
    self.identifier = identifier
  }

  /// The child starts with default actions and no blocked signal, whatever the test runner has.
  private static func setSignals(of attributes: inout posix_spawnattr_t, startsSession: Bool) {
    var all = sigset_t()
    unsafe sigfillset(&all)
    unsafe posix_spawnattr_setsigdefault(&attributes, &all)
    var none = sigset_t()
    unsafe sigemptyset(&none)
    unsafe posix_spawnattr_setsigmask(&attributes, &none)
    let group = startsSession ? 0x80 : POSIX_SPAWN_SETPGROUP
    unsafe posix_spawnattr_setflags(
      &attributes, Int16(group | Int32(POSIX_SPAWN_SETSIGDEF) | Int32(POSIX_SPAWN_SETSIGMASK)))
  }

  /// Looks whether it has ended.
  func poll() -> ExitStatus? {
    if let status { return status }
    var number: Int32 = 0
    if unsafe waitpid(identifier, &number, WNOHANG) == identifier {
      status = ExitStatus(waitStatus: number)
    }
    return status
  }

  /// Waits for the end; nil if it still runs after the time.
  func wait(within seconds: Double) -> ExitStatus? {
    let deadline = Deadline(seconds: seconds)
    while poll() == nil && !deadline.isOver { usleep(2000) }
    return status
  }

  func send(_ signal: Int32) {
    if status == nil { kill(identifier, signal) }
  }

  deinit {
    guard poll() == nil else { return }
    kill(-identifier, SIGKILL)
    kill(identifier, SIGKILL)
    var number: Int32 = 0
    unsafe waitpid(identifier, &number, 0)
  }
}

/// Arrays of C strings.
enum CStrings {
  static func with<Value>(
    _ strings: [String], _ body: (UnsafePointer<UnsafeMutablePointer<CChar>?>) -> Value
  ) -> Value {
    var pointers = unsafe strings.map { unsafe strdup($0) }
    unsafe pointers.append(nil)
    defer { unsafe pointers.forEach { unsafe free($0) } }
    return unsafe body(&pointers)
  }
}

/// A point in time after which a test gives up waiting.
struct Deadline {
  private let instant: ContinuousClock.Instant

  init(seconds: Double) {
    instant = ContinuousClock.now.advanced(by: .seconds(seconds))
  }

  var isOver: Bool { ContinuousClock.now >= instant }

  /// The time that is left, at least 0.
  var milliseconds: Int32 {
    let left = ContinuousClock.now.duration(to: instant)
    return Int32(
      clamping: max(
        0, left.components.seconds * 1000 + left.components.attoseconds / 1_000_000_000_000_000))
  }
}
