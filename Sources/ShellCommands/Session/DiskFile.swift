internal import Glibc

/// Reading and creating files, with failures that say what and why.
package enum DiskFile {
  /// The largest answer that is read, in bytes; far above what a person writes.
  package static let answerLimit = 4 * 1024 * 1024

  /// Reads a regular file.
  ///
  /// - Parameters:
  ///   - path: as the person gave it.
  ///   - limit: bytes at the most.
  /// - Returns: its bytes.
  /// - Throws: `CommandFailure.noSuch`, `.unreadableFile` or `.unusableFile`.
  package static func bytes(
    of path: String, limit: Int = answerLimit
  ) throws(CommandFailure) -> [UInt8] {
    let descriptor = unsafe open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    guard descriptor >= 0 else {
      if errno == ENOENT { throw .noSuch(kind: "file", name: path, question: nil) }
      throw .unreadableFile(path: path, reason: reason(errno))
    }
    defer { close(descriptor) }
    var facts = stat()
    guard unsafe fstat(descriptor, &facts) == 0 else {
      throw .unreadableFile(path: path, reason: reason(errno))
    }
    switch facts.st_mode & S_IFMT {
    case S_IFREG: break
    case S_IFDIR: throw .unusableFile(path: path, reason: "it is a folder, not a file")
    default: throw .unusableFile(path: path, reason: "it is no ordinary file")
    }
    guard facts.st_size <= limit else {
      throw .unusableFile(
        path: path,
        reason: "it has \(facts.st_size) bytes, and \(limit) are the most that are read")
    }
    return try readAll(descriptor, path: path, limit: limit)
  }

  private static func readAll(
    _ descriptor: Int32, path: String, limit: Int
  ) throws(CommandFailure) -> [UInt8] {
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 65536)
    while bytes.count <= limit {
      let count = unsafe read(descriptor, &chunk, chunk.count)
      if count < 0, errno == EINTR { continue }
      guard count >= 0 else { throw .unreadableFile(path: path, reason: reason(errno)) }
      guard count > 0 else { return bytes }
      bytes.append(contentsOf: chunk.prefix(count))
    }
    throw .unusableFile(path: path, reason: "it grows while it is read")
  }

  /// Reads a text; bytes that are not UTF-8 are refused with their line.
  ///
  /// - Throws: as `bytes(of:limit:)`, and `CommandFailure.unusableFile`.
  package static func text(
    of path: String, limit: Int = answerLimit
  ) throws(CommandFailure) -> String {
    let bytes = try bytes(of: path, limit: limit)
    guard let text = String(validating: bytes, as: UTF8.self) else {
      throw .unusableFile(path: path, reason: "it is not UTF-8 text")
    }
    return text
  }

  /// Writes a new file whole, or nothing; an existing file is left alone and is an error.
  ///
  /// - Throws: `CommandFailure.unwritable`.
  package static func create(_ path: String, text: String) throws(CommandFailure) {
    let draft = try draft(of: path, bytes: Array(text.utf8))
    defer { unsafe unlink(draft) }
    guard unsafe link(draft, path) == 0 else {
      throw .unwritable(path: path, reason: reason(errno))
    }
  }

  /// Writes a file whole, in place of one that may be there; its folder is made.
  ///
  /// - Throws: `CommandFailure.unwritable`.
  package static func replace(_ path: String, text: String) throws(CommandFailure) {
    try replace(path, bytes: Array(text.utf8))
  }

  /// Writes a file whole, in place of one that may be there; its folder is made.
  ///
  /// - Throws: `CommandFailure.unwritable`.
  package static func replace(_ path: String, bytes: [UInt8]) throws(CommandFailure) {
    if let slash = path.lastIndex(of: "/") { try makeFolder(String(path[..<slash])) }
    let draft = try draft(of: path, bytes: bytes)
    guard unsafe rename(draft, path) == 0 else {
      let code = errno
      unsafe unlink(draft)
      throw .unwritable(path: path, reason: reason(code))
    }
  }

  /// Writes bytes to a new file beside `path`, to the disk, and gives that file's path.
  private static func draft(of path: String, bytes: [UInt8]) throws(CommandFailure) -> String {
    let draft = "\(path).\(getpid()).new"
    let descriptor = unsafe open(draft, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o644)
    guard descriptor >= 0 else { throw .unwritable(path: path, reason: reason(errno)) }
    defer { close(descriptor) }
    guard writeAll(bytes, to: descriptor), fsync(descriptor) == 0 else {
      let code = errno
      unsafe unlink(draft)
      throw .unwritable(path: path, reason: reason(code))
    }
    return draft
  }

  private static func writeAll(_ bytes: [UInt8], to descriptor: Int32) -> Bool {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = unsafe rest.withUnsafeBytes { unsafe write(descriptor, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return false }
      rest = rest.dropFirst(count)
    }
    return true
  }

  /// Makes a folder and those above it, for their owner only unless others are to enter.
  ///
  /// - Throws: `CommandFailure.unwritable`.
  package static func makeFolder(
    _ path: String, isForAll: Bool = false
  ) throws(CommandFailure) {
    var built = path.hasPrefix("/") ? "" : "."
    for part in path.split(separator: "/") {
      built += "/\(part)"
      guard
        unsafe mkdir(built, isForAll ? 0o755 : 0o700) == 0 || errno == EEXIST
          || access(built, F_OK) == 0
      else {
        throw .unwritable(path: path, reason: reason(errno))
      }
    }
  }

  /// The words of an error number.
  package static func reason(_ number: Int32) -> String {
    switch number {
    case ENOSPC, EDQUOT: "no space is left there"
    case EROFS: "the file system is read-only"
    case EACCES, EPERM: "permission is denied"
    case ENOTDIR: "a part of the path is not a folder"
    case ENOENT: "its folder does not exist"
    case EEXIST: "it exists already"
    default: unsafe String(cString: strerror(number))
    }
  }
}
