/// One entry of a card's log.
package struct CardEntry: Hashable, Sendable {
  /// The event's id; entries are ordered by it.
  package var id: EventID
  /// When it happened.
  package var at: Timestamp
  /// What happened.
  package var what: What

  /// What can happen to a card.
  package enum What: Hashable, Sendable {
    /// Answered: 1 Again to 4 Easy; seconds from question to answer.
    case review(rating: Int8, seconds: Float?, CardReview.Kind)
    case introduced
    case suspended
    case resumed
    case buried
    case reset
    /// Forgotten: what came before counts no more, not even that it was suspended.
    case purged
    /// Put into this state, in the scheduler's own words.
    case placed(String)
    /// Kept for an export, in the words of what reads it back.
    case kept(String)
    case undo(EventID)
  }

  /// The entry of an event, and the card's id; nil if the event is not a card's.
  static func of(_ event: RecordedEvent) -> (card: String, entry: CardEntry)? {
    let (card, what): (String, What)
    switch event.event {
    case .cardReview(let review):
      card = review.card
      what = .review(
        rating: Int8(clamping: review.rating), seconds: review.seconds.map(Float.init), review.type)
    case .cardIntroduced(let mark): (card, what) = (mark.card, .introduced)
    case .cardSuspended(let mark): (card, what) = (mark.card, .suspended)
    case .cardResumed(let mark): (card, what) = (mark.card, .resumed)
    case .cardBuried(let mark): (card, what) = (mark.card, .buried)
    case .cardReset(let mark): (card, what) = (mark.card, .reset)
    case .cardPurged(let mark): (card, what) = (mark.card, .purged)
    case .cardPlaced(let placement): (card, what) = (placement.card, .placed(placement.state))
    case .cardKept(let keepsake): (card, what) = (keepsake.card, .kept(keepsake.kept))
    case .undo(let undo):
      guard let name = undo.card else { return nil }
      (card, what) = (name, .undo(undo.undoes))
    default: return nil
    }
    return (card, CardEntry(id: event.id, at: event.at, what: what))
  }
}

extension CardEntry {
  /// The event that the entry tells of.
  func event(ofCard card: String) -> RecordedEvent {
    let mark = CardMark(card: card)
    let event: Event =
      switch what {
      case .review(let rating, let seconds, let kind):
        .cardReview(
          CardReview(
            card: card, rating: Int(rating), seconds: seconds.map { Self.decimal($0) }, type: kind))
      case .introduced: .cardIntroduced(mark)
      case .suspended: .cardSuspended(mark)
      case .resumed: .cardResumed(mark)
      case .buried: .cardBuried(mark)
      case .reset: .cardReset(mark)
      case .purged: .cardPurged(mark)
      case .placed(let state): .cardPlaced(CardPlacement(card: card, state: state))
      case .kept(let kept): .cardKept(CardKeepsake(card: card, kept: kept))
      case .undo(let id): .undo(Undo(id, ofCard: card))
      }
    return RecordedEvent(id: id, at: at, event: event)
  }

  /// The double with the same shortest decimals.
  private static func decimal(_ seconds: Float) -> Double {
    Double("\(seconds)") ?? Double(seconds)
  }
}

extension [CardEntry] {
  /// The entries since the card was last purged that no later one took back, without those that take back.
  package var standing: [CardEntry] {
    var undone: Set<EventID> = []
    for entry in reversed() {
      if case .undo(let id) = entry.what, id < entry.id, !undone.contains(entry.id) {
        undone.insert(id)
      }
    }
    let kept = filter { entry in
      if case .undo = entry.what { return false }
      return !undone.contains(entry.id)
    }
    guard let purge = kept.lastIndex(where: { $0.what == .purged }) else { return kept }
    return Array(kept[(purge + 1)...])
  }
}
