internal import Glibc

/// A file that is open, closed when nothing refers to it any longer.
final class OpenFile {
  let path: String
  private let descriptor: Int32

  /// How to open a file.
  enum Mode {
    /// Reading.
    case read
    /// Reading, and writing at the end; made if it is not there.
    case append
    /// Writing in place.
    case patch
    /// Writing from the start; made if it is not there.
    case write
  }

  init(_ path: String, _ mode: Mode) throws(SystemFailure) {
    self.path = path
    let flags =
      switch mode {
      case .read: O_RDONLY
      case .append: O_RDWR | O_APPEND | O_CREAT
      case .patch: O_WRONLY
      case .write: O_WRONLY | O_CREAT
      }
    var opened: Int32
    repeat {
      opened = unsafe open(path, flags | O_CLOEXEC | O_NONBLOCK, 0o600)
    } while opened < 0 && errno == EINTR
    guard opened >= 0 else { throw .last("open", path) }
    descriptor = opened
    guard try status().isRegular else {
      throw SystemFailure(operation: "open", path: path, code: EINVAL)
    }
  }

  deinit { close(descriptor) }

  /// What tells one file from another, and how long it is.
  struct Status: Hashable {
    var device: UInt64
    var number: UInt64
    var size: Int64
    var isRegular: Bool

    /// Whether both are of one file.
    func isSameFile(as other: Status) -> Bool {
      device == other.device && number == other.number
    }

    fileprivate init(_ found: stat) {
      device = UInt64(found.st_dev)
      number = UInt64(found.st_ino)
      size = Int64(found.st_size)
      isRegular = found.st_mode & S_IFMT == S_IFREG
    }
  }

  /// The open file's status.
  func status() throws(SystemFailure) -> Status {
    var found = stat()
    guard unsafe fstat(descriptor, &found) == 0 else { throw .last("stat", path) }
    return Status(found)
  }

  /// Whether the path still names the file that is open.
  func isInPlace() throws(SystemFailure) -> Bool {
    guard let now = Self.status(at: path) else { return false }
    return try status().isSameFile(as: now)
  }

  /// The status of what stands at a path now; nil if nothing does.
  private static func status(at path: String) -> Status? {
    var found = stat()
    return unsafe stat(path, &found) == 0 ? Status(found) : nil
  }

  /// Reads up to `count` bytes from `offset` on and appends them to `buffer`; how many there were.
  func read(
    _ count: Int, at offset: Int64, into buffer: inout [UInt8]
  ) throws(SystemFailure) -> Int {
    var code: Int32 = 0
    let bytes = unsafe [UInt8](unsafeUninitializedCapacity: count) { bytes, length in
      var got = 0
      repeat {
        got = unsafe pread(descriptor, bytes.baseAddress, count, off_t(offset))
      } while got < 0 && errno == EINTR
      code = got < 0 ? errno : 0
      length = max(got, 0)
    }
    guard code == 0 else { throw SystemFailure(operation: "read", path: path, code: code) }
    buffer.append(contentsOf: bytes)
    return bytes.count
  }

  /// Writes all bytes, at the end of a file opened to append; how many were written before a failure is not told.
  func write(_ bytes: [UInt8]) throws(SystemFailure) {
    try unsafe writeAll(bytes) { descriptor, start, count, _ in
      unsafe Glibc.write(descriptor, start, count)
    }
  }

  /// Writes all bytes at `offset`.
  func write(_ bytes: [UInt8], at offset: Int64) throws(SystemFailure) {
    try unsafe writeAll(bytes) { descriptor, start, count, done in
      unsafe pwrite(descriptor, start, count, off_t(offset) + off_t(done))
    }
  }

  private func writeAll(
    _ bytes: [UInt8], _ call: (Int32, UnsafeRawPointer?, Int, Int) -> Int
  ) throws(SystemFailure) {
    var done = 0
    while done < bytes.count {
      let written = unsafe bytes.withUnsafeBytes { buffer in
        let rest = unsafe UnsafeRawBufferPointer(rebasing: buffer[done...])
        return unsafe call(descriptor, rest.baseAddress, rest.count, done)
      }
      if written < 0, errno == EINTR { continue }
      guard written > 0 else {
        throw written < 0
          ? .last("write", path) : SystemFailure(operation: "write", path: path, code: ENOSPC)
      }
      done += written
    }
  }

  /// Waits until the contents are on the disk.
  func synchronize() throws(SystemFailure) {
    guard fdatasync(descriptor) != 0 else { return }
    // Some file systems have nothing to wait for, and say so in one of these ways.
    guard [EINVAL, ENOSYS, EOPNOTSUPP].contains(errno) else { throw .last("write", path) }
  }

  /// Cuts the file.
  func truncate(to size: Int64) throws(SystemFailure) {
    guard ftruncate(descriptor, off_t(size)) == 0 else { throw .last("shorten", path) }
  }

  /// Keeps other processes from locking this file until `unlock`.
  ///
  /// A file system that knows no locks is used without. Fails with `EWOULDBLOCK` after five seconds.
  func lock() throws(SystemFailure) { try lock(patience: 5_000) }

  /// Does the same, and fails at once.
  func lockAtOnce() throws(SystemFailure) { try lock(patience: 0) }

  private func lock(patience: Int) throws(SystemFailure) {
    var waits = 0
    while flock(descriptor, LOCK_EX | LOCK_NB) != 0 {
      if errno == EINTR { continue }
      if errno == ENOLCK || errno == EOPNOTSUPP || errno == EINVAL { return }
      guard errno == EWOULDBLOCK, waits < patience else { throw .last("lock", path) }
      waits += 1
      usleep(1_000)
    }
  }

  /// Lets other processes lock this file.
  func unlock() {
    _ = flock(descriptor, LOCK_UN)
  }

  /// Waits until a folder's list of names is on the disk.
  static func synchronizeFolder(_ path: String) throws(SystemFailure) {
    let folder = unsafe open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard folder >= 0 else { throw .last("open", path) }
    defer { close(folder) }
    guard fsync(folder) == 0 || errno == EINVAL else { throw .last("write", path) }
  }

  /// Whether something stands at a path.
  static func exists(_ path: String) -> Bool { status(at: path) != nil }

  /// Gives a file another name, in place of what has it.
  static func rename(_ old: String, to new: String) throws(SystemFailure) {
    guard unsafe Glibc.rename(old, new) == 0 else { throw .last("rename", old) }
  }

  /// Removes a file, if it is there.
  static func remove(_ path: String) {
    _ = unsafe unlink(path)
  }

  /// Makes a folder for this user alone, and the folders above it.
  static func makeFolder(_ path: String) throws(SystemFailure) {
    var found = stat()
    if unsafe stat(path, &found) == 0, found.st_mode & S_IFMT == S_IFDIR { return }
    if let slash = path.lastIndex(of: "/"), slash != path.startIndex {
      try makeFolder(String(path[..<slash]))
    }
    guard unsafe mkdir(path, 0o700) == 0 || errno == EEXIST else { throw .last("make", path) }
  }
}
