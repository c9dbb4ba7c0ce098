internal import Decks
internal import Recall
internal import Record

/// What the record knows of a card, in the form that other card tools take.
struct ExportedProgress {
  let shelf: CardShelf

  /// What was done with a card; nil for one that nothing is known of.
  func progress(of entry: CardShelf.Entry) -> CardProgress? {
    guard let record = shelf.session.learner().store.state.cards[entry.id] else { return nil }
    let state = shelf.state(of: entry.id)
    let kept = keepsakes(of: entry.id)
    var progress = CardProgress(
      state: Self.state(state), step: state.step, stability: state.memory?.stability,
      difficulty: state.memory?.difficulty, due: state.due.map { $0.microseconds / 1000 },
      interval: state.interval > 0 ? state.interval : nil,
      lastReview: state.lastReview.map { $0.instant.microseconds / 1000 }, reps: state.reps,
      lapses: state.lapses, hold: record.summary.isSuspended ? .suspended : .none,
      log: log(of: entry.id, kept))
    for case .position(let position) in kept { progress.position = position }
    for case .ease(let ease) in kept { progress.ease = ease }
    if progress.state == .relearning, let last = progress.log.last, kept.contains(.log(last)) {
      for case .interval(let days) in kept { progress.interval = days }
    }
    return progress
  }

  private func keepsakes(of id: String) -> [Keepsake] {
    let log = (try? shelf.session.learner().store.log(ofCard: id)) ?? []
    return log.standing.compactMap { entry in
      guard case .kept(let text) = entry.what else { return nil }
      return Keepsake(text: text)
    }
  }

  private static func state(_ state: CardState) -> CardProgress.State {
    if state.isNew { return .new }
    return switch state.phase {
    case .learning: .learning
    case .review: .review
    case .relearning: .relearning
    }
  }

  /// The log as another program kept it, and what was answered here besides.
  private func log(of id: String, _ kept: [Keepsake]) -> [ReviewLogEntry] {
    let known = kept.compactMap { keepsake -> ReviewLogEntry? in
      guard case .log(let entry) = keepsake else { return nil }
      return entry
    }
    let here = log(of: id).filter { entry in !known.contains { $0.id == entry.id } }
    return (known + here).sorted { $0.id < $1.id }
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
}
