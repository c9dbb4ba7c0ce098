/// Adds cards that a learner has written to a deck file.
package enum CardAddition {
  /// Why no card was added.
  package enum Failure: Error, Hashable, Sendable {
    /// The text is no card, or more is wrong with it; places are those in the text.
    case text([DeckProblem])
    /// The deck file has errors, so nothing is added to it.
    case deck([DeckProblem])
    /// The machine is in the way.
    case file(DeckFileError)
  }

  /// Adds cards at the end of a deck file, which is made if it is not there.
  ///
  /// - Parameters:
  ///   - text: The cards, as a deck file holds them, such as `Q: ...` and `A: ...`.
  ///   - path: Path of the deck file.
  ///   - taken: Ids that no new card may get; those made here are added.
  ///   - generator: Where ids come from.
  /// - Returns: The notes that were added.
  /// - Throws: Why nothing was added; the file is as before.
  package static func add(
    _ text: String, to path: String, taken: inout Set<NoteID>,
    using generator: inout some RandomNumberGenerator
  ) throws(Failure) -> [Note] {
    let typed = Array(text.utf8)
    let written = DeckParser.parse(typed, file: "card")
    if !written.problems.isEmpty { throw .text(written.problems) }
    let named = IDAssignment(deck: written, bytes: typed, taken: &taken, using: &generator)
    let notes = DeckParser.parse(named.bytes, file: path).entries.map(\.note)
    do throws(DeckFileError) {
      try DeckFile.create(
        path, with: DeckEdit.newFile(deck: DeckName.ofFile(path), file: path, notes: notes))
    } catch {
      if !error.isExistingFile { throw .file(error) }
      try append(notes, to: path)
    }
    return notes
  }

  private static func append(_ notes: [Note], to path: String) throws(Failure) {
    let contents = try attempt { () throws(DeckFileError) in try DeckFile.read(path) }
    let deck = DeckParser.parse(contents.bytes, file: path)
    let errors = deck.problems.filter { $0.severity == .error && $0.fault != .noCards }
    guard errors.isEmpty else { throw .deck(errors) }
    var edit = DeckEdit(deck, bytes: contents.bytes)
    edit.append(notes)
    try attempt { () throws(DeckFileError) in
      try DeckFile.replace(path, with: edit.bytes, old: contents)
    }
  }

  private static func attempt<Result>(
    _ work: () throws(DeckFileError) -> Result
  ) throws(Failure) -> Result {
    do throws(DeckFileError) {
      return try work()
    } catch {
      throw .file(error)
    }
  }
}
