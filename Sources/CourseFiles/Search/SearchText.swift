/// Text as the search sees it: words without case, accents or marks.
enum SearchText {
  /// The words of a text; a name such as `onSubmit` gives itself and its parts.
  static func words(_ text: String) -> [String] {
    var words: [String] = []
    for run in text.split(whereSeparator: { !$0.isLetter && !$0.isNumber }) {
      let parts = camelParts(run)
      if parts.count > 1 { words += parts.map(fold) }
      words.append(fold(run))
    }
    return words
  }

  /// Lower case, without accents: `Validación` becomes `validacion`.
  static func fold(_ text: some StringProtocol) -> String {
    var folded = ""
    for scalar in text.lowercased().unicodeScalars {
      if scalar.properties.generalCategory == .nonspacingMark { continue }
      folded += plain[scalar] ?? String(scalar)
    }
    return folded
  }

  private static func camelParts(_ word: Substring) -> [Substring] {
    var parts: [Substring] = []
    var start = word.startIndex
    var index = word.startIndex
    while index < word.endIndex {
      let next = word.index(after: index)
      let startsPart = next < word.endIndex && word[index].isLowercase && word[next].isUppercase
      if startsPart || next == word.endIndex {
        parts.append(word[start..<next])
        start = next
      }
      index = next
    }
    return parts
  }

  /// Accented letters of the Latin-script languages of Europe and their plain forms.
  private static let plain: [Unicode.Scalar: String] = {
    let forms = [
      "a": "àáâãäåāăą", "c": "çćĉċč", "d": "ďđð", "e": "èéêëēĕėęě", "g": "ĝğġģ", "h": "ĥħ",
      "i": "ìíîïĩīĭįı", "j": "ĵ", "k": "ķ", "l": "ĺļľŀł", "n": "ñńņňŉ", "o": "òóôõöøōŏő",
      "r": "ŕŗř", "s": "śŝşšș", "t": "ţťŧț", "u": "ùúûüũūŭůűų", "w": "ŵ", "y": "ýÿŷ", "z": "źżž",
      "ae": "æ", "oe": "œ", "ss": "ß",
    ]
    var table: [Unicode.Scalar: String] = [:]
    for (letter, accented) in forms {
      for scalar in accented.unicodeScalars { table[scalar] = letter }
    }
    return table
  }()
}
