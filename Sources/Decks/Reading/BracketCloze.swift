/// Cloze texts as hashcards writes them: `[deletion]`, with `\[` and `\]` for brackets of the text.
///
/// `![` begins an image, whose brackets are text. Brackets in code count like all others.
enum BracketCloze {
  /// Reads a text; its deletions are numbered 1, 2, 3 in order.
  static func read(_ text: String) throws(ClozeFault) -> ClozeText {
    var reader = Reader(characters: Array(text))
    try reader.readAll()
    return ClozeText(parts: reader.parts)
  }

  /// Writes a text, or nil if brackets can't say it: hints, nesting, one number twice.
  static func write(_ text: ClozeText) -> String? {
    var numbers: Set<Int> = []
    var written = ""
    for part in text.parts {
      switch part {
      case .text(let text):
        written += escaped(text)
      case .deletion(let deletion):
        guard deletion.hint == nil, numbers.insert(deletion.number).inserted,
          !deletion.parts.contains(where: \.isDeletion)
        else { return nil }
        if written.hasSuffix("\\") || written.hasSuffix("!") { return nil }
        let hidden = ClozeText.plain(deletion.parts)
        if hidden.hasSuffix("\\") || hidden.isEmpty { return nil }
        written += "[\(escaped(hidden))]"
      }
    }
    return written
  }

  /// The text with a backslash before each bracket, but for those around an image's description.
  private static func escaped(_ text: String) -> String {
    var written = ""
    var rest = text[...]
    while let character = rest.first {
      if let image = image(at: rest) {
        written += image
        rest = rest.dropFirst(image.count)
        continue
      }
      if character == "[" || character == "]" { written.append("\\") }
      written.append(character)
      rest = rest.dropFirst()
    }
    return written
  }

  private static func image(at text: Substring) -> Substring? {
    guard text.hasPrefix("!["), let end = text.firstIndex(of: "]") else { return nil }
    let description = text[..<end].dropFirst(2)
    return description.contains("[") ? nil : text[...end]
  }

  private struct Reader {
    let characters: [Character]
    var parts: [ClozeText.Part] = []
    private var index = 0
    private var run = ""
    /// Where the deletion being read was opened.
    private var opened: Int?

    init(characters: [Character]) {
      self.characters = characters
    }

    mutating func readAll() throws(ClozeFault) {
      while index < characters.count { try readOne() }
      if let opened { throw ClozeFault(fault: .deletionNotClosed, offset: opened) }
      endText()
      if !parts.contains(where: \.isDeletion) { throw ClozeFault(fault: .noDeletion, offset: 0) }
    }

    private mutating func readOne() throws(ClozeFault) {
      let following = index + 1 < characters.count ? characters[index + 1] : nil
      switch (characters[index], following) {
      case ("\\", .some(let next)) where next == "[" || next == "]":
        take(next, length: 2)
      case ("!", .some("[")):
        readImage()
      case ("[", _):
        try open()
      case ("]", _):
        try close()
      case (let character, _):
        take(character, length: 1)
      }
    }

    private mutating func take(_ character: Character, length: Int) {
      run.append(character)
      index += length
    }

    /// Takes `![description]` as text; without its `]` the `!` alone.
    private mutating func readImage() {
      guard let end = characters[index...].firstIndex(of: "]") else { return take("!", length: 1) }
      run += String(characters[index...end])
      index = end + 1
    }

    private mutating func open() throws(ClozeFault) {
      guard opened == nil else { throw ClozeFault(fault: .deletionInDeletion, offset: index) }
      endText()
      opened = index
      index += 1
    }

    private mutating func close() throws(ClozeFault) {
      guard let start = opened else {
        throw ClozeFault(fault: .bracketClosesNothing, offset: index)
      }
      guard !run.trimmedPart.isEmpty else { throw ClozeFault(fault: .emptyDeletion, offset: start) }
      let number = parts.count(where: \.isDeletion) + 1
      parts.append(.deletion(.init(number: number, parts: [.text(run)])))
      run = ""
      opened = nil
      index += 1
    }

    private mutating func endText() {
      if !run.isEmpty { parts.append(.text(run)) }
      run = ""
    }
  }
}

extension ClozeText.Part {
  /// Whether this part is hidden on some card.
  var isDeletion: Bool {
    if case .deletion = self { true } else { false }
  }
}
