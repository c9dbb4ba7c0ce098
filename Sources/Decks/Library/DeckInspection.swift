/// Decks as they lie on disk, read without changing them.
package struct DeckInspection: Sendable {
  /// The decks, their cards with or without ids, in the order of their files.
  package let decks: [ParsedDeck]
  /// What kept files from being read; what is wrong in them stands in each deck.
  package let problems: [DeckProblem]

  /// Reads deck files, and those in folders.
  package init(_ paths: [String]) {
    var problems: [DeckProblem] = []
    var decks: [ParsedDeck] = []
    for file in paths.flatMap({ DeckFolder.files(in: $0, problems: &problems) }) {
      do throws(DeckFileError) {
        let contents = try DeckFile.read(file)
        decks.append(DeckParser.parse(contents.bytes, file: file, modified: contents.modified))
      } catch {
        problems.append(
          DeckProblem(
            place: SourcePlace(file: file), fault: .cannotRead(reason: error.reason)))
      }
    }
    self.decks = decks
    self.problems = problems
  }
}
