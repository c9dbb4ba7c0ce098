/// "Did you mean": the nearest names to a mistyped word.
package enum Suggestions {
  /// The names nearest to `word`, best first: at most two edits and less than half of the word.
  ///
  /// - Parameters:
  ///   - word: what was typed.
  ///   - names: what there is.
  ///   - limit: how many at the most.
  /// - Returns: the names.
  package static func nearest(to word: String, among names: [String], limit: Int = 3) -> [String] {
    let typed = Array(word.lowercased())
    let scored = names.compactMap { name -> (Int, String)? in
      let lowered = name.lowercased()
      if typed.count >= 3, lowered.hasPrefix(word.lowercased()) { return (0, name) }
      let distance = editDistance(typed, Array(lowered))
      return distance <= 2 && distance * 2 < max(typed.count, 2) + 1 ? (distance, name) : nil
    }
    let best = scored.sorted { ($0.0, $0.1) < ($1.0, $1.1) }
    return best.prefix(limit).map(\.1)
  }

  /// `Did you mean "a" or "b"?`, or nil where nothing is near.
  package static func question(for word: String, among names: [String]) -> String? {
    let quoted = nearest(to: word, among: names).map { "\"\($0)\"" }
    guard let last = quoted.last else { return nil }
    let head = quoted.dropLast().joined(separator: ", ")
    return "Did you mean \(head.isEmpty ? last : "\(head) or \(last)")?"
  }

  /// Edits between two words, a swap of neighbours counting as one (optimal string alignment).
  static func editDistance(_ one: [Character], _ other: [Character]) -> Int {
    var rows: [[Int]] = [Array(0...other.count)]
    for (i, left) in one.enumerated() {
      var row = [i + 1]
      for (j, right) in other.enumerated() {
        var best = min(rows[i][j + 1] + 1, row[j] + 1, rows[i][j] + (left == right ? 0 : 1))
        if i > 0, j > 0, left == other[j - 1], one[i - 1] == right {
          best = min(best, rows[i - 1][j - 1] + 1)
        }
        row.append(best)
      }
      rows.append(row)
    }
    return rows[one.count][other.count]
  }
}
