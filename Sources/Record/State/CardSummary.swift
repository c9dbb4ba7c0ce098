/// What a card's log comes to, without the log.
package struct CardSummary: Hashable, Sendable {
  /// Reviews that stand since the last reset, practice left out.
  package var reviews = 0
  /// Whether the card is set aside until it is resumed.
  package var isSuspended = false
  /// When the card was last buried, if it was after its last review.
  package var buriedAt: Timestamp?
  /// When the card was first introduced.
  package var introducedAt: Timestamp?
  /// When the card was first reviewed since its last reset.
  package var firstReviewAt: Timestamp?
  /// When the card was last reviewed.
  package var lastReviewAt: Timestamp?

  /// The summary of a log.
  init(_ log: [CardEntry] = []) {
    for entry in log.standing { add(entry) }
  }

  /// Takes in the next entry, unless it takes another one back.
  mutating func add(_ entry: CardEntry) {
    switch entry.what {
    case .review(_, _, .scheduled):
      reviews += 1
      firstReviewAt = firstReviewAt ?? entry.at
      (lastReviewAt, buriedAt) = (entry.at, nil)
    case .review: break
    case .introduced: introducedAt = introducedAt ?? entry.at
    case .suspended: isSuspended = true
    case .resumed: isSuspended = false
    case .buried: buriedAt = entry.at
    case .reset: (reviews, firstReviewAt, lastReviewAt, buriedAt) = (0, nil, nil, nil)
    case .purged: self = CardSummary()
    case .placed, .kept, .undo: break
    }
  }
}
