/// Agreement of English nouns with the numbers before them, which `^[...](inflect: true)` asks for.
enum Inflection {
  /// The words with each noun that follows a number in the form that the number wants: "2 cup" becomes "2 cups".
  static func agreeing(_ text: String) -> String {
    var words = text.split(separator: " ", omittingEmptySubsequences: false).map(String.init)
    guard let last = words.last, let index = words.firstIndex(where: { isNumber($0) }),
      index < words.count - 1, words[index] != "1", words[index] != "one"
    else { return text }
    words[words.count - 1] = plural(of: last)
    return words.joined(separator: " ")
  }

  private static func isNumber(_ word: String) -> Bool {
    word.contains(where: \.isNumber) && word.allSatisfy { $0.isNumber || ".,-".contains($0) }
  }

  private static let irregular = [
    "person": "people", "child": "children", "man": "men", "woman": "women", "foot": "feet",
    "tooth": "teeth", "mouse": "mice", "half": "halves", "leaf": "leaves",
  ]

  private static func plural(of noun: String) -> String {
    if let known = irregular[noun.lowercased()] { return known }
    if noun.hasSuffix("y"), let before = noun.dropLast().last, !"aeiou".contains(before) {
      return noun.dropLast() + "ies"
    }
    let hisses = ["s", "x", "z", "ch", "sh"].contains { noun.hasSuffix($0) }
    return noun + (hisses ? "es" : "s")
  }
}
