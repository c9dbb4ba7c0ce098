/// Cloze texts as Anki writes them: `{{c1::hidden::hint}}`, deletions within deletions allowed.
///
/// In a deck file, `\{`, `\}` and `\:` stand for the mark itself, `&#92;` for a backslash and `&#38;` for `&`; in Anki
/// these are text.
enum NumberedCloze {
  /// The highest number that a deletion can have, as in Anki.
  static let highest = 500
  /// How deep deletions may lie in each other, as in Anki.
  static let deepest = 8

  /// Whether a text holds a numbered deletion.
  static func isUsed(in text: String) -> Bool {
    text.contains("{{c") && text.firstMatch(of: /\{\{c[0-9][0-9,]*::/) != nil
  }

  /// Reads a text, in which `}}` without its opening is no mark; neither is, in Anki, an opening without its `}}`.
  static func read(_ text: String, hasEscapes: Bool) throws(ClozeFault) -> ClozeText {
    var reader = NumberedClozeReader(characters: Array(text), hasEscapes: hasEscapes)
    return try reader.read()
  }

  /// Writes a text.
  static func write(_ text: ClozeText, escape: (String) -> String) -> String {
    write(text.parts, escape: escape)
  }

  /// Writes a run of text for a deck file: a mark that would mean something gets a backslash, as does one at the end,
  /// which would join the mark that follows.
  static func escaped(_ text: String) -> String {
    var written = ""
    var rest = text[...]
    while let character = rest.popFirst() {
      let isDouble = rest.isEmpty || rest.first == character
      switch character {
      case "\\" where rest.first.map { "{}:".contains($0) } ?? true: written += "&#92;"
      case "&" where rest.hasPrefix("#92;") || rest.hasPrefix("#38;"): written += "&#38;"
      case "{" where rest.hasPrefix("{c"): written += "\\{"
      case "}" where isDouble: written += "\\}"
      case ":" where isDouble: written += "\\:"
      default: written.append(character)
      }
    }
    return written
  }

  private static func write(_ parts: [ClozeText.Part], escape: (String) -> String) -> String {
    parts.map { part in
      switch part {
      case .text(let text): escape(text)
      case .deletion(let deletion):
        "{{c\(deletion.number)::\(write(deletion.parts, escape: escape))"
          + (deletion.hint.map { "::\(escape($0))" } ?? "") + "}}"
      }
    }.joined()
  }
}

/// Reads one numbered cloze text.
struct NumberedClozeReader {
  private struct Open {
    var numbers: [Int]
    var parts: [ClozeText.Part] = []
    var hint: String?
    var opening: String
    var offset: Int
  }

  private let characters: [Character]
  private let hasEscapes: Bool
  private var index = 0
  private var run = ""
  private var hint: String?
  private var stack: [Open] = []
  private var parts: [ClozeText.Part] = []

  init(characters: [Character], hasEscapes: Bool) {
    self.characters = characters
    self.hasEscapes = hasEscapes
  }

  mutating func read() throws(ClozeFault) -> ClozeText {
    while index < characters.count { try readOne() }
    try endOpenOnes()
    endRun()
    let text = ClozeText(parts: NumberedClozeReader.joined(parts))
    if text.deletions.isEmpty { throw ClozeFault(fault: .noDeletion, offset: 0) }
    return text
  }

  private mutating func readOne() throws(ClozeFault) {
    let character = characters[index]
    let following = index + 1 < characters.count ? characters[index + 1] : nil
    if hasEscapes, character == "\\", let next = following, "{}:".contains(next) {
      take(next, length: 2)
    } else if hasEscapes, character == "&", let mark = entity() {
      take(mark, length: 5)
    } else if character == "{", let opening = opening() {
      try open(opening)
    } else if character == "}", following == "}", !stack.isEmpty {
      try close()
    } else if character == ":", following == ":", !stack.isEmpty, hint == nil {
      hint = ""
      index += 2
    } else {
      take(character, length: 1)
    }
  }

  private mutating func take(_ character: Character, length: Int) {
    if hint == nil { run.append(character) } else { hint?.append(character) }
    index += length
  }

  /// The mark that an entity at this place stands for.
  private func entity() -> Character? {
    switch String(characters[index...].prefix(5)) {
    case "&#92;": "\\"
    case "&#38;": "&"
    default: nil
    }
  }

  /// The text of an opening `{{c1::` or `{{c1,2::` at this place.
  private func opening() -> String? {
    let start = characters[index...].prefix(24)
    guard start.starts(with: "{{c") else { return nil }
    let digits = start.dropFirst(3).prefix { $0 == "," || ("0"..."9").contains($0) }
    guard digits.first?.isNumber == true, start.dropFirst(3 + digits.count).starts(with: "::")
    else { return nil }
    return "{{c\(String(digits))::"
  }

  private mutating func open(_ opening: String) throws(ClozeFault) {
    let digits = opening.dropFirst(3).dropLast(2)
    let numbers = digits.split(separator: ",").compactMap { Int($0) }
    let isSound = numbers.allSatisfy { (1...NumberedCloze.highest).contains($0) }
    guard !numbers.isEmpty, isSound, stack.count < NumberedCloze.deepest else {
      throw ClozeFault(fault: .deletionNumber("c\(digits)"), offset: index)
    }
    endRun()
    let unique = numbers.reduce(into: [Int]()) { unique, number in
      if !unique.contains(number) { unique.append(number) }
    }
    stack.append(Open(numbers: unique, opening: opening, offset: index))
    index += opening.count
  }

  /// Ends a deletion; several numbers make one deletion within another.
  private mutating func close() throws(ClozeFault) {
    endRun()
    let open = stack.removeLast()
    guard !ClozeText.plain(open.parts).isEmpty else {
      throw ClozeFault(fault: .emptyDeletion, offset: open.offset)
    }
    let inner = NumberedClozeReader.joined(open.parts)
    let nested = open.numbers.reversed().reduce(inner) { parts, number in
      [.deletion(.init(number: number, parts: parts, hint: open.hint))]
    }
    add(nested)
    index += 2
  }

  private mutating func endOpenOnes() throws(ClozeFault) {
    endRun()
    while let open = stack.popLast() {
      if hasEscapes { throw ClozeFault(fault: .deletionNotClosed, offset: open.offset) }
      add([.text(open.opening)] + open.parts + (open.hint.map { [.text("::\($0)")] } ?? []))
    }
  }

  private mutating func endRun() {
    if !run.isEmpty { add([.text(run)]) }
    if let hint, !stack.isEmpty { stack[stack.count - 1].hint = hint }
    run = ""
    hint = nil
  }

  private mutating func add(_ new: [ClozeText.Part]) {
    if stack.isEmpty { parts += new } else { stack[stack.count - 1].parts += new }
  }

  private static func joined(_ parts: [ClozeText.Part]) -> [ClozeText.Part] {
    parts.reduce(into: []) { joined, part in
      if case .text(let text) = part, case .text(let before) = joined.last {
        joined[joined.count - 1] = .text(before + text)
      } else {
        joined.append(part)
      }
    }
  }
}
