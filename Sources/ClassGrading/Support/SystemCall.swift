import Glibc

/// What several files need of the system.
enum SystemCall {
  /// The problem that `errno` names.
  static func unwritable(_ path: String) -> ClassProblem {
    .unwritable(path: path, reason: reason(errno))
  }

  static func reason(_ code: Int32) -> String { unsafe String(cString: strerror(code)) }

  /// Writes all bytes; false with `errno` set where that fails.
  static func write(_ bytes: [UInt8], to descriptor: Int32) -> Bool {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = unsafe rest.withUnsafeBytes {
        unsafe Glibc.write(descriptor, $0.baseAddress, $0.count)
      }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return false }
      rest = rest.dropFirst(count)
    }
    return true
  }

  /// Makes a folder for the owner alone, and those above it; a folder that is there stays as it is.
  static func makeFolder(_ path: String) throws(ClassProblem) {
    if unsafe mkdir(path, 0o700) == 0 || errno == EEXIST { return }
    guard errno == ENOENT, let slash = path.lastIndex(of: "/"), slash != path.startIndex else {
      throw unwritable(path)
    }
    try makeFolder(String(path[..<slash]))
    guard unsafe mkdir(path, 0o700) == 0 || errno == EEXIST else { throw unwritable(path) }
  }
}
