/// A card's reviews, in the order in which they were given, with the settings under which they were.
public struct History: Sendable {
  /// Settings that hold from a review on.
  public struct Change: Sendable {
    /// The index (from 0) of the first review that they hold for.
    public var before: Int
    /// The scheduler from there on.
    public var scheduler: Scheduler

    /// Makes a change.
    public init(before: Int, scheduler: Scheduler) {
      self.before = before
      self.scheduler = scheduler
    }
  }

  /// The scheduler that the first review is given to.
  public var scheduler: Scheduler
  /// Changes of settings on the way; of two before the same review the later one holds.
  public var changes: [Change]
  /// The log.
  public var reviews: [Review]
  /// What fuzz starts from.
  public var seed: UInt64

  /// Makes a history.
  public init(
    _ reviews: [Review], scheduler: Scheduler = .reference, changes: [Change] = [], seed: UInt64 = 0
  ) {
    self.reviews = reviews
    self.scheduler = scheduler
    self.changes = changes
    self.seed = seed
  }
}

/// A card after one entry of its log.
public struct ReplayedReview: Hashable, Sendable {
  /// The card after the entry.
  public var card: CardState
  /// The probability of recall just before it; 0 at the first.
  public var retrievability: Double
  /// The probability of recall when the card will be due.
  public var retrievabilityWhenDue: Double
}

/// What a card becomes, entry by entry: as pure as the scheduler, so equal logs give equal states.
public func replay(_ history: History) -> [ReplayedReview] {
  var states: [ReplayedReview] = []
  states.reserveCapacity(history.reviews.count)
  walk(history) { card, recall, scheduler in
    states.append(
      ReplayedReview(
        card: card, retrievability: recall,
        retrievabilityWhenDue: scheduler.retrievabilityWhenDue(card)))
  }
  return states
}

/// The card after the last entry of its log.
public func finalState(_ history: History) -> CardState {
  var final = CardState.new
  walk(history) { card, _, _ in final = card }
  return final
}

private func walk(_ history: History, _ visit: (CardState, Double, Scheduler) -> Void) {
  var card = CardState.new
  var scheduler = history.scheduler
  var changes = history.changes.sorted { $0.before < $1.before }[...]
  for (index, review) in history.reviews.enumerated() {
    while let change = changes.first, change.before <= index {
      scheduler = change.scheduler
      changes.removeFirst()
    }
    let recall = scheduler.retrievability(card, at: review.time)
    switch review.kind {
    case .scheduled:
      card = scheduler.answer(card, review.rating, at: review.time, seed: history.seed)
    case .practice:
      break
    case .reset:
      card = .new
    case .placed(let state):
      card = state
    }
    visit(card, recall, scheduler)
  }
}
