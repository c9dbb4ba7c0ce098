/// Writes notes as deck files hold them.
package enum CardMarkdown {
  /// The lines of a note, from its id to its last part, joined by newlines and without one at the end.
  package static func text(_ note: Note) -> String {
    (attributes(note) + parts(note.content)).joined(separator: "\n")
  }

  /// The note as it comes back when a deck file is read.
  ///
  /// It differs where a deck file can't say what the note says: blanks at the ends of a part go, and so on.
  package static func readBack(_ note: Note) -> Note? {
    let deck = DeckParser.parse(Array(text(note).utf8), file: "deck.md")
    guard deck.problems.isEmpty, deck.entries.count == 1, var read = deck.entries.first?.note
    else { return nil }
    read.deck = note.deck
    read.modified = note.modified
    return read
  }

  private static func attributes(_ note: Note) -> [String] {
    var lines: [String] = []
    if let id = IDAssignment.idLine(note) { lines.append(id) }
    if !note.tags.isEmpty {
      lines.append(NoteAttribute.line(.tags, NoteAttribute.text(tags: note.tags)))
    }
    if !note.words.isEmpty {
      lines.append(NoteAttribute.line(.words, note.words.joined(separator: ", ")))
    }
    if let exercise = note.exercise { lines.append(NoteAttribute.line(.exercise, exercise)) }
    return lines
  }

  private static func parts(_ content: Note.Content) -> [String] {
    switch content {
    case .basic(let question, let answer):
      part(.question, question) + part(.answer, answer)
    case .reversed(let term, let definition):
      part(.term, term) + part(.definition, definition)
    case .cloze(let text, let extra):
      part(.cloze, cloze(text)) + (extra.isEmpty ? [] : part(.extra, extra))
    }
  }

  private static func cloze(_ text: ClozeText) -> String {
    if let brackets = BracketCloze.write(text), !NumberedCloze.isUsed(in: brackets) {
      return brackets
    }
    return NumberedCloze.write(text, escape: NumberedCloze.escaped)
  }

  /// The lines of one part; the first stands beside the tag unless it would mean something there.
  private static func part(_ tag: DeckTag, _ text: String) -> [String] {
    let lines = text.replacing("\r\n", with: "\n").split(
      separator: "\n", omittingEmptySubsequences: false
    ).map(String.init)
    let escaped = escape(lines)
    guard let first = lines.first, escaped.first == first, DeckLine(first) == .text else {
      return [tag.rawValue] + escaped
    }
    return ["\(tag.rawValue) \(first)"] + escaped.dropFirst()
  }

  /// Puts a backslash before each line that would mean something; code blocks stay as they are.
  private static func escape(_ lines: [String]) -> [String] {
    var escaped: [String] = []
    var index = 0
    while index < lines.count {
      if let end = endOfBlock(lines, from: index) {
        escaped += lines[index...end]
        index = end + 1
      } else {
        escaped.append(DeckLine.escaped(lines[index]))
        index += 1
      }
    }
    return escaped
  }

  /// The last line of the code block that begins here; nil if none begins or it has no end.
  private static func endOfBlock(_ lines: [String], from index: Int) -> Int? {
    guard let fence = CodeFence(opening: lines[index]) else { return nil }
    return lines[(index + 1)...].firstIndex { fence.isClosed(by: $0) }
  }
}
