/// What each of the four answers would make of a card.
public struct Preview: Hashable, Sendable {
  private let cards: [CardState]

  init(_ cards: [CardState]) {
    self.cards = cards
  }

  /// The card after this answer.
  public subscript(rating: Rating) -> CardState { cards[rating.rawValue - 1] }
}

extension Scheduler {
  /// What each of the four answers would make of a card; `answer` gives the same.
  ///
  /// Under `SchedulerSettings.Rules.learner` a better answer brings at least a day more, as far as
  /// the maximum interval allows.
  ///
  /// - Parameters:
  ///   - card: The card before.
  ///   - now: When the answer would be given.
  ///   - seed: A number that belongs to the card, which fuzz starts from.
  public func preview(_ card: CardState, at now: Moment, seed: UInt64 = 0) -> Preview {
    var minimum = 0
    var cards: [CardState] = []
    for rating in Rating.allCases {
      let (next, days) = schedule(card, rating, at: now, seed: seed, atLeast: minimum)
      cards.append(next)
      if settings.rules == .learner, let days {
        minimum = rating == .again ? days : days + 1
      }
    }
    return Preview(cards)
  }
}
