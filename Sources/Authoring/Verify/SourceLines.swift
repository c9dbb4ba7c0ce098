/// Finds places in texts, for findings.
enum SourceLines {
  /// The line, from 1, and the column, from 1 in characters, where some words first stand; nil
  /// where they don't.
  static func place(of words: String, in text: String) -> (line: Int, column: Int)? {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    for (index, line) in lines.enumerated() {
      guard let range = line.firstRange(of: words) else { continue }
      return (index + 1, line.distance(from: line.startIndex, to: range.lowerBound) + 1)
    }
    return nil
  }
}
