internal import Glibc

/// A regular file that is open and locked against other sessions until this value goes away.
final class LockedFile {
  /// The most bytes that are read from the end of a file.
  static let longestTail = 4 << 20

  private let path: String
  private let descriptor: Int32

  /// Opens and locks the file; if it was replaced meanwhile, the new one.
  init(path: String, flags: Int32) throws(HistoryFile.Fault) {
    self.path = path
    for _ in 0..<20 {
      let descriptor = unsafe open(path, flags | O_CLOEXEC | O_NONBLOCK | O_NOCTTY, 0o600)
      guard descriptor >= 0 else { throw HistoryFile.Fault(path: path, code: errno) }
      Self.lock(descriptor)
      var mine = stat()
      var named = stat()
      guard unsafe fstat(descriptor, &mine) == 0, mine.st_mode & S_IFMT == S_IFREG else {
        close(descriptor)
        throw HistoryFile.Fault(
          path: path, code: mine.st_mode & S_IFMT == S_IFDIR ? EISDIR : EINVAL)
      }
      if unsafe stat(path, &named) == 0 && named.st_ino == mine.st_ino {
        self.descriptor = descriptor
        return
      }
      close(descriptor)
    }
    throw HistoryFile.Fault(path: path, code: EBUSY)
  }

  deinit {
    close(descriptor)
  }

  /// Waits a second at most: a stopped session must not stop this one.
  private static func lock(_ descriptor: Int32) {
    for _ in 0..<100 {
      if flock(descriptor, LOCK_EX | LOCK_NB) == 0 || errno != EWOULDBLOCK { return }
      usleep(10_000)
    }
  }

  /// The bytes of the file, or its last `longestTail` from the first whole line on.
  func readTail() throws(HistoryFile.Fault) -> [UInt8] {
    let size = Int(lseek(descriptor, 0, SEEK_END))
    let start = max(0, size - Self.longestTail)
    lseek(descriptor, off_t(start), SEEK_SET)
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    while bytes.count < Self.longestTail {
      let count = unsafe read(descriptor, &chunk, chunk.count)
      if count < 0 { throw HistoryFile.Fault(path: path, code: errno) }
      if count == 0 { break }
      bytes += chunk[..<count]
    }
    guard start > 0, let end = bytes.firstIndex(of: UInt8(ascii: "\n")) else { return bytes }
    return Array(bytes[(end + 1)...])
  }

  /// Adds a line in one write, after a newline if the last line was torn off.
  func append(_ line: String) throws(HistoryFile.Fault) {
    var last = UInt8(ascii: "\n")
    let size = lseek(descriptor, 0, SEEK_END)
    if size > 0 { _ = unsafe pread(descriptor, &last, 1, size - 1) }
    let text = last == UInt8(ascii: "\n") ? line : "\n" + line
    guard Descriptors.write(text, to: descriptor) else {
      throw HistoryFile.Fault(path: path, code: errno)
    }
  }

  /// Puts a new file in the place of this one.
  func replace(with text: String) throws(HistoryFile.Fault) {
    let draft = path + ".new-\(getpid())"
    let output = unsafe open(draft, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o600)
    guard output >= 0 else { throw HistoryFile.Fault(path: path, code: errno) }
    let isWritten = Descriptors.write(text, to: output) && fsync(output) == 0
    close(output)
    guard isWritten, unsafe rename(draft, path) == 0 else {
      let code = errno
      unsafe unlink(draft)
      throw HistoryFile.Fault(path: path, code: code)
    }
  }
}
