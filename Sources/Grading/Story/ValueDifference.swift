/// Two values side by side: where they differ, and what can't be seen in them made visible.
struct ValueDifference {
  let expected: [StoryLine.Piece]
  let actual: [StoryLine.Piece]

  init(expected: String, actual: String) {
    let (a, b) = (Array(expected), Array(actual))
    let head = zip(a, b).prefix { $0 == $1 && $0.unicodeScalars.elementsEqual($1.unicodeScalars) }
      .count
    let most = min(a.count, b.count) - head
    let tail = zip(a.reversed(), b.reversed()).prefix(most).prefix { $0 == $1 }.count
    self.expected = ValueDifference.pieces(a, head, tail)
    self.actual = ValueDifference.pieces(b, head, tail)
  }

  private static func pieces(_ text: [Character], _ head: Int, _ tail: Int) -> [StoryLine.Piece] {
    var pieces: [StoryLine.Piece] = []
    for (index, character) in text.enumerated() {
      let differs = index >= head && index < text.count - tail
      let shown = differs || isAtEnd(index, of: text) ? visible(character) : nil
      let role: StoryLine.Role = shown != nil ? .invisible : differs ? .difference : .code
      let piece = shown ?? String(character)
      if let last = pieces.last, last.role == role {
        pieces[pieces.count - 1].text += piece
      } else {
        pieces.append(StoryLine.Piece(piece, role))
      }
    }
    return pieces
  }

  /// Whether a blank here stands at an end of a text, next to its quotes or to other such blanks.
  private static func isAtEnd(_ index: Int, of text: [Character]) -> Bool {
    guard text[index].isWhitespace else { return false }
    let before = text[..<index].last { !$0.isWhitespace }
    let after = text[(index + 1)...].first { !$0.isWhitespace }
    return before == "\"" || after == "\""
  }

  /// What to show for a character that can't be seen or told from another; nil for any other.
  private static func visible(_ character: Character) -> String? {
    if character == " " { return "·" }
    let scalars = character.unicodeScalars
    let isPlain = scalars.allSatisfy { scalar in
      switch scalar.properties.generalCategory {
      case .control, .format, .nonspacingMark, .enclosingMark, .spaceSeparator, .lineSeparator,
        .paragraphSeparator,
        .privateUse, .unassigned:
        false
      default: true
      }
    }
    guard !isPlain, !character.isEmoji else { return nil }
    return scalars.map { scalar in
      scalar.isASCII && scalar.value > 0x20
        ? String(scalar) : "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
    }.joined()
  }
}

extension Character {
  fileprivate var isEmoji: Bool {
    unicodeScalars.contains {
      $0.properties.isEmojiPresentation || $0.properties.isEmojiModifierBase
    }
  }
}
