internal import CTerminal
internal import Glibc
internal import LineEditing

/// Waits for a file to be saved, for Enter, or for Ctrl-C.
///
/// The kernel's events for the folder wake it, so editors that replace the file are seen too; it looks once a second
/// besides, because some file systems send no events.
final class FileWatch {
  /// Why a wait ended.
  enum Wake: Equatable {
    case saved
    case entered
    case interrupted
    case terminated
  }

  private let path: String
  private let relay: SignalRelay?
  private let events: Int32
  private let waiting: Int32
  private var seen: Signature

  /// What tells two states of a file apart.
  private struct Signature: Equatable {
    var inode: UInt = 0
    var size: Int = -1
    var seconds: Int = 0
    var nanoseconds: Int = 0
  }

  /// - Parameters:
  ///   - path: the file.
  ///   - hasKeyboard: whether Enter ends the watch.
  ///   - relay: the process's signals.
  init(path: String, hasKeyboard: Bool, relay: SignalRelay?) {
    self.path = path
    self.relay = relay
    events = inotify_init1(Int32(IN_NONBLOCK | IN_CLOEXEC))
    waiting = epoll_create1(Int32(EPOLL_CLOEXEC))
    seen = Self.signature(of: path)
    let slash = path.lastIndex(of: "/")
    let folder = slash.map { String(path[..<$0]) } ?? "."
    let mask = UInt32(IN_CLOSE_WRITE | IN_MOVED_TO | IN_CREATE | IN_MODIFY)
    _ = unsafe inotify_add_watch(events, folder.isEmpty ? "/" : folder, mask)
    add(events)
    if hasKeyboard { add(0) }
  }

  deinit {
    close(events)
    close(waiting)
  }

  private func add(_ descriptor: Int32) {
    var event = unsafe epoll_event()
    unsafe event.events = EPOLLIN.rawValue
    unsafe event.data.fd = descriptor
    _ = unsafe epoll_ctl(waiting, EPOLL_CTL_ADD, descriptor, &event)
  }

  /// Waits until the file differs from what it was at the last call.
  func wait() -> Wake {
    while true {
      if let relay {
        switch relay.wait(until: waiting, milliseconds: 1000) {
        case .interrupted: return .interrupted
        case .terminated: return .terminated
        case .ready, .timedOut: break
        }
      } else {
        sleep(1)
      }
      if hasEnter() { return .entered }
      drain()
      if hasChanged() { return .saved }
    }
  }

  private func hasEnter() -> Bool {
    var event = unsafe epoll_event()
    while unsafe epoll_wait(waiting, &event, 1, 0) > 0 {
      guard unsafe event.data.fd == 0 else { return false }
      var byte: UInt8 = 0
      return unsafe read(0, &byte, 1) <= 0 || byte == 10 || hasEnter()
    }
    return false
  }

  private func drain() {
    var buffer = [UInt8](repeating: 0, count: 4096)
    while unsafe read(events, &buffer, buffer.count) > 0 {}
  }

  private func hasChanged() -> Bool {
    let now = Self.signature(of: path)
    guard now != seen, now.size >= 0 else { return false }
    // An editor may write in several steps: wait until the file stays as it is.
    usleep(40_000)
    seen = Self.signature(of: path)
    return true
  }

  private static func signature(of path: String) -> Signature {
    var facts = stat()
    guard unsafe stat(path, &facts) == 0 else { return Signature() }
    return Signature(
      inode: UInt(facts.st_ino), size: Int(facts.st_size), seconds: facts.st_mtim.tv_sec,
      nanoseconds: facts.st_mtim.tv_nsec)
  }
}
