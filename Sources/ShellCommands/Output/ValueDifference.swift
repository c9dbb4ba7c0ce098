internal import TerminalText

/// Two values side by side: where they differ, and what can't be seen in them made visible.
///
/// Spaces at the ends of a text are shown as dots, other characters that can't be seen by their number.
struct ValueDifference {
  /// The values with their differing parts marked by `.expected` and `.actual`.
  let expected: StyledText
  let actual: StyledText
  /// What the marks stand for; nil where there are none.
  let legend: String?
  /// Where two long values part, in words; nil for short ones, which show it themselves.
  let place: String?

  init(expected: String, actual: String) {
    let (a, b) = (Array(expected), Array(actual))
    let head = zip(a, b).prefix { $0.isSame(as: $1) }.count
    let most = min(a.count, b.count) - head
    let tail = zip(a.reversed(), b.reversed()).prefix(most).prefix { $0.isSame(as: $1) }.count
    let (left, right) = (ShownValue(a, head, tail), ShownValue(b, head, tail))
    self.expected = left.text(.expected)
    self.actual = right.text(.actual)
    legend = ValueDifference.legend(left, right)
    let isLong = max(a.count, b.count) > 24 && head > 1
    // A quotation mark is no character of the text.
    let number = expected.hasPrefix("\"") ? head : head + 1
    place = isLong ? "from character \(number) on: \(left.middle) and \(right.middle)" : nil
  }

  private static func legend(_ left: ShownValue, _ right: ShownValue) -> String? {
    let hasSpaces = left.hasSpaces || right.hasSpaces
    let hasNumbers = left.hasNumbers || right.hasNumbers
    return switch (hasSpaces, hasNumbers) {
    case (true, true): "\u{B7} stands for a space, \\u{...} for a character that can't be seen"
    case (true, false): "\u{B7} stands for a space"
    case (false, true): "\\u{...} stands for a character that can't be seen"
    case (false, false): nil
    }
  }
}

/// One of two values, cut where it parts from the other.
private struct ShownValue {
  private var pieces: [(text: String, differs: Bool)] = []
  private(set) var hasSpaces = false
  private(set) var hasNumbers = false

  init(_ text: [Character], _ head: Int, _ tail: Int) {
    for (index, character) in text.enumerated() {
      let differs = index >= head && index < text.count - tail
      let mark = differs || ShownValue.isAtEnd(index, of: text) ? character.mark : nil
      if let mark { mark == "\u{B7}" ? (hasSpaces = true) : (hasNumbers = true) }
      pieces.append((mark ?? Sanitise.text(String(character)), differs))
    }
  }

  func text(_ meaning: Meaning) -> StyledText {
    StyledText(runs: pieces.map { StyledText.Run($0.text, $0.differs ? meaning : nil) })
  }

  /// The differing part, or its beginning.
  var middle: String {
    let parts = pieces.filter(\.differs).map(\.text)
    guard !parts.isEmpty else { return "nothing" }
    return parts.prefix(24).joined() + (parts.count > 24 ? "..." : "")
  }

  /// Whether a space here stands at an end of a text, next to its quotes or to other such spaces.
  private static func isAtEnd(_ index: Int, of text: [Character]) -> Bool {
    guard text[index].isWhitespace else { return false }
    let before = text[..<index].last { !$0.isWhitespace }
    let after = text[(index + 1)...].first { !$0.isWhitespace }
    return before == "\"" || after == "\""
  }
}

extension Character {
  /// Whether it is the same to the scalar: "é" in one is not "é" in two.
  fileprivate func isSame(as other: Character) -> Bool {
    unicodeScalars.elementsEqual(other.unicodeScalars)
  }

  /// What to show for a character that can't be seen or told from another; nil for any other.
  fileprivate var mark: String? {
    if self == " " { return "\u{B7}" }
    guard !isEmoji, unicodeScalars.contains(where: \.isUnseen) else { return nil }
    return unicodeScalars.map { scalar in
      scalar.isASCII && scalar.value > 0x20
        ? String(scalar) : "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
    }.joined()
  }

  private var isEmoji: Bool {
    unicodeScalars.contains {
      $0.properties.isEmojiPresentation || $0.properties.isEmojiModifierBase
    }
  }
}

extension Unicode.Scalar {
  fileprivate var isUnseen: Bool {
    switch properties.generalCategory {
    case .control, .format, .nonspacingMark, .enclosingMark, .spaceSeparator, .lineSeparator,
      .paragraphSeparator, .privateUse, .unassigned:
      true
    default: false
    }
  }
}
