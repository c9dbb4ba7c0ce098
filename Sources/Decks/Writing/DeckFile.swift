internal import Glibc

/// Reads deck files and replaces them in one step.
package enum DeckFile {
  /// A file's bytes and what tells whether it was changed since.
  package struct Contents: Hashable, Sendable {
    /// All bytes.
    package var bytes: [UInt8]
    /// When it last changed, in seconds since 1970.
    package var modified: Int64
    /// Whether somebody may write it.
    package var isWritable: Bool
  }

  /// Reads a whole file.
  package static func read(
    _ path: String, limit: Int = 64 << 20
  ) throws(DeckFileError) -> Contents {
    let descriptor = unsafe open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else { throw failure("open", path) }
    defer { close(descriptor) }
    let status = try status(of: descriptor, path)
    guard status.st_mode & S_IFMT == S_IFREG else { throw .notAFile(path: path) }
    guard status.st_size <= limit else {
      throw .tooLarge(path: path, bytes: Int(status.st_size), limit: limit)
    }
    let bytes = try readAll(descriptor, path: path, limit: limit)
    // Root may write everything; a file without any write bit is still meant to stay.
    let isWritable = unsafe access(path, W_OK) == 0 && status.st_mode & 0o222 != 0
    return Contents(bytes: bytes, modified: Int64(status.st_mtim.tv_sec), isWritable: isWritable)
  }

  /// Replaces a file's bytes: readers see the old file or the new one, whole, even after a power cut.
  ///
  /// Keeps permissions; a symbolic link stays one. Nothing is written if the file is read-only or is not as it was
  /// read.
  package static func replace(
    _ path: String, with bytes: [UInt8], old: Contents
  ) throws(DeckFileError) {
    let target = try resolved(path)
    let now = try read(target)
    guard now.isWritable else { throw .readOnly(path: path) }
    guard now.bytes == old.bytes else { throw .changedMeanwhile(path: path) }
    var status = stat()
    guard unsafe stat(target, &status) == 0 else { throw failure("stat", path) }
    try FileReplacement(path: target, bytes: bytes, mode: status.st_mode & 0o7777).run()
  }

  /// Writes a file that must not exist yet.
  package static func create(_ path: String, with bytes: [UInt8]) throws(DeckFileError) {
    try FileReplacement(path: path, bytes: bytes, mode: 0o644, mustBeNew: true).run()
  }

  private static func readAll(
    _ descriptor: Int32, path: String, limit: Int
  ) throws(DeckFileError) -> [UInt8] {
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = unsafe buffer.withUnsafeMutableBytes { space in
        unsafe Glibc.read(descriptor, space.baseAddress, space.count)
      }
      if count == 0 { return bytes }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { throw failure("read", path) }
      bytes += buffer[..<count]
      guard bytes.count <= limit else {
        throw .tooLarge(path: path, bytes: bytes.count, limit: limit)
      }
    }
  }

  private static func status(
    of descriptor: Int32, _ path: String
  ) throws(DeckFileError) -> stat {
    var status = stat()
    guard unsafe fstat(descriptor, &status) == 0 else { throw failure("stat", path) }
    return status
  }

  private static func resolved(_ path: String) throws(DeckFileError) -> String {
    guard let real = realPath(path) else { throw failure("realpath", path) }
    return real
  }

  /// The path without links and dots; nil if there is no such file.
  package static func realPath(_ path: String) -> String? {
    guard let real = unsafe realpath(path, nil) else { return nil }
    defer { unsafe free(real) }
    return unsafe String(cString: real)
  }

  static func failure(_ call: String, _ path: String) -> DeckFileError {
    .system(call: call, path: path, code: errno)
  }
}
