internal import CTerminal
internal import Glibc

/// How many columns text takes on a terminal, in any locale.
package enum ColumnWidth {
  /// The columns of a text of one row; control characters count nothing.
  package static func of(_ text: some StringProtocol) -> Int {
    var ascii = 0
    for byte in text.utf8 {
      if byte >= 0x80 || byte < 0x20 || byte == 0x7F { return text.reduce(0) { $0 + of($1) } }
      ascii += 1
    }
    return ascii
  }

  /// The columns of a character: 0, 1 or 2 for most; an emoji of many code points takes 2.
  package static func of(_ character: Character) -> Int {
    let scalars = character.unicodeScalars
    guard let first = scalars.first else { return 0 }
    if scalars.count == 1 { return max(0, CharacterTable.width(first)) }
    return isEmoji(scalars) ? 2 : scalars.reduce(0) { $0 + max(0, CharacterTable.width($1)) }
  }

  /// Whether a character of several code points is drawn as one picture: a flag, a family, a keycap, a skin tone.
  private static func isEmoji(_ scalars: Character.UnicodeScalarView) -> Bool {
    guard let first = scalars.first, first.properties.isEmoji else { return false }
    return scalars.dropFirst().contains {
      $0 == "\u{FE0F}" || $0 == "\u{20E3}" || $0.properties.isEmojiModifier
        || (0x1F1E6...0x1F1FF).contains($0.value) || $0.properties.isEmojiPresentation
    }
  }

  /// The text with its tabs replaced by blanks up to every fourth column.
  package static func expandingTabs(_ text: String, every stop: Int = 4) -> String {
    guard text.contains("\t") else { return text }
    var expanded = ""
    var column = 0
    for character in text {
      if character == "\t" {
        let count = stop - column % stop
        expanded += String(repeating: " ", count: count)
        column += count
      } else {
        expanded.append(character)
        column = character.isNewline ? 0 : column + of(character)
      }
    }
    return expanded
  }

  /// The beginning of a text that fits into `columns`, cut between characters.
  package static func prefix(_ text: String, columns: Int) -> String {
    var kept = ""
    var used = 0
    for character in text {
      used += of(character)
      if used > columns { break }
      kept.append(character)
    }
    return kept
  }

  /// The text, cut with a mark where it is if it takes more than `columns`.
  package static func truncated(_ text: String, columns: Int, mark: String = "...") -> String {
    if of(text) <= columns { return text }
    let room = columns - of(mark)
    return room > 0 ? prefix(text, columns: room) + mark : prefix(text, columns: columns)
  }
}

/// The C library's table of widths, asked in a UTF-8 locale whatever the process has.
@safe
private enum CharacterTable {
  nonisolated(unsafe) private static let locale = unsafe newlocale(1 << LC_CTYPE, "C.UTF-8", nil)

  static func width(_ scalar: Unicode.Scalar) -> Int {
    if scalar.value < 0x7F { return scalar.value < 0x20 ? 0 : 1 }
    guard let locale = unsafe locale else { return guess(scalar) }
    let previous = unsafe uselocale(locale)
    defer { _ = unsafe uselocale(previous) }
    return Int(wcwidth(wchar_t(bitPattern: scalar.value)))
  }

  /// For systems without a UTF-8 locale.
  private static func guess(_ scalar: Unicode.Scalar) -> Int {
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format, .control: 0
    default: scalar.properties.isEmojiPresentation || scalar.properties.isIdeographic ? 2 : 1
    }
  }
}
