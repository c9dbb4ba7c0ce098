/// What a line outside a code block means in a deck file.
enum DeckLine: Equatable {
  /// `Q:`, `A:`, `C:`, `E:`, `T:` or `D:` at the very start of the line.
  case tag(DeckTag)
  /// `---` alone.
  case separator
  /// A comment that says something about the card below.
  case attribute(NoteAttribute)
  /// The first line of a code block.
  case fence(CodeFence)
  /// A line that is a comment and nothing else, or begins one that has no end on it.
  case comment(isOpen: Bool)
  /// A line that a merge left behind.
  case conflict
  /// Anything else.
  case text

  init(_ line: String) {
    if let tag = DeckTag(startOf: line) {
      self = .tag(tag)
    } else if line.trimmedPart == "---" {
      self = .separator
    } else if let fence = CodeFence(opening: line) {
      self = .fence(fence)
    } else if let attribute = NoteAttribute(line) {
      self = .attribute(attribute)
    } else if let isOpen = DeckLine.comment(line) {
      self = .comment(isOpen: isOpen)
    } else if DeckLine.isConflict(line) {
      self = .conflict
    } else {
      self = .text
    }
  }

  /// Whether the comment that a line is stays open; nil if it is none.
  private static func comment(_ line: String) -> Bool? {
    let text = line.trimmedPart
    guard text.hasPrefix("<!--") else { return nil }
    guard let end = text.firstRange(of: "-->") else { return true }
    return end.upperBound == text.endIndex ? false : nil
  }

  private static func isConflict(_ line: String) -> Bool {
    line.hasPrefix("<<<<<<< ") || line.hasPrefix(">>>>>>> ") || line.trimmedPart == "======="
  }

  /// The line without the backslash that keeps it from meaning anything: `\---` is the text `---`.
  static func unescaped(_ line: String) -> String {
    isEscaped(line) ? String(line.dropFirst()) : line
  }

  /// The line as it must be written to be read as text.
  static func escaped(_ line: String) -> String {
    DeckLine(line) == .text && !isEscaped(line) ? line : "\\\(line)"
  }

  private static func isEscaped(_ line: String) -> Bool {
    guard line.hasPrefix("\\") else { return false }
    return DeckLine(String(line.drop { $0 == "\\" })) != .text
  }
}

/// The marks that begin the parts of a card.
enum DeckTag: String, CaseIterable, Sendable {
  case question = "Q:"
  case answer = "A:"
  case cloze = "C:"
  case extra = "E:"
  case term = "T:"
  case definition = "D:"

  init?(startOf line: String) {
    guard line.utf8.dropFirst().first == UInt8(ascii: ":"),
      let tag = DeckTag(rawValue: String(line.prefix(2)))
    else { return nil }
    self = tag
  }

  /// The tag of the part that must come before this one; nil if it begins a card.
  var opener: DeckTag? {
    switch self {
    case .question, .cloze, .term: nil
    case .answer: .question
    case .extra: .cloze
    case .definition: .term
    }
  }

  /// The tag of the part that must follow; nil if none must.
  var partner: DeckTag? {
    switch self {
    case .question: .answer
    case .term: .definition
    default: nil
    }
  }
}
