/// How a learner's cards are doing.
public struct RecallStatistics: Sendable {
  /// What was done in the present study day.
  public struct Today: Hashable, Sendable {
    /// Answers, practice left out.
    public var reviews = 0
    /// Answers that were Again.
    public var forgotten = 0
    /// Cards reviewed for the first time.
    public var newCards = 0
    /// Seconds from question to answer, together.
    public var seconds = 0.0
  }

  /// What was done in the present study day.
  public private(set) var today = Today()
  /// Cards that were due before today and still are; they are among the first of `forecast` too.
  public private(set) var overdue = 0
  /// Cards due today, tomorrow, and so on for 30 days, if none is reviewed before.
  public private(set) var forecast = [Int](repeating: 0, count: 30)
  /// Reviews a study day, today and the 29 days before, the latest last.
  public private(set) var reviewsByDay = [Int](repeating: 0, count: 30)
  /// What was remembered of cards in review, over the last 7, 30 and 365 days and ever.
  public private(set) var retention: [Retention] = [7, 30, 365, nil].map(Retention.init(days:))
  /// The probability of recall that the settings ask for.
  public let desiredRetention: Double
  /// Cards by stability.
  public private(set) var stability = Histogram(edges: [1, 3, 7, 14, 30, 90, 180, 365, 730])
  /// Cards by difficulty.
  public private(set) var difficulty = Histogram(edges: [2, 3, 4, 5, 6, 7, 8, 9])
  /// Study days in a row with a review, up to today, or up to yesterday if there was none today yet.
  public private(set) var streak = 0
  /// The longest streak ever.
  public private(set) var longestStreak = 0
  /// Cards by phase; those never reviewed are in none.
  public private(set) var phases: [Phase: Int] = [:]
  /// Cards never reviewed.
  public private(set) var newCards = 0
  /// Cards that are suspended.
  public private(set) var suspended = 0

  private var days: Set<Int> = []
  private let scheduler: Scheduler
  private let now: Moment
  private let thisDay: Int

  /// Replays all histories and counts.
  ///
  /// - Parameters:
  ///   - cards: The cards.
  ///   - scheduler: The scheduler in force now.
  ///   - now: The time.
  public init(_ cards: [StatisticsCard], scheduler: Scheduler, at now: Moment) {
    self.scheduler = scheduler
    self.now = now
    thisDay = scheduler.settings.dayCount.day(of: now)
    desiredRetention = scheduler.settings.desiredRetention
    for card in cards { add(card) }
    countStreaks()
  }

  private mutating func add(_ card: StatisticsCard) {
    var state = CardState.new
    for (review, replayed) in zip(card.history.reviews, replay(card.history)) {
      if review.kind == .scheduled { add(review, before: state, replayed) }
      state = replayed.card
    }
    add(state, isSuspended: card.isSuspended)
  }

  private mutating func add(_ review: Review, before: CardState, _ replayed: ReplayedReview) {
    let day = scheduler.settings.dayCount.day(of: review.time)
    let age = thisDay - day
    days.insert(day)
    if reviewsByDay.indices.contains(29 - age) { reviewsByDay[29 - age] += 1 }
    if age == 0 {
      today.reviews += 1
      today.seconds += max(0, review.duration ?? 0)
      if !review.rating.isRecall { today.forgotten += 1 }
      if before.isNew { today.newCards += 1 }
    }
    guard before.phase == .review else { return }
    for index in retention.indices {
      retention[index].add(
        isRecalled: review.rating.isRecall, predicted: replayed.retrievability,
        interval: before.interval, age: age)
    }
  }

  private mutating func add(_ state: CardState, isSuspended: Bool) {
    if isSuspended { suspended += 1 }
    guard let memory = state.memory else {
      newCards += 1
      return
    }
    phases[state.phase, default: 0] += 1
    stability.add(memory.stability)
    difficulty.add(memory.difficulty)
    guard !isSuspended, let due = state.due else { return }
    let dueDay =
      state.phase == .review
      ? scheduler.dueDay(state, now)
      : scheduler.settings.dayCount.day(of: Moment(due, utcOffset: now.utcOffset))
    let ahead = max(0, dueDay - thisDay)
    if dueDay < thisDay { overdue += 1 }
    if forecast.indices.contains(ahead) { forecast[ahead] += 1 }
  }

  private mutating func countStreaks() {
    var run = 0
    var previous: Int?
    for day in days.sorted() where day <= thisDay {
      run = previous == day - 1 ? run + 1 : 1
      longestStreak = max(longestStreak, run)
      previous = day
    }
    streak = previous.map { $0 >= thisDay - 1 } ?? false ? run : 0
  }
}
