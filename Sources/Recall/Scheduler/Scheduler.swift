/// Answers when a card is to be asked next, by FSRS-6.
public struct Scheduler: Sendable {
  /// What the scheduler was told.
  public let settings: SchedulerSettings
  /// The formulas, with the parameters of the settings.
  public let model: MemoryModel

  /// The longest stability under `SchedulerSettings.Rules.learner`, in days.
  public static let longestStability = 36_500.0

  /// Makes a scheduler, unless a setting makes no sense.
  public init(_ settings: SchedulerSettings) throws(SettingsProblem) {
    try settings.validate()
    self.init(validated: settings)
  }

  /// No maximum interval needs to be longer than this, in days.
  static let longestMaximumInterval = 1_000_000

  /// The scheduler of the reference implementation's defaults.
  public static let reference = Scheduler(validated: .reference)

  /// The scheduler that a learner has before anything is set.
  public static let learner = Scheduler(validated: .learner)

  private init(validated settings: SchedulerSettings) {
    self.settings = settings
    model = MemoryModel(
      settings.parameters,
      maximumStability: settings.rules == .learner ? Self.longestStability : .infinity)
  }

  /// The card after an answer.
  ///
  /// - Parameters:
  ///   - card: The card before.
  ///   - rating: The answer.
  ///   - now: When it was given.
  ///   - seed: A number that belongs to the card, which fuzz starts from.
  /// - Returns: The card after.
  public func answer(
    _ card: CardState, _ rating: Rating, at now: Moment, seed: UInt64 = 0
  ) -> CardState {
    scheduleInOrder(card, rating, at: now, seed: seed)
  }

  /// The probability that the card is remembered now; 0 before its first review.
  public func retrievability(_ card: CardState, at now: Moment) -> Double {
    guard let memory = card.memory, let last = card.lastReview else { return 0 }
    let days = settings.dayCount.days(from: last, to: now)
    return model.retrievability(afterDays: Double(max(0, days)), stability: memory.stability)
  }

  /// The probability that the card will be remembered when it is due.
  public func retrievabilityWhenDue(_ card: CardState) -> Double {
    guard let due = card.due, let last = card.lastReview else { return 0 }
    return retrievability(card, at: Moment(due, utcOffset: last.utcOffset))
  }

  /// The card after an answer, and its whole days if it ends in review; these are `minimum` or more
  /// as far as the maximum interval allows.
  func schedule(
    _ card: CardState, _ rating: Rating, at now: Moment, seed: UInt64, atLeast minimum: Int
  ) -> (card: CardState, days: Int?) {
    let elapsed = card.lastReview.map { settings.dayCount.days(from: $0, to: now) } ?? 0
    let memory = model.next(card.memory, rating, afterDays: elapsed)
    var next = card
    next.memory = memory
    next.reps += 1
    if card.phase == .review, rating == .again { next.lapses += 1 }
    next.lastReview = lastReview(before: card.lastReview, now)
    let draw = Fuzz(seed: seed &+ UInt64(bitPattern: Int64(card.reps)), isOn: settings.isFuzzed)
    switch move(card, rating) {
    case .step(let phase, let index, let seconds):
      (next.phase, next.step, next.interval) = (phase, index, 0)
      next.due = now.instant.adding(seconds: draw.step(seconds))
      return (next, nil)
    case .review:
      let previous = rating.isRecall ? card.interval : 0
      let days = interval(memory, previous: previous, draw, atLeast: minimum)
      (next.phase, next.step, next.interval) = (.review, nil, days)
      next.due = now.instant.adding(days: days)
      return (next, days)
    }
  }

  private func interval(
    _ memory: Memory, previous: Int, _ fuzz: Fuzz, atLeast minimum: Int
  ) -> Int {
    let raw = model.interval(
      stability: memory.stability, retention: settings.desiredRetention)
    return fuzz.days(raw, previous: previous, maximum: settings.maximumInterval, minimum)
  }

  private func lastReview(before: Moment?, _ now: Moment) -> Moment {
    guard settings.rules == .learner, let before, before.instant > now.instant else { return now }
    return before
  }
}
