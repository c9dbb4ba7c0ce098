/// Makes text of others safe to show: nothing in it moves the cursor, changes colours or talks to the terminal.
package enum Sanitise {
  /// The text without terminal sequences and control characters; newlines and tabs stay.
  ///
  /// CR LF and a lone CR become newlines. Characters that reverse the direction of text go too, because they can
  /// make source look other than it is.
  package static func text(_ text: String) -> String {
    var text = text
    // Most text has nothing to take out.
    let isClean = text.withUTF8 { bytes in
      unsafe bytes.allSatisfy { $0 >= 0x20 && $0 < 0x7F || $0 == 0x0A || $0 == 0x09 }
    }
    if isClean { return text }
    var stripper = SequenceStripper()
    var kept = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      if let scalar = stripper.take(scalar) { kept.append(scalar) }
    }
    return String(kept)
  }

  /// Bytes that should be UTF-8 as safe text; what isn't becomes U+FFFD.
  package static func text(bytes: some Sequence<UInt8>) -> String {
    text(String(decoding: Array(bytes), as: UTF8.self))
  }

  /// Text on one row: newlines and tabs become blanks.
  package static func oneLine(_ text: String) -> String {
    Sanitise.text(text).split { $0.isNewline || $0 == "\t" }.joined(separator: " ")
  }

  /// The text cut in the middle if it has more than `characters`, with a line that says how many are missing.
  ///
  /// - Parameters:
  ///   - text: what is cut.
  ///   - characters: how many stay; two thirds of them are from the beginning.
  /// - Returns: the text, or its beginning, the mark and its end.
  package static func cut(_ text: String, characters: Int) -> String {
    let count = text.count
    guard count > characters else { return text }
    let head = characters * 2 / 3
    let tail = characters - head
    return
      "\(text.prefix(head))\n[... \(count - characters) characters left out ...]\n\(text.suffix(tail))"
  }
}

/// Leaves terminal sequences out of a stream of code points.
private struct SequenceStripper {
  private enum State {
    case text
    case afterEscape
    /// After `ESC` and an intermediate: one more.
    case designation
    case control
    /// Up to `ESC \` or the bell.
    case string
    case stringEscape
  }

  private var state = State.text
  private var isAfterReturn = false

  /// Takes a code point; gives back what is to be shown.
  mutating func take(_ scalar: Unicode.Scalar) -> Unicode.Scalar? {
    switch state {
    case .text: return takeText(scalar)
    case .afterEscape: state = next(afterEscape: scalar)
    case .designation: state = .text
    case .control: takeControl(scalar)
    case .string: takeString(scalar)
    case .stringEscape: state = scalar == "\\" ? .text : next(afterEscape: scalar)
    }
    return scalar == "\n" && state == .text ? "\n" : nil
  }

  private mutating func takeText(_ scalar: Unicode.Scalar) -> Unicode.Scalar? {
    let wasAfterReturn = isAfterReturn
    isAfterReturn = scalar == "\r"
    switch scalar {
    case "\n": return wasAfterReturn ? nil : "\n"
    case "\r": return "\n"
    case "\t": return "\t"
    case "\u{1B}": state = .afterEscape
    case "\u{9B}": state = .control
    case "\u{90}", "\u{98}", "\u{9D}", "\u{9E}", "\u{9F}": state = .string
    case "\u{202A}"..."\u{202E}", "\u{2066}"..."\u{2069}", "\u{200E}", "\u{200F}", "\u{61C}": break
    default: return scalar.properties.generalCategory == .control ? nil : scalar
    }
    return nil
  }

  private func next(afterEscape scalar: Unicode.Scalar) -> State {
    switch scalar {
    case "[": .control
    case "]", "P", "X", "^", "_": .string
    case " "..."/": .designation
    case "\u{1B}": .afterEscape
    default: .text
    }
  }

  private mutating func takeControl(_ scalar: Unicode.Scalar) {
    // Anything that is no part of a sequence ends it, so that text isn't swallowed.
    if scalar == "\u{1B}" {
      state = .afterEscape
    } else if !(" "..."?").contains(scalar) {
      state = .text
    }
  }

  private mutating func takeString(_ scalar: Unicode.Scalar) {
    switch scalar {
    case "\u{7}", "\u{9C}", "\n": state = .text
    case "\u{1B}": state = .stringEscape
    default: break
    }
  }
}
