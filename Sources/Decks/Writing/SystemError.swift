internal import Glibc

/// Texts of the system's error numbers.
enum SystemError {
  /// The system's words for an error number, in lower case at the start.
  static func text(_ code: Int32) -> String {
    guard let words = unsafe strerror(code) else { return "error \(code)" }
    let text = unsafe String(cString: words)
    return text.prefix(1).lowercased() + text.dropFirst()
  }
}
