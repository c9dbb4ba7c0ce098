/// The known word nearest to a mistyped one.
enum Nearest {
  /// The nearest name, if at most a third of its letters (and at most three) differ.
  static func name(to word: String, among names: [String]) -> String? {
    let lowered = word.lowercased()
    var best: (name: String, distance: Int)?
    for name in names {
      let distance = distance(lowered, name.lowercased())
      guard distance <= min(3, max(1, max(name.count, word.count) / 3)) else { continue }
      if distance < best?.distance ?? .max { best = (name, distance) }
    }
    return best?.name
  }

  /// Letters to insert, delete, replace or swap with a neighbour to turn one word into the other
  /// (optimal string alignment).
  static func distance(_ first: String, _ second: String) -> Int {
    let (a, b) = (Array(first), Array(second))
    var before: [Int] = []
    var above = Array(0...b.count)
    for i in a.indices {
      var row = [i + 1]
      for j in b.indices {
        var least = min(above[j] + (a[i] == b[j] ? 0 : 1), above[j + 1] + 1, row[j] + 1)
        if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] {
          least = min(least, before[j - 1] + 1)
        }
        row.append(least)
      }
      (before, above) = (above, row)
    }
    return above[b.count]
  }
}
