/// Keeps a spreadsheet from taking a cell for a formula.
///
/// A cell that begins with a mark that starts one (`=`, `+`, `-`, `@`, a tab or a line break) gets an apostrophe before
/// it; so does one that begins with apostrophes and then such a mark, so that reading takes off exactly one.
enum FormulaGuard {
  /// The cell as it is written.
  static func guarded(_ cell: String) -> String {
    isRisky(cell) ? "'\(cell)" : cell
  }

  /// The cell as it was.
  static func restored(_ cell: String) -> String {
    cell.hasPrefix("'") && isRisky(String(cell.dropFirst())) ? String(cell.dropFirst()) : cell
  }

  private static let starters: Set<Character> = [
    "=", "+", "-", "@", "\t", "\r", "\n", "\r\n", "＝", "＋", "－", "＠",
  ]

  private static func isRisky(_ cell: String) -> Bool {
    guard let first = cell.drop(while: { $0 == "'" }).first else { return false }
    return starters.contains(first)
  }
}
