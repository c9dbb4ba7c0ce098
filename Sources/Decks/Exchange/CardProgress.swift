/// What a learner has done with one card, as plain values.
///
/// The log is the truth; state, memory and counts are what it led to.
package struct CardProgress: Hashable, Sendable {
  /// Where the card is in its life.
  package enum State: Hashable, Sendable {
    case new
    case learning
    case review
    case relearning
  }

  /// Whether the card is set aside.
  package enum Hold: Hashable, Sendable {
    case none
    /// Until the learner takes it back.
    case suspended
    /// Until the next study day.
    case buried
  }

  /// Where the card is in its life.
  package var state: State
  /// Which learning or relearning step comes next, from 0; nil in the other states.
  package var step: Int?
  /// Days until recall falls to 0.9; nil for a new card, or if only the log is known.
  package var stability: Double?
  /// From 1 to 10; nil as above.
  package var difficulty: Double?
  /// When it is due, in milliseconds since 1970; nil for a new card.
  package var due: Int64?
  /// Days that it was set aside for; nil in steps, and where they follow from the log.
  package var interval: Int?
  /// SM-2's ease, in permille; nil if none is known.
  package var ease: Int?
  /// When it was answered last, in milliseconds since 1970.
  package var lastReview: Int64?
  /// How often it was answered.
  package var reps: Int
  /// How often it was forgotten in review.
  package var lapses: Int
  /// Whether it is set aside.
  package var hold: Hold
  /// Its place among the new cards, if it has one.
  package var position: Int?
  /// Every answer, the oldest first.
  package var log: [ReviewLogEntry]
  /// Whether the memory state is to be found by replaying the log, since it came from another algorithm or was not given.
  package var needsReplay: Bool

  /// Progress with one card; without arguments that of a new one.
  ///
  /// - Parameters:
  ///   - state: Where the card is in its life.
  ///   - step: Which step comes next, from 0.
  ///   - stability: In days.
  ///   - difficulty: From 1 to 10.
  ///   - due: In milliseconds since 1970.
  ///   - interval: In days.
  ///   - ease: In permille.
  ///   - lastReview: In milliseconds since 1970.
  ///   - reps: How often it was answered.
  ///   - lapses: How often it was forgotten in review.
  ///   - hold: Whether it is set aside.
  ///   - position: Its place among the new cards.
  ///   - log: Every answer, the oldest first.
  ///   - needsReplay: Whether the memory state is to be found by replaying the log.
  package init(
    state: State = .new, step: Int? = nil, stability: Double? = nil, difficulty: Double? = nil,
    due: Int64? = nil, interval: Int? = nil, ease: Int? = nil, lastReview: Int64? = nil,
    reps: Int = 0, lapses: Int = 0,
    hold: Hold = .none, position: Int? = nil, log: [ReviewLogEntry] = [], needsReplay: Bool = false
  ) {
    self.state = state
    self.step = step
    self.stability = stability
    self.difficulty = difficulty
    self.due = due
    self.interval = interval
    self.ease = ease
    self.lastReview = lastReview
    self.reps = reps
    self.lapses = lapses
    self.hold = hold
    self.position = position
    self.log = log
    self.needsReplay = needsReplay
  }
}
