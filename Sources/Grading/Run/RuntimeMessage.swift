/// What Swift's runtime writes before it ends a program.
enum RuntimeMessage {
  /// The last message in a program's error output, without file, line and "Fatal error"; empty where there is none.
  static func last(in errors: String) -> String {
    for line in errors.split(whereSeparator: \.isNewline).reversed() {
      for mark in ["Fatal error: ", "Precondition failed: ", "Assertion failed: ", "Fatal error"] {
        if let range = line.ranges(of: mark).last { return String(line[range.upperBound...]) }
      }
      if line.hasPrefix("failed to allocate") || line.contains("libc++abi") { return String(line) }
    }
    return ""
  }
}
