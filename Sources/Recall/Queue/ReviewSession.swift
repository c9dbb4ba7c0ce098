/// A session of reviews: asks, takes answers, and takes them back one by one.
///
/// It only works out; keeping is up to the caller. So each step is prepared (`answer`, `setAside`), kept
/// by the caller, and then committed with the name that the caller's record gave it; a step that could
/// not be kept is simply not committed.
public struct ReviewSession: Sendable {
  /// Something a learner did in the session.
  public struct Step: Hashable, Sendable {
    /// What was done.
    public enum Action: Hashable, Sendable {
      case answered(Rating)
      case suspended
      case buried
    }

    /// What was done.
    public let action: Action
    /// The card before.
    public let before: QueueCard
    /// The card after.
    public let after: QueueCard
    /// Whether the card has been forgotten so often that the answer also suspends it.
    public let isLeech: Bool
  }

  /// The cards that are left.
  public private(set) var queue: ReviewQueue
  /// The scheduler.
  public let scheduler: Scheduler
  /// All steps that stand, with their names in the caller's record.
  public private(set) var steps: [(step: Step, name: String)] = []
  private var marks: [ReviewQueue.Mark] = []
  private let leech: Leech

  /// Begins a session with the cards that are due.
  ///
  /// - Parameters:
  ///   - cards: All cards that may be asked.
  ///   - scheduler: The scheduler.
  ///   - settings: Limits and order.
  ///   - now: The time.
  public init(
    _ cards: [QueueCard], scheduler: Scheduler, settings: QueueSettings = QueueSettings(),
    at now: Moment
  ) {
    queue = ReviewQueue(cards, scheduler: scheduler, settings: settings, at: now)
    self.scheduler = scheduler
    leech = settings.leech
  }

  /// The card to ask now.
  public func next(at now: Moment) -> QueueCard? { queue.next(at: now) }

  /// What each answer to a card would bring.
  public func preview(_ card: QueueCard, at now: Moment) -> Preview {
    scheduler.preview(card.state, at: now, seed: fuzzSeed(forCard: card.id))
  }

  /// Works out an answer.
  public func answer(_ card: QueueCard, _ rating: Rating, at now: Moment) -> Step {
    var after = card
    after.state = scheduler.answer(card.state, rating, at: now, seed: fuzzSeed(forCard: card.id))
    after.firstReview = card.firstReview ?? now
    let isLeech = leech.isReached(from: card.state.lapses, to: after.state.lapses)
    after.isSuspended = isLeech
    return Step(action: .answered(rating), before: card, after: after, isLeech: isLeech)
  }

  /// Works out a suspension.
  public func suspend(_ card: QueueCard) -> Step {
    var after = card
    after.isSuspended = true
    return Step(action: .suspended, before: card, after: after, isLeech: false)
  }

  /// Works out a burial until the study day ends.
  public func bury(_ card: QueueCard, at now: Moment) -> Step {
    var after = card
    after.buried = now
    return Step(action: .buried, before: card, after: after, isLeech: false)
  }

  /// Goes on after a step was kept.
  ///
  /// - Parameters:
  ///   - step: The step.
  ///   - name: What it is called in the caller's record, to take it back by.
  ///   - now: The time.
  public mutating func commit(_ step: Step, name: String, at now: Moment) {
    steps.append((step, name))
    let card = step.after
    let isAskedAgain =
      !card.isSuspended && card.buried == nil && card.state.phase != .review
      && scheduler.isStepOverToday(card.state, at: now)
    marks.append(queue.replace(card, staysInSession: isAskedAgain))
  }

  /// Goes back to before the last step, after the caller took it back in its record.
  ///
  /// - Returns: The step, whose card is asked again; nil if there is none.
  @discardableResult
  public mutating func undo() -> Step? {
    guard let last = steps.popLast(), let mark = marks.popLast() else { return nil }
    queue.goBack(to: mark)
    return last.step
  }

  /// Answers that stand, by rating.
  public var tally: [Rating: Int] {
    steps.reduce(into: [:]) { tally, entry in
      if case .answered(let rating) = entry.step.action { tally[rating, default: 0] += 1 }
    }
  }
}

extension Scheduler {
  /// Whether a card in steps comes again in the session: before the study day ends, or within the hour.
  func isStepOverToday(_ card: CardState, at now: Moment) -> Bool {
    guard let due = card.due else { return false }
    let soon = now.instant.adding(seconds: 3_600)
    guard case .studyDays = settings.dayCount else { return due < now.instant.adding(days: 1) }
    return due < settings.dayCount.nextDay(after: now) || due <= soon
  }
}
