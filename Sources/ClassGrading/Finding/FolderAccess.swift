import Glibc

/// Reads below one folder without ever following a symbolic link or leaving it.
///
/// Every component is opened by descriptor with `O_NOFOLLOW`, so that a folder swapped for a link meanwhile is not
/// followed either.
package final class FolderAccess: Sendable {
  /// Something that a path can't be read for.
  package enum Refusal: Error, Sendable, Equatable {
    case missing
    case symbolicLink
    case notRegular
    case tooLarge
    case system(Int32)

    /// Half a sentence.
    package var reason: String {
      switch self {
      case .missing: "it is not there"
      case .symbolicLink: "it is a symbolic link, and those are not followed"
      case .notRegular: "it is not a regular file"
      case .tooLarge: "it is too large for an answer"
      case .system(let code): unsafe String(cString: strerror(code))
      }
    }
  }

  /// What a name in a folder is.
  enum Kind: Sendable, Equatable {
    case file
    case folder
    case symbolicLink
    case other
  }

  private let root: Int32

  /// Opens `path`, which may itself be a symbolic link: the instructor named it.
  package init(_ path: String) throws(Refusal) {
    root = unsafe open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard root >= 0 else { throw Self.refusal(errno) }
  }

  deinit { close(root) }

  /// Names in a folder with their kinds, sorted by bytes; at most `limit`.
  ///
  /// - Parameters:
  ///   - components: the folder, below the root.
  ///   - limit: how many names are read.
  /// - Returns: names and kinds.
  /// - Throws: `Refusal`.
  func children(
    of components: [[UInt8]], limit: Int
  ) throws(Refusal) -> [(name: [UInt8], kind: Kind)] {
    let folder = try descend(components)
    guard let stream = unsafe fdopendir(folder) else {
      let code = errno
      close(folder)
      throw .system(code)
    }
    defer { unsafe closedir(stream) }
    var found: [(name: [UInt8], kind: Kind)] = []
    while found.count < limit, let entry = unsafe readdir(stream) {
      let name = unsafe withUnsafeBytes(of: &entry.pointee.d_name) { bytes in
        unsafe Array(bytes.prefix { $0 != 0 })
      }
      if name == [0x2E] || name == [0x2E, 0x2E] { continue }
      found.append((name, kind(of: name, in: folder)))
    }
    return found.sorted { $0.name.lexicographicallyPrecedes($1.name) }
  }

  /// Opens a regular file for reading.
  ///
  /// - Parameter components: the file, below the root; never empty.
  /// - Returns: a descriptor that the caller closes, and the file's size in bytes.
  /// - Throws: `Refusal`.
  func openFile(_ components: [[UInt8]]) throws(Refusal) -> (descriptor: Int32, size: Int) {
    guard let name = components.last else { throw .notRegular }
    let folder = try descend(Array(components.dropLast()))
    defer { close(folder) }
    let file = unsafe Self.withName(name) {
      unsafe openat(folder, $0, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
    }
    guard file >= 0 else { throw Self.refusal(errno) }
    var status = stat()
    guard unsafe fstat(file, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
      close(file)
      throw .notRegular
    }
    return (file, Int(status.st_size))
  }

  /// Reads a regular file whole.
  ///
  /// - Parameters:
  ///   - components: the file, below the root.
  ///   - limit: bytes that it may have.
  /// - Returns: its bytes.
  /// - Throws: `Refusal`.
  package func read(_ components: [[UInt8]], limit: Int) throws(Refusal) -> [UInt8] {
    let (file, size) = try openFile(components)
    defer { close(file) }
    guard size <= limit else { throw .tooLarge }
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = unsafe Glibc.read(file, &buffer, buffer.count)
      if count < 0, errno == EINTR { continue }
      guard count >= 0 else { throw .system(errno) }
      guard count > 0 else { return bytes }
      bytes += buffer.prefix(count)
      guard bytes.count <= limit else { throw .tooLarge }
    }
  }

  private func descend(_ components: [[UInt8]]) throws(Refusal) -> Int32 {
    var current = fcntl(root, F_DUPFD_CLOEXEC, 0)
    // A copy shares its place in the folder's listing with the original, so the folder is opened anew.
    if current >= 0 {
      let copy = current
      current = unsafe openat(copy, ".", O_RDONLY | O_DIRECTORY | O_CLOEXEC)
      close(copy)
    }
    guard current >= 0 else { throw Self.refusal(errno) }
    for component in components {
      let next = unsafe Self.withName(component) {
        unsafe openat(current, $0, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)
      }
      let code = errno
      close(current)
      guard next >= 0 else { throw Self.refusal(code) }
      current = next
    }
    return current
  }

  private func kind(of name: [UInt8], in folder: Int32) -> Kind {
    var status = stat()
    let result = unsafe Self.withName(name) {
      unsafe fstatat(folder, $0, &status, AT_SYMLINK_NOFOLLOW)
    }
    guard result == 0 else { return .other }
    return switch status.st_mode & S_IFMT {
    case S_IFREG: .file
    case S_IFDIR: .folder
    case S_IFLNK: .symbolicLink
    default: .other
    }
  }

  private static func withName(
    _ name: [UInt8], _ body: (UnsafePointer<CChar>) -> Int32
  ) -> Int32 {
    let terminated = name.map { CChar(bitPattern: $0) } + [0]
    return unsafe terminated.withUnsafeBufferPointer { buffer in
      guard let start = buffer.baseAddress else { return -1 }
      return unsafe body(start)
    }
  }

  private static func refusal(_ code: Int32) -> Refusal {
    switch code {
    case ENOENT: .missing
    case ELOOP, ENOTDIR: .symbolicLink
    default: .system(code)
    }
  }
}
