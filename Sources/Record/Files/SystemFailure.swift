internal import Glibc

/// A system call that failed.
package struct SystemFailure: Error, Hashable, Sendable {
  /// What was tried: open, read, write...
  package var operation: String
  /// The file.
  package var path: String
  /// The value of `errno`.
  package var code: Int32

  /// What the system calls the failure: "No space left on device".
  package var reason: String {
    guard let text = unsafe strerror(code) else { return "error \(code)" }
    return unsafe String(cString: text)
  }

  /// Whether there is no room on the disk, or none left to this user.
  package var isFull: Bool { code == ENOSPC || code == EDQUOT || code == EFBIG }

  static func last(_ operation: String, _ path: String) -> SystemFailure {
    SystemFailure(operation: operation, path: path, code: errno)
  }
}
