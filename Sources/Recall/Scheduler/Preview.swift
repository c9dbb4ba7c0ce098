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
  /// - Returns: Four cards, one for each answer.
  public func preview(_ card: CardState, at now: Moment, seed: UInt64 = 0) -> Preview {
    var minimum = 0
    return Preview(
      Rating.allCases.map { rating in
        schedule(card, rating, at: now, seed: seed, above: &minimum)
      })
  }

  /// What one answer makes of a card, worse answers being worked out as far as they bear on it.
  func scheduleInOrder(
    _ card: CardState, _ rating: Rating, at now: Moment, seed: UInt64
  ) -> CardState {
    var minimum = 0
    if settings.rules == .learner, case .review = move(card, rating) {
      for worse in Rating.allCases where worse < rating {
        guard case .review = move(card, worse) else { continue }
        _ = schedule(card, worse, at: now, seed: seed, above: &minimum)
      }
    }
    return schedule(card, rating, at: now, seed: seed, above: &minimum)
  }

  /// The card after an answer, with `minimum` days or more, which then rises for the next better answer.
  private func schedule(
    _ card: CardState, _ rating: Rating, at now: Moment, seed: UInt64, above minimum: inout Int
  ) -> CardState {
    let (next, days) = schedule(card, rating, at: now, seed: seed, atLeast: minimum)
    if settings.rules == .learner, let days {
      minimum = rating == .again ? days : days + 1
    }
    return next
  }
}
