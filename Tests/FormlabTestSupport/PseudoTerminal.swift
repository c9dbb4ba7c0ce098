internal import CTerminal
internal import Glibc

/// A program on a terminal of its own, that a test types into and reads from.
@safe
package final class PseudoTerminal {
  /// What was waited for didn't come; holds what came in its place.
  package struct Timeout: Error, CustomStringConvertible {
    package var wanted: String
    package var transcript: String

    package var description: String {
      "waited in vain for \(wanted.debugDescription); since the last match came \(transcript.debugDescription)"
    }
  }

  /// All bytes that the program wrote.
  package private(set) var transcript: [UInt8] = []
  /// What a person would see.
  package private(set) var screen: TerminalScreen

  private var master: Int32
  private let process: SpawnedProcess
  /// Where the next `expect` looks from.
  private var position = 0

  /// The longest wait for anything; generous, for a busy machine.
  package static let patience = 20.0

  /// Starts a program on a new terminal.
  ///
  /// - Parameters:
  ///   - path: the program.
  ///   - arguments: its arguments, without the name.
  ///   - environment: added to `TERM=xterm-256color`, `LC_ALL=C.UTF-8` and the default environment.
  ///   - folder: its working folder.
  ///   - columns: the width of the window.
  ///   - rows: its height.
  /// - Throws: `SpawnFault` if there is no terminal to be had, or no such program.
  package init(
    _ path: String,
    _ arguments: [String] = [],
    environment: [String: String] = [:],
    folder: String? = nil,
    columns: Int = 80,
    rows: Int = 24
  ) throws {
    let descriptor = posix_openpt(O_RDWR | O_NOCTTY | O_CLOEXEC)
    guard descriptor >= 0, grantpt(descriptor) == 0, unlockpt(descriptor) == 0,
      let name = unsafe ptsname(descriptor)
    else { throw SpawnFault(program: "posix_openpt", code: errno) }
    let slave = unsafe String(cString: name)
    Self.setSize(descriptor, columns: columns, rows: rows)
    let standard = ["TERM": "xterm-256color", "LC_ALL": "C.UTF-8"]
    process = try SpawnedProcess(
      [path] + arguments,
      environment: defaultEnvironment.merging(standard) { $1 }.merging(environment) { $1 },
      folder: folder,
      streams: [.path(slave), .path(slave), .path(slave)],
      startsSession: true)
    master = descriptor
    screen = TerminalScreen(columns: columns, rows: rows)
  }

  deinit {
    hangUp()
  }

  // MARK: Typing

  /// Types a text; control keys as they are: `\u{3}` is Ctrl-C, `\r` is Enter.
  package func type(_ text: String) {
    type(bytes: Array(text.utf8))
  }

  package func type(bytes: [UInt8]) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = unsafe rest.withUnsafeBytes {
        unsafe write(master, $0.baseAddress, min($0.count, 1024))
      }
      guard count > 0 else { return }
      rest = rest.dropFirst(count)
      collect(milliseconds: 0)
    }
  }

  /// Pastes a text the way terminals do that know bracketed paste.
  package func paste(_ text: String) {
    type("\u{1B}[200~" + text.replacing("\n", with: "\r") + "\u{1B}[201~")
  }

  // MARK: Reading

  /// Waits until the program has written `text` after the last match.
  package func expect(_ text: String, within seconds: Double = patience) throws {
    try expect(text.debugDescription, within: seconds) { rest in
      Self.end(of: Array(text.utf8), in: rest)
    }
  }

  /// Waits until the screen, as a person sees it, holds `text`.
  package func expectOnScreen(_ text: String, within seconds: Double = patience) throws {
    let deadline = Deadline(seconds: seconds)
    while !screen.text.contains(text) {
      guard !deadline.isOver, collect(milliseconds: deadline.milliseconds) else {
        throw Timeout(wanted: text, transcript: screen.text)
      }
    }
    position = transcript.count
  }

  private func expect(
    _ wanted: String, within seconds: Double, end: (ArraySlice<UInt8>) -> Int?
  ) throws {
    let deadline = Deadline(seconds: seconds)
    while true {
      if let end = end(transcript[position...]) {
        position = end
        return
      }
      guard !deadline.isOver, collect(milliseconds: deadline.milliseconds) else {
        throw Timeout(
          wanted: wanted, transcript: String(decoding: transcript[position...], as: UTF8.self))
      }
    }
  }

  /// Reads until nothing came for a while, and gives what came since the last match.
  @discardableResult
  package func settle(milliseconds: Int32 = 150) -> String {
    while collect(milliseconds: milliseconds) {}
    defer { position = transcript.count }
    return String(decoding: transcript[position...], as: UTF8.self)
  }

  /// All that was written so far, as text.
  package var output: String { String(decoding: transcript, as: UTF8.self) }

  /// Reads once; false at the end, or if nothing came in time.
  @discardableResult
  private func collect(milliseconds: Int32) -> Bool {
    guard master >= 0 else { return false }
    var entry = pollfd(fd: master, events: Int16(POLLIN), revents: 0)
    guard unsafe poll(&entry, 1, milliseconds) > 0 else { return false }
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    let count = unsafe read(master, &chunk, chunk.count)
    guard count > 0 else { return false }
    transcript += chunk[..<count]
    screen.write(chunk[..<count])
    return true
  }

  private static func end(of needle: [UInt8], in bytes: ArraySlice<UInt8>) -> Int? {
    guard let first = needle.first else { return bytes.startIndex }
    var start = bytes.startIndex
    while let index = bytes[start...].firstIndex(of: first) {
      if bytes[index...].starts(with: needle) { return index + needle.count }
      start = index + 1
    }
    return nil
  }

  // MARK: The process

  package var processIdentifier: Int32 { process.identifier }

  package func send(_ signal: Int32) {
    process.send(signal)
  }

  /// Waits for the end of the program while reading what it writes; nil if it still runs after the time.
  package func waitForExit(within seconds: Double = patience) -> ExitStatus? {
    let deadline = Deadline(seconds: seconds)
    while process.poll() == nil && !deadline.isOver { collect(milliseconds: 5) }
    while collect(milliseconds: 0) {}
    return process.status
  }

  /// Whether the terminal echoes what is typed, as it does outside of editing.
  package var echoes: Bool {
    var modes = termios()
    guard unsafe tcgetattr(master, &modes) == 0 else { return false }
    return modes.c_lflag & tcflag_t(ECHO) != 0 && modes.c_lflag & tcflag_t(ICANON) != 0
  }

  /// Waits until the program is stopped, as by Ctrl-Z.
  package func waitUntilStopped(within seconds: Double = patience) -> Bool {
    let deadline = Deadline(seconds: seconds)
    while !deadline.isOver {
      var information = unsafe siginfo_t()
      let options = Int32(WSTOPPED) | WNOHANG | Int32(bitPattern: UInt32(WNOWAIT))
      if unsafe waitid(P_PID, id_t(process.identifier), &information, options) == 0,
        unsafe information.si_signo == SIGCHLD
      {
        return true
      }
      collect(milliseconds: 5)
    }
    return false
  }

  // MARK: The window

  /// Changes the size; the program is told by SIGWINCH.
  package func resize(columns: Int, rows: Int) {
    Self.setSize(master, columns: columns, rows: rows)
    screen.resize(columns: columns, rows: rows)
  }

  /// Closes the terminal, as when its window is closed.
  package func hangUp() {
    if master >= 0 { close(master) }
    master = -1
  }

  private static func setSize(_ descriptor: Int32, columns: Int, rows: Int) {
    var size = winsize(
      ws_row: UInt16(clamping: rows), ws_col: UInt16(clamping: columns), ws_xpixel: 0, ws_ypixel: 0)
    _ = unsafe ioctl(descriptor, UInt(TIOCSWINSZ), &size)
  }
}
