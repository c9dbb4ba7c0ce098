internal import Decks
internal import Recall
internal import Record

/// Carries progress between the record and what other card tools keep.
struct CardProgressMapping {
  let shelf: CardShelf

  // MARK: Out

  /// What was done with a card, in the form that exports take; nil for one never reviewed nor set aside.
  func progress(of entry: CardShelf.Entry) -> CardProgress? {
    let summary = shelf.session.learner().store.state.cards[entry.id]?.summary
    let state = shelf.state(of: entry.id)
    guard !state.isNew || summary?.isSuspended == true else { return nil }
    return CardProgress(
      state: Self.state(state), step: state.step, stability: state.memory?.stability,
      difficulty: state.memory?.difficulty, due: state.due.map { $0.microseconds / 1000 },
      lastReview: state.lastReview.map { $0.instant.microseconds / 1000 }, reps: state.reps,
      lapses: state.lapses, hold: summary?.isSuspended == true ? .suspended : .none,
      log: log(of: entry.id))
  }

  private static func state(_ state: CardState) -> CardProgress.State {
    if state.isNew { return .new }
    return switch state.phase {
    case .learning: .learning
    case .review: .review
    case .relearning: .relearning
    }
  }

  private func log(of id: String) -> [ReviewLogEntry] {
    let history = shelf.history(of: id)
    var entries: [ReviewLogEntry] = []
    var last = CardState.new
    for (review, replayed) in zip(history.reviews, replay(history)) {
      defer { last = replayed.card }
      guard review.kind == .scheduled else { continue }
      var milliseconds = review.time.instant.microseconds / 1000
      // Two answers in one millisecond need names of their own.
      if let previous = entries.last, milliseconds <= previous.id { milliseconds = previous.id + 1 }
      entries.append(
        ReviewLogEntry(
          id: milliseconds, rating: review.rating.rawValue, interval: Self.interval(replayed.card),
          lastInterval: Self.interval(last),
          factor: ReviewLogEntry.factor(difficulty: replayed.card.memory?.difficulty ?? 5),
          duration: Int((review.duration ?? 0) * 1000), kind: Self.kind(last)))
    }
    return entries
  }

  /// Days, or seconds as a negative number.
  private static func interval(_ state: CardState) -> Int {
    if state.phase == .review { return state.interval }
    guard let due = state.due, let last = state.lastReview else { return 0 }
    return -Int(due.seconds(since: last.instant))
  }

  private static func kind(_ state: CardState) -> ReviewLogEntry.Kind {
    switch state.phase {
    case .learning: .learn
    case .review: .review
    case .relearning: .relearn
    }
  }

  // MARK: In

  /// Events that bring a card's progress into the record; the same each time, so that a second import adds nothing.
  static func events(_ progress: CardProgress, of key: CardKey) -> [RecordedEvent] {
    let id = key.text
    var events: [RecordedEvent] = []
    func add(_ event: Event, at milliseconds: Int64, _ name: String) {
      events.append(
        RecordedEvent(
          id: EventID(milliseconds: milliseconds, derivedFrom: "\(id) \(name)"),
          at: Timestamp(milliseconds: milliseconds), event: event))
    }
    for entry in progress.log where (1...4).contains(entry.rating) {
      let isPractice = entry.kind == .filtered && entry.factor == 0
      let review = CardReview(
        card: id, rating: entry.rating, seconds: Double(entry.duration) / 1000,
        type: isPractice ? .practice : .scheduled)
      add(.cardReview(review), at: entry.id, "review \(entry.id)")
    }
    let last = progress.log.last?.id ?? progress.lastReview ?? 0
    if !progress.needsReplay, let state = state(of: progress) {
      add(
        .cardPlaced(CardPlacement(card: id, state: state.text)), at: last + 1,
        "placed \(state.text)")
    }
    if progress.hold == .suspended {
      add(.cardSuspended(CardMark(card: id)), at: last + 2, "suspended")
    }
    return events
  }

  private static func state(of progress: CardProgress) -> CardState? {
    guard progress.state != .new, let stability = progress.stability,
      let difficulty = progress.difficulty, let due = progress.due
    else { return nil }
    var state = CardState.new
    state.phase =
      switch progress.state {
      case .new, .learning: .learning
      case .review: .review
      case .relearning: .relearning
      }
    state.step = progress.step
    state.memory = Memory(stability: stability, difficulty: difficulty)
    state.due = Instant(microseconds: due * 1000)
    let last = progress.lastReview ?? progress.log.last?.id ?? due
    state.lastReview = Moment(Instant(microseconds: last * 1000))
    state.interval = max(0, Int(((due - last) + 43_200_000) / 86_400_000))
    (state.reps, state.lapses) = (progress.reps, progress.lapses)
    return state
  }
}
