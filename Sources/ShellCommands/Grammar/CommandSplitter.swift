/// A word of a command line and where it stands in it.
package struct CommandWord: Sendable, Equatable {
  package var text: String
  /// Offset of its first character in the line, in characters.
  package var start: Int
  /// Whether quotes or backslashes were in it.
  package var isQuoted: Bool
}

/// Splits a line into words: blanks part them; single and double quotes and backslashes keep blanks.
package enum CommandSplitter {
  /// A quote was opened and never closed.
  package struct UnclosedQuote: Error, Sendable, Equatable {
    package var quote: Character
    /// Offset of the quote in characters.
    package var start: Int

    package init(quote: Character, start: Int) {
      self.quote = quote
      self.start = start
    }
  }

  /// Splits `line`.
  ///
  /// - Parameter line: one line as typed, without a newline.
  /// - Returns: the words in order.
  /// - Throws: `UnclosedQuote`.
  package static func words(of line: String) throws(UnclosedQuote) -> [CommandWord] {
    var scanner = Scanner(characters: Array(line))
    while scanner.position < scanner.characters.count { try scanner.step() }
    if let open = scanner.quote { throw UnclosedQuote(quote: open, start: scanner.quoteStart) }
    scanner.endWord()
    return scanner.words
  }

  /// The words typed before the cursor and the one being typed; an open quote is tolerated.
  package static func partialWords(of line: String) -> (complete: [String], last: String) {
    var scanner = Scanner(characters: Array(line))
    while scanner.position < scanner.characters.count {
      do throws(UnclosedQuote) { try scanner.step() } catch { break }
    }
    let last = scanner.current ?? ""
    return (scanner.words.map(\.text), last)
  }

  private struct Scanner {
    let characters: [Character]
    var position = 0
    var words: [CommandWord] = []
    var current: String?
    var start = 0
    var quote: Character?
    var quoteStart = 0
    var isQuoted = false

    mutating func step() throws(UnclosedQuote) {
      let character = characters[position]
      defer { position += 1 }
      switch (quote, character) {
      case (let open?, _) where character == open:
        quote = nil
      case (nil, "\""), (nil, "'"):
        openQuote(character)
      case (nil, "\\"), ("\"", "\\"):
        takeEscaped()
      case (nil, _) where character.isWhitespace:
        endWord()
      default:
        append(character)
      }
    }

    private mutating func openQuote(_ character: Character) {
      if current == nil { start = position }
      current = current ?? ""
      quote = character
      quoteStart = position
      isQuoted = true
    }

    private mutating func takeEscaped() {
      isQuoted = true
      guard position + 1 < characters.count else { return append("\\") }
      let next = characters[position + 1]
      if quote == "\"", next != "\"", next != "\\" { return append("\\") }
      append(next)
      position += 1
    }

    private mutating func append(_ character: Character) {
      if current == nil { start = position }
      current = (current ?? "") + String(character)
    }

    mutating func endWord() {
      guard let text = current else { return }
      words.append(CommandWord(text: text, start: start, isQuoted: isQuoted))
      current = nil
      isQuoted = false
    }
  }
}
