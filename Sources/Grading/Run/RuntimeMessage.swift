/// What Swift's runtime writes before it ends a program.
enum RuntimeMessage {
  /// What a program printed, without the lines by which the runtime ended it.
  static func removed(from text: String) -> String {
    text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
      .filter { line in !marks.contains { line.contains($0) } }
      .joined(separator: "\n")
  }

  private static let marks = [
    "Fatal error: ", "Precondition failed: ", "Assertion failed: ", "Fatal error",
  ]

  /// The last message in a program's error output, without file, line and "Fatal error"; empty where there is none.
  static func last(in errors: String) -> String {
    for line in errors.split(whereSeparator: \.isNewline).reversed() {
      for mark in marks {
        if let range = line.ranges(of: mark).last { return String(line[range.upperBound...]) }
      }
      if line.hasPrefix("failed to allocate") || line.contains("libc++abi") { return String(line) }
    }
    return ""
  }
}
