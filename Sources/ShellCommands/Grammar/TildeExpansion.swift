/// `~` for the home folder, as people are used to from their shell.
enum TildeExpansion {
  /// The text of a word; `~` and `~/...` begin with the home folder unless they are quoted.
  static func text(of word: CommandWord, home: String) -> String {
    guard !word.isQuoted, word.text == "~" || word.text.hasPrefix("~/") else { return word.text }
    return home + word.text.dropFirst()
  }
}
