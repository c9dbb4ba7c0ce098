internal import CourseFiles

extension Session {
  /// How many cards a deck of the course holds.
  func cardCount(ofDeck deck: String) -> Int { 0 }

  /// The cards' texts, for searching.
  func cardTexts() -> [CourseIndex.CardText] { [] }
}
