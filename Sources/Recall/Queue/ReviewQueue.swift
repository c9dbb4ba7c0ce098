/// The cards of a session, and which of them is next.
///
/// Which cards belong to the session is settled when it begins; counts do not creep up meanwhile.
public struct ReviewQueue: Sendable {
  /// Cards that wait for a step to be over.
  private var steps: [QueueCard] = []
  /// Cards in review, in the order in which they are asked.
  private var reviews = Lane([])
  /// New cards, in the order in which they are asked.
  private var new = Lane([])
  /// Cards that were left for another day because a sibling is asked today.
  public private(set) var heldBack: [QueueCard] = []
  /// Due cards that the session's limit leaves for another time.
  public private(set) var beyondLimit = 0
  /// New cards that the day's limit leaves for another day.
  public private(set) var beyondNewLimit = 0
  /// The card asked last, which does not come again at once if there is another.
  private var lastAsked: String?
  private let settings: QueueSettings

  /// How many cards are left.
  public struct Counts: Hashable, Sendable {
    /// In steps of learning or relearning.
    public var learning: Int
    /// In review.
    public var review: Int
    /// Never seen.
    public var new: Int

    /// All of them.
    public var total: Int { learning + review + new }
  }

  /// Settles which cards are asked.
  ///
  /// - Parameters:
  ///   - cards: All cards that may be asked, in any order; others must be left out.
  ///   - scheduler: Counts the days, and knows how likely a card is remembered.
  ///   - settings: Limits and order.
  ///   - now: The time.
  public init(
    _ cards: [QueueCard], scheduler: Scheduler, settings: QueueSettings = QueueSettings(),
    at now: Moment
  ) {
    self.settings = settings
    let due = DueCards(cards, scheduler: scheduler, at: now)
    heldBack = due.heldBack
    let room = max(0, settings.newPerDay - due.newToday)
    var new = due.new.sorted { ($0.position, $0.id) < ($1.position, $1.id) }
    if case .shuffled(let seed) = settings.order {
      var random = SplitMix64(seed: seed)
      new.shuffle(using: &random)
    }
    beyondNewLimit = max(0, new.count - room)
    self.new = Lane(Array(new.prefix(room)))
    steps = due.steps.sortedByDue()
    reviews = Lane(Self.ordered(due.reviews, settings.order, scheduler, now))
    applyLimit()
  }

  /// How many cards are left.
  public var counts: Counts {
    Counts(learning: steps.count, review: reviews.count, new: new.count)
  }

  /// The card to ask now; nil if none is left, or all that are left wait for a step to be over.
  public func next(at now: Moment) -> QueueCard? {
    let ready = steps.filter { ($0.state.due ?? now.instant) <= now.instant }
    if let card = first(of: ready) { return card }
    if let card = reviews.first ?? new.first { return card }
    let ahead = now.instant.adding(seconds: settings.learnAhead)
    return first(of: steps.filter { ($0.state.due ?? now.instant) <= ahead })
  }

  /// When the next step is over, if cards wait for one.
  public var nextStepDue: Instant? { steps.compactMap(\.state.due).min() }

  /// A card that is left, by its id.
  public func card(_ id: String) -> QueueCard? {
    steps.first { $0.id == id } ?? reviews.card(id) ?? new.card(id)
  }

  /// What it takes to bring a card back that was moved.
  struct Mark: Sendable {
    fileprivate var steps: [QueueCard]
    fileprivate var lastAsked: String?
    fileprivate var isFromReviews = false
    fileprivate var isFromNew = false
    fileprivate let card: String
  }

  /// Puts a card where its new state belongs: back among the steps, or out of the session.
  ///
  /// - Returns: What brings it back.
  mutating func replace(_ card: QueueCard, staysInSession: Bool) -> Mark {
    var mark = Mark(steps: steps, lastAsked: lastAsked, card: card.id)
    steps.removeAll { $0.id == card.id }
    if steps.count == mark.steps.count {
      mark.isFromReviews = reviews.take(card.id)
      if !mark.isFromReviews { mark.isFromNew = new.take(card.id) }
    }
    lastAsked = card.id
    if staysInSession { steps.append(card) }
    return mark
  }

  /// Goes back to before `replace` gave a mark; marks are gone back to from the last to the first.
  mutating func goBack(to mark: Mark) {
    (steps, lastAsked) = (mark.steps, mark.lastAsked)
    if mark.isFromReviews { reviews.giveBack(mark.card) }
    if mark.isFromNew { new.giveBack(mark.card) }
  }

  /// The card due first, rather not the one that was just asked.
  private func first(of cards: [QueueCard]) -> QueueCard? {
    let sorted = cards.sortedByDue()
    return sorted.first { $0.id != lastAsked } ?? sorted.first
  }

  private mutating func applyLimit() {
    guard let limit = settings.limit else { return }
    let before = counts.total
    steps = Array(steps.prefix(max(0, limit)))
    reviews = reviews.prefix(limit - steps.count)
    new = new.prefix(limit - steps.count - reviews.count)
    beyondLimit = before - counts.total
  }

  private static func ordered(
    _ cards: [QueueCard], _ order: QueueSettings.Order, _ scheduler: Scheduler, _ now: Moment
  ) -> [QueueCard] {
    let byDue = cards.sortedByDue()
    switch order {
    case .due: return byDue
    case .shuffled(let seed):
      var random = SplitMix64(seed: seed)
      return byDue.shuffled(using: &random)
    case .forgottenFirst, .rememberedFirst:
      let sign = order == .forgottenFirst ? 1.0 : -1.0
      let keyed = byDue.enumerated().map { index, card in
        (sign * scheduler.retrievability(card.state, at: now), index, card)
      }
      return keyed.sorted { ($0.0, $0.1) < ($1.0, $1.1) }.map(\.2)
    }
  }
}
