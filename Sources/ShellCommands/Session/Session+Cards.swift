internal import CourseFiles
internal import Decks
internal import Glibc

extension Session {
  /// Folders that hold decks and nothing else: the course's, then the learner's own.
  var deckFolders: [String] {
    [courseDecks, folders.decks].compactMap(\.self).filter { unsafe access($0, R_OK) == 0 }
  }

  /// The folder of the course's decks.
  var courseDecks: String? { courseFolder.map(siblingCards) }

  /// `cards` beside the folder of the course.
  private func siblingCards(of course: String) -> String {
    let trimmed = course.hasSuffix("/") ? String(course.dropLast()) : course
    guard let slash = trimmed.lastIndex(of: "/") else { return "cards" }
    return trimmed[..<slash] + "/cards"
  }

  /// How many cards a deck of the course holds.
  func cardCount(ofDeck deck: String) -> Int {
    let name = "/\(deck).md"
    return CardShelf(session: self).entries.count { $0.deck.file.hasSuffix(name) }
  }

  /// The cards' texts, for searching.
  func cardTexts() -> [CourseIndex.CardText] {
    CardShelf(session: self).entries.map { entry in
      CourseIndex.CardText(
        id: entry.id, lesson: entry.deck.settings.lesson ?? entry.deck.name,
        front: entry.card.question, back: entry.card.answer,
        words: entry.note.words + entry.note.tags)
    }
  }
}
