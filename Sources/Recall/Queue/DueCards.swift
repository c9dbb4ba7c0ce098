extension Scheduler {
  /// Whether a card that was reviewed is to be asked again today.
  ///
  /// Under study days a card in review is due from the beginning of its day, and one in steps if its
  /// step is over before the day ends; under full days it is due at the minute.
  public func isDue(_ card: CardState, at now: Moment) -> Bool {
    guard let due = card.due else { return false }
    guard case .studyDays = settings.dayCount else { return due <= now.instant }
    if card.phase == .review { return dueDay(card, now) <= settings.dayCount.day(of: now) }
    return due < settings.dayCount.nextDay(after: now)
  }

  /// The study day that a card in review is due on, counted from 1970-01-01.
  ///
  /// It is counted from the day of the answer as the learner lived it, not by periods of 24 hours.
  func dueDay(_ card: CardState, _ now: Moment) -> Int {
    guard let due = card.due else { return settings.dayCount.day(of: now) }
    let answered = due.adding(days: -card.interval)
    let offset = card.lastReview?.utcOffset ?? now.utcOffset
    return settings.dayCount.day(of: Moment(answered, utcOffset: offset)) + card.interval
  }
}

/// The cards to ask today, siblings apart.
struct DueCards {
  private(set) var steps: [QueueCard] = []
  private(set) var reviews: [QueueCard] = []
  private(set) var new: [QueueCard] = []
  private(set) var heldBack: [QueueCard] = []
  /// Cards that were new today before the session.
  private(set) var newToday = 0

  /// Which of a note's cards comes first: one that was asked today goes on before any other.
  private enum Rank: Int {
    case askedToday, step, review, new
  }

  init(_ cards: [QueueCard], scheduler: Scheduler, at now: Moment) {
    let days = scheduler.settings.dayCount
    let today = days.day(of: now)
    func isToday(_ moment: Moment?) -> Bool { moment.map { days.day(of: $0) == today } ?? false }

    newToday = cards.count { isToday($0.firstReview) }
    let met = Set(cards.filter { isToday($0.state.lastReview) }.map(\.note))
    var chosen: [String: (rank: Rank, card: QueueCard)] = [:]
    for card in cards where !card.isSuspended && !isToday(card.buried) {
      let wasAsked = isToday(card.state.lastReview)
      guard card.state.isNew || scheduler.isDue(card.state, at: now) else { continue }
      guard wasAsked || !met.contains(card.note) else {
        heldBack.append(card)
        continue
      }
      let rank = Self.rank(card, wasAsked: wasAsked)
      guard let rival = chosen[card.note] else {
        chosen[card.note] = (rank, card)
        continue
      }
      let isFirst = Self.precedes((rank, card), rival)
      heldBack.append(isFirst ? rival.card : card)
      if isFirst { chosen[card.note] = (rank, card) }
    }
    for (_, card) in chosen.values {
      switch card.state.phase {
      case _ where card.state.isNew: new.append(card)
      case .review: reviews.append(card)
      default: steps.append(card)
      }
    }
    heldBack.sort { $0.id < $1.id }
    steps.sort { ($0.state.due ?? now.instant, $0.id) < ($1.state.due ?? now.instant, $1.id) }
  }

  private static func rank(_ card: QueueCard, wasAsked: Bool) -> Rank {
    if wasAsked { return .askedToday }
    if card.state.isNew { return .new }
    return card.state.phase == .review ? .review : .step
  }

  private static func precedes(
    _ left: (rank: Rank, card: QueueCard), _ right: (rank: Rank, card: QueueCard)
  ) -> Bool {
    if left.rank != right.rank { return left.rank.rawValue < right.rank.rawValue }
    let dues = (left.card.state.due?.microseconds ?? 0, right.card.state.due?.microseconds ?? 0)
    if dues.0 != dues.1 { return dues.0 < dues.1 }
    return (left.card.position, left.card.id) < (right.card.position, right.card.id)
  }
}
