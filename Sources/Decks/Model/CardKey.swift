/// The permanent name of one card: its note, and which of the note's cards it is.
///
/// The first card of a note is written as the note's id alone, the others as `ID/2`, `ID/3`. So a note that turns
/// from a question into a cloze text keeps the history of its first card.
package struct CardKey: Hashable, Sendable {
  /// The note.
  package var note: NoteID
  /// Which card of the note, from 1; for a cloze text the number of the deletion.
  package var number: Int

  /// Names a card.
  ///
  /// - Parameters:
  ///   - note: The note.
  ///   - number: Which of its cards, from 1.
  package init(note: NoteID, number: Int = 1) {
    self.note = note
    self.number = number
  }

  /// Reads `ID` or `ID/2`; nil if the text is neither.
  package init?(_ text: String) {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false)
    guard let first = parts.first, let note = NoteID(String(first)) else { return nil }
    switch parts.count {
    case 1: self.init(note: note)
    case 2:
      guard let number = Int(parts[1]), number > 1, String(number) == parts[1] else { return nil }
      self.init(note: note, number: number)
    default: return nil
    }
  }

  /// `ID` or `ID/2`.
  package var text: String {
    number == 1 ? note.text : "\(note.text)/\(number)"
  }
}

extension CardKey: Comparable, CustomStringConvertible {
  package static func < (left: CardKey, right: CardKey) -> Bool {
    (left.note, left.number) < (right.note, right.number)
  }

  package var description: String { text }
}
