import FoundationEssentials

/// Tells which test printed what, from marks that the harness writes between the lines.
///
/// A mark is a line feed, the record separator (U+001E), the run's token, a blank, a test's id (empty
/// once the test has ended) and a line feed.
struct PrintedText {
  /// What was printed while a test ran, by its id.
  private(set) var byTest: [String: String] = [:]
  /// What was printed in all, without the marks.
  private(set) var all = ""

  /// Takes an output apart.
  ///
  /// - Parameters:
  ///   - output: What the process wrote on its standard output.
  ///   - token: The word that the harness was given for its marks.
  init(_ output: String, token: String) {
    let pieces = output.components(separatedBy: "\n\u{1E}\(token) ")
    all = pieces[0]
    for piece in pieces.dropFirst() {
      let parts = piece.split(separator: "\n", maxSplits: 1, omittingEmptySubsequences: false)
      let text = parts.count > 1 ? String(parts[1]) : ""
      all += text
      let test = String(parts[0])
      if !test.isEmpty { byTest[test, default: ""] += text }
    }
  }
}
