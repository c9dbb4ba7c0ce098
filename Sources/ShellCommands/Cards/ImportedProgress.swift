internal import Decks
internal import Recall
internal import Record

/// Brings what another program knew of a card into the record.
///
/// The events are the same at each import of the same file, so that a second one adds nothing.
struct ImportedProgress {
  let scheduler: Scheduler
  let clock: StudyClock

  /// The events that bring a card's progress into the record, in order.
  func events(_ progress: CardProgress, of key: CardKey) -> [RecordedEvent] {
    let log = progress.log
    var events = log.compactMap { event($0, of: key.text) }
    let last = log.last?.id ?? progress.lastReview ?? 0
    func add(_ event: Event, after milliseconds: Int64, _ name: String) {
      events.append(recorded(event, of: key.text, at: last + milliseconds, name))
    }
    if let state = state(of: progress) {
      // The memory may be worked out by the scheduler in force, so it doesn't name the event.
      var name = state
      if progress.needsReplay { name.memory = nil }
      add(
        .cardPlaced(CardPlacement(card: key.text, state: state.text)), after: 1,
        "placed \(name.text)")
    }
    for keepsake in keepsakes(progress) {
      let event = Event.cardKept(CardKeepsake(card: key.text, kept: keepsake.text))
      add(event, after: 2, "kept \(keepsake.text)")
    }
    if progress.hold == .suspended {
      add(.cardSuspended(CardMark(card: key.text)), after: 3, "suspended")
    }
    return events
  }

  private func event(_ entry: ReviewLogEntry, of card: String) -> RecordedEvent? {
    if entry.isReset {
      return recorded(
        .cardReset(CardMark(card: card)), of: card, at: entry.id, "reset \(entry.id)")
    }
    guard (1...4).contains(entry.rating) else { return nil }
    let review = CardReview(
      card: card, rating: entry.rating, seconds: Double(entry.duration) / 1000,
      type: entry.isPractice ? .practice : .scheduled)
    return recorded(.cardReview(review), of: card, at: entry.id, "review \(entry.id)")
  }

  private func recorded(
    _ event: Event, of card: String, at milliseconds: Int64, _ name: String
  ) -> RecordedEvent {
    RecordedEvent(
      id: EventID(milliseconds: milliseconds, derivedFrom: "\(card) \(name)"),
      at: Timestamp(milliseconds: milliseconds, offset: clock.offset(milliseconds / 1000) / 60),
      event: event)
  }

  private func keepsakes(_ progress: CardProgress) -> [Keepsake] {
    // A tool that keeps grades and times only has nothing else to give back.
    let log = progress.log.filter { $0.interval != 0 || $0.rating == 0 }
    let interval = progress.state == .relearning ? progress.interval : nil
    let single = [
      progress.position.map(Keepsake.position), progress.ease.map(Keepsake.ease),
      interval.map(Keepsake.interval),
    ]
    return log.map(Keepsake.log) + single.compactMap(\.self)
  }

  /// The state that the other program had the card in; nil if it is new, or its log alone tells.
  private func state(of progress: CardProgress) -> CardState? {
    guard progress.state != .new, let due = progress.due else { return nil }
    let known = progress.stability.flatMap { stability in
      progress.difficulty.map { Memory(stability: stability, difficulty: $0) }
    }
    guard
      let memory = known ?? ImportedMemory(scheduler: scheduler, clock: clock).memory(of: progress)
    else {
      return nil
    }
    var state = CardState.new
    state.phase = Self.phase(progress.state)
    state.step = progress.step
    state.memory = memory
    state.due = Instant(microseconds: due * 1000)
    let length = progress.state == .review ? progress.interval ?? 0 : 0
    let last = progress.lastReview ?? progress.log.last?.id ?? due - Int64(length) * 86_400_000
    state.lastReview = Moment(
      Instant(microseconds: last * 1000), utcOffset: clock.offset(last / 1000))
    state.interval =
      progress.state == .review
      ? progress.interval ?? max(0, Int(((due - last) + 43_200_000) / 86_400_000)) : 0
    (state.reps, state.lapses) = (progress.reps, progress.lapses)
    return state
  }

  private static func phase(_ state: CardProgress.State) -> Phase {
    switch state {
    case .new, .learning: .learning
    case .review: .review
    case .relearning: .relearning
    }
  }
}
