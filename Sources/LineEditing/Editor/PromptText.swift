/// A prompt as libedit wants it, and as it looks.
struct PromptText: Equatable {
  /// With every control sequence between two `\1`, and none at the very end: libedit loses that one.
  let marked: String
  /// What is seen of it.
  let visible: String

  init(_ prompt: String) {
    var parts = Self.parts(prompt.filter { !$0.isNewline && $0 != "\u{1}" && $0 != "\0" })
    visible = parts.filter { !$0.isControl }.map(\.text).joined()
    if parts.last?.isControl == true { Self.moveControlsBeforeLastCharacter(&parts) }
    marked = parts.map { $0.isControl ? "\u{1}\($0.text)\u{1}" : $0.text }.joined()
  }

  private struct Part {
    var text: String
    var isControl: Bool
  }

  /// Cuts at sequences of the form `ESC [ ... letter`.
  private static func parts(_ prompt: String) -> [Part] {
    var parts: [Part] = []
    var rest = Substring(prompt)
    while let escape = rest.range(of: "\u{1B}[") {
      let shown = rest[..<escape.lowerBound]
      if !shown.isEmpty { parts.append(Part(text: String(shown), isControl: false)) }
      let tail = rest[escape.upperBound...]
      let end = tail.firstIndex { $0.isLetter }.map(tail.index(after:)) ?? tail.endIndex
      parts.append(Part(text: String(rest[escape.lowerBound..<end]), isControl: true))
      rest = rest[end...]
    }
    if !rest.isEmpty { parts.append(Part(text: String(rest), isControl: false)) }
    return parts
  }

  private static func moveControlsBeforeLastCharacter(_ parts: inout [Part]) {
    guard let index = parts.lastIndex(where: { !$0.isControl }),
      let last = parts[index].text.popLast()
    else { return }
    if parts[index].text.isEmpty { parts.remove(at: index) }
    parts.append(Part(text: String(last), isControl: false))
  }
}

extension Substring {
  /// The first place of `needle`.
  fileprivate func range(of needle: String) -> Range<Index>? {
    var index = startIndex
    while index < endIndex {
      if self[index...].hasPrefix(needle) {
        return index..<self.index(index, offsetBy: needle.count)
      }
      index = self.index(after: index)
    }
    return nil
  }
}
