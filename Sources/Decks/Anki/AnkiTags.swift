/// Tags as Anki writes them: words with blanks between, `::` for a tag within a tag.
enum AnkiTags {
  /// The tags of a text, each once, in order.
  static func split(_ text: String) -> [String] {
    var seen: Set<String> = []
    return text.split { $0 == " " || $0 == "\u{3000}" || $0 == "\t" || $0.isNewline }
      .map { UnicodeForms.composed(String($0)) }.filter { seen.insert($0).inserted }
  }

  /// A tag without what Anki would change: blanks, and empty parts between `::`.
  static func safe(_ tag: String) -> String {
    let words = tag.split { $0.isWhitespace || $0 == "\u{3000}" }.joined(separator: "_")
    return words.replacing("\"", with: "'").split(separator: "::").joined(separator: "::")
  }
}
