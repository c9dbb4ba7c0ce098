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
    let met = Set(cards.lazy.filter { isToday($0.state.lastReview) }.map(\.note))
    var chosen: [String: Int] = [:]
    chosen.reserveCapacity(cards.count)
    for (index, card) in cards.enumerated() where !card.isSuspended && !isToday(card.buried) {
      guard card.state.isNew || scheduler.isDue(card.state, at: now) else { continue }
      guard !met.contains(card.note) || isToday(card.state.lastReview) else {
        heldBack.append(card)
        continue
      }
      guard let rival = chosen[card.note] else {
        chosen[card.note] = index
        continue
      }
      let isFirst = Self.precedes(card, cards[rival], isToday)
      heldBack.append(isFirst ? cards[rival] : card)
      if isFirst { chosen[card.note] = index }
    }
    for index in chosen.values.sorted() { sort(cards[index]) }
    heldBack.sort { $0.id < $1.id }
  }

  private mutating func sort(_ card: QueueCard) {
    switch card.state.phase {
    case _ where card.state.isNew: new.append(card)
    case .review: reviews.append(card)
    default: steps.append(card)
    }
  }

  private static func rank(_ card: QueueCard, _ isToday: (Moment?) -> Bool) -> Rank {
    if card.state.isNew { return .new }
    if isToday(card.state.lastReview) { return .askedToday }
    return card.state.phase == .review ? .review : .step
  }

  private static func precedes(
    _ left: QueueCard, _ right: QueueCard, _ isToday: (Moment?) -> Bool
  ) -> Bool {
    let ranks = (rank(left, isToday), rank(right, isToday))
    if ranks.0 != ranks.1 { return ranks.0.rawValue < ranks.1.rawValue }
    if left.dueOrder != right.dueOrder { return left.dueOrder < right.dueOrder }
    return (left.position, left.id) < (right.position, right.id)
  }
}

extension QueueCard {
  /// What cards that were reviewed are ordered by.
  var dueOrder: Int64 { state.due?.microseconds ?? .min }
}

extension [QueueCard] {
  /// The cards, those due first first; of two due at once the one with the lesser id.
  func sortedByDue() -> [QueueCard] {
    let keys = indices.map { (due: self[$0].dueOrder, index: $0) }
    let sorted = keys.sorted { left, right in
      left.due == right.due ? self[left.index].id < self[right.index].id : left.due < right.due
    }
    return sorted.map { self[$0.index] }
  }
}
