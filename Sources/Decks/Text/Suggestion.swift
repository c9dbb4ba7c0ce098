/// Finds the word that was probably meant.
enum Suggestion {
  /// The nearest of the candidates, or nil if none is near: at most two letters changed, and less than half the word.
  static func nearest(to word: String, in candidates: [String]) -> String? {
    let near = candidates.map { (word: $0, distance: distance(word, $0)) }
      .filter { $0.distance <= 2 && $0.distance * 2 <= max(word.count, $0.word.count) }
    return near.min { $0.distance < $1.distance }?.word
  }

  /// How many letters must be changed, added or dropped to get from one word to the other.
  private static func distance(_ left: String, _ right: String) -> Int {
    let columns = Array(right)
    guard left.count <= 64, columns.count <= 64 else { return .max / 4 }
    var row = Array(0...columns.count)
    for (index, letter) in left.enumerated() {
      var diagonal = row[0]
      row[0] = index + 1
      for (column, other) in columns.enumerated() {
        let cost = letter == other ? diagonal : min(diagonal, row[column], row[column + 1]) + 1
        diagonal = row[column + 1]
        row[column + 1] = cost
      }
    }
    return row[columns.count]
  }
}
