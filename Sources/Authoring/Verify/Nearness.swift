/// "Did you mean ...?", for names of cases.
enum Nearness {
  /// A question that names the nearest, or a list of all where none is near.
  static func hint(_ name: String, _ known: [String]) -> String {
    let near = known.min { distance($0, name) < distance($1, name) }
    if let near, distance(near, name) <= max(2, name.count / 4) { return "Did you mean `\(near)`?" }
    return known.isEmpty ? "" : "There are: \(known.map { "`\($0)`" }.joined(separator: ", "))."
  }

  /// Levenshtein's distance in characters, case aside.
  private static func distance(_ one: String, _ other: String) -> Int {
    let first = Array(one.lowercased())
    let second = Array(other.lowercased())
    var row = Array(0...second.count)
    for (index, character) in first.enumerated() {
      var diagonal = row[0]
      row[0] = index + 1
      for place in second.indices {
        let substitution = diagonal + (character == second[place] ? 0 : 1)
        diagonal = row[place + 1]
        row[place + 1] = min(substitution, row[place] + 1, diagonal + 1)
      }
    }
    return row[second.count]
  }
}
