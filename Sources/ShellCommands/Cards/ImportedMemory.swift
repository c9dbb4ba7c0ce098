internal import Decks
internal import Recall

/// The memory of a card that comes without one, found as Anki finds it when FSRS is turned on.
///
/// The log is replayed from its last group of learning steps, or else from the first answer that set the card aside for
/// a day, with a memory guessed from that answer's interval and ease; a card without such a log has its own interval
/// and ease.
struct ImportedMemory {
  let scheduler: Scheduler
  let clock: StudyClock

  /// The memory of a card; nil if nothing speaks of one.
  func memory(of progress: CardProgress) -> Memory? {
    let log = counting(progress.log)
    if let start = lastLearning(log) { return replayed(log[start...].map(review)) }
    guard let start = log.firstIndex(where: { Self.days($0) >= 1 }) else {
      return progress.interval.map { guess(days: Double($0), factor: progress.ease ?? 2_500) }
    }
    let rest = log[start...].dropFirst().map(review)
    return replayed([.placed(guessedState(after: log[start]), at: moment(log[start]))] + rest)
  }

  private func guessedState(after entry: ReviewLogEntry) -> CardState {
    var state = CardState.new
    (state.phase, state.step) = (.review, nil)
    state.memory = guess(days: Self.days(entry), factor: entry.factor)
    state.lastReview = moment(entry)
    state.due = state.lastReview?.instant
    return state
  }

  /// The answers since the card was last reset that moved its schedule.
  private func counting(_ log: [ReviewLogEntry]) -> [ReviewLogEntry] {
    let reset = log.lastIndex { $0.isReset }
    return log[(reset.map { $0 + 1 } ?? 0)...].filter { $0.rating > 0 && !$0.isPractice }
  }

  /// Where the last answers in a row that were learning steps begin.
  private func lastLearning(_ log: [ReviewLogEntry]) -> Int? {
    guard let end = log.lastIndex(where: { $0.kind == .learn }) else { return nil }
    return (log[..<end].lastIndex { $0.kind != .learn } ?? -1) + 1
  }

  private func replayed(_ reviews: [Review]) -> Memory? {
    finalState(History(reviews, scheduler: scheduler)).memory
  }

  private func guess(days: Double, factor: Int) -> Memory {
    // FSRS writes its difficulty where SM-2 has an ease, which is never that small.
    guard factor > 1_100 else {
      return scheduler.model.guessed(
        interval: days, difficulty: (Double(factor) / 1_000 - 0.1) * 9 + 1)
    }
    return scheduler.model.guessed(interval: days, ease: Double(factor) / 1_000)
  }

  /// The interval that followed; the log has seconds as a negative number.
  private static func days(_ entry: ReviewLogEntry) -> Double {
    entry.interval < 0 ? -Double(entry.interval) / 86_400 : Double(entry.interval)
  }

  private func review(_ entry: ReviewLogEntry) -> Review {
    Review(Rating(rawValue: entry.rating) ?? .good, at: moment(entry))
  }

  private func moment(_ entry: ReviewLogEntry) -> Moment {
    Moment(Instant(microseconds: entry.id * 1_000), utcOffset: clock.offset(entry.id / 1_000))
  }
}
