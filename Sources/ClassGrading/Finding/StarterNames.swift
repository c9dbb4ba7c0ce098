/// Names that a starter declares, found without parsing: they only break a tie between files.
enum StarterNames {
  private static let keywords: Set<Substring> = [
    "func", "struct", "class", "enum", "actor", "protocol", "var", "let",
  ]

  /// The declared names that are long enough to tell one answer from another.
  static func declared(in source: String) -> [String] {
    let words = source.split { !$0.isLetter && !$0.isNumber && $0 != "_" }
    let names = zip(words, words.dropFirst()).filter { keywords.contains($0.0) }.map(\.1)
    return Set(names.filter { $0.count > 3 }).sorted().map(String.init)
  }
}
