/// Writes a cloze text as one string, its marks as characters that texts don't hold, and back.
///
/// So Markdown and HTML can be turned into each other over the marks, which may stand within code.
enum ClozeTokens {
  // Noncharacters' neighbours in the last private plane: no font and no text uses them.
  private static let open: Unicode.Scalar = "\u{10FFF0}"
  private static let start: Unicode.Scalar = "\u{10FFF1}"
  private static let hint: Unicode.Scalar = "\u{10FFF2}"
  private static let close: Unicode.Scalar = "\u{10FFF3}"

  /// Whether a text can be written so.
  static func canHold(_ text: String) -> Bool {
    !text.unicodeScalars.contains { (0x10FFF0...0x10FFF3).contains($0.value) }
  }

  /// One string for the whole text.
  static func flatten(_ text: ClozeText) -> String {
    flatten(text.parts)
  }

  private static func flatten(_ parts: [ClozeText.Part]) -> String {
    parts.map { part in
      switch part {
      case .text(let text): text
      case .deletion(let deletion):
        "\(open)\(deletion.number)\(start)\(flatten(deletion.parts))"
          + (deletion.hint.map { "\(hint)\($0)" } ?? "") + "\(close)"
      }
    }.joined()
  }

  /// The string with Anki's marks for the characters.
  static func numbered(_ flat: String, escape: (String) -> String) -> String {
    var result = ""
    var run = String.UnicodeScalarView()
    for scalar in flat.unicodeScalars {
      guard let mark = marks[scalar] else {
        run.append(scalar)
        continue
      }
      result += scalar == start ? String(run) : escape(String(run))
      result += mark
      run = String.UnicodeScalarView()
    }
    return result + escape(String(run))
  }

  private static let marks: [Unicode.Scalar: String] = [
    open: "{{c", start: "::", hint: "::", close: "}}",
  ]

  /// The cloze text of one string.
  static func unflatten(_ flat: String) -> ClozeText {
    var frames: [Frame] = [Frame(number: 0)]
    var run = String.UnicodeScalarView()
    for scalar in flat.unicodeScalars {
      guard marks[scalar] != nil else {
        run.append(scalar)
        continue
      }
      take(String(run), before: scalar, &frames)
      run = String.UnicodeScalarView()
    }
    frames[0].add(String(run))
    return ClozeText(parts: frames[0].parts)
  }

  private struct Frame {
    var number: Int
    var parts: [ClozeText.Part] = []
    var hint: String?

    mutating func add(_ text: String) {
      if hint != nil { hint = text } else if !text.isEmpty { parts.append(.text(text)) }
    }
  }

  private static func take(_ run: String, before mark: Unicode.Scalar, _ frames: inout [Frame]) {
    let last = frames.count - 1
    switch mark {
    case open:
      frames[last].add(run)
    case start:
      frames.append(Frame(number: Int(run) ?? 1))
    case hint:
      frames[last].add(run)
      frames[last].hint = ""
    default:
      frames[last].add(run)
      guard frames.count > 1, let frame = frames.popLast() else { return }
      let deletion = ClozeText.Deletion(number: frame.number, parts: frame.parts, hint: frame.hint)
      frames[frames.count - 1].parts.append(.deletion(deletion))
    }
  }
}
