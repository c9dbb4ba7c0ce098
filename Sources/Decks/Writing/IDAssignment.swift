/// Gives a deck's cards the ids that they lack, as edits of its bytes.
///
/// Only whole id lines are added or replaced; every other byte stays.
package struct IDAssignment {
  /// The file with the new lines.
  package private(set) var bytes: [UInt8]
  /// Ids that were made.
  package private(set) var created: [NoteID] = []
  /// Whether `bytes` differs from what the file holds.
  package private(set) var isNeeded = false

  /// Plans the edits.
  ///
  /// - Parameters:
  ///   - deck: The deck as it was read from `bytes`.
  ///   - bytes: The file.
  ///   - taken: Ids that no new card may get; those made here are added.
  ///   - generator: Where ids come from.
  package init(
    deck: ParsedDeck, bytes: [UInt8], taken: inout Set<NoteID>,
    using generator: inout some RandomNumberGenerator
  ) {
    var result: [UInt8] = []
    var position = 0
    for entry in deck.entries {
      guard let edit = IDAssignment.edit(entry, taken: &taken, using: &generator) else { continue }
      result += bytes[position..<edit.range.lowerBound]
      result += edit.text.utf8
      position = edit.range.upperBound
      isNeeded = true
      if let id = edit.created { created.append(id) }
    }
    result += bytes[position...]
    self.bytes = result
  }

  private struct Edit {
    var range: Range<Int>
    var text: String
    var created: NoteID?
  }

  private static func edit(
    _ entry: ParsedDeck.Entry, taken: inout Set<NoteID>,
    using generator: inout some RandomNumberGenerator
  ) -> Edit? {
    if let id = entry.note.id {
      guard let line = entry.idLine, let before = entry.remembered else { return nil }
      let now = rememberedDeletions(of: entry.note)
      if now == before { return nil }
      return Edit(range: line, text: idLine(id, now))
    }
    var id = NoteID.random(using: &generator)
    while !taken.insert(id).inserted { id = .random(using: &generator) }
    let ending = entry.ending == .carriageReturnNewline ? "\r\n" : "\n"
    let text = idLine(id, rememberedDeletions(of: entry.note)) + ending
    return Edit(range: entry.tagStart..<entry.tagStart, text: text, created: id)
  }

  /// The id line of a note that remembers its deletions.
  static func idLine(_ note: Note) -> String? {
    note.id.map { idLine($0, rememberedDeletions(of: note)) }
  }

  private static func idLine(_ id: NoteID, _ remembered: [RememberedDeletion]) -> String {
    NoteAttribute.line(.id, ([id.text] + remembered.map(\.text)).joined(separator: " "))
  }

  /// What the id line must remember; nothing for a text whose numbers stand in it.
  private static func rememberedDeletions(of note: Note) -> [RememberedDeletion] {
    guard case .cloze(let text, _) = note.content, BracketCloze.write(text) != nil else {
      return []
    }
    return text.deletions.map {
      RememberedDeletion(
        number: $0.number, mark: RememberedDeletion.mark(of: ClozeText.plain($0.parts)))
    }
  }
}
