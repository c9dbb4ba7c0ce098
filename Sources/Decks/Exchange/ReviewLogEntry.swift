/// One answer, or one change by hand, in the form that Anki keeps.
package struct ReviewLogEntry: Hashable, Sendable {
  /// What the answer was part of.
  package enum Kind: Int, Hashable, Sendable {
    case learn = 0
    case review = 1
    case relearn = 2
    /// Out of order: early, or without effect on the schedule.
    case filtered = 3
    /// The due day was set by hand, or the card was reset.
    case manual = 4
    /// The schedule was computed anew.
    case rescheduled = 5
  }

  /// When, in milliseconds since 1970; unique among all entries.
  package var id: Int64
  /// From 1 (Again) to 4 (Easy); 0 for what is no answer.
  package var rating: Int
  /// The interval that followed: days, or seconds as a negative number.
  package var interval: Int
  /// The interval before: days, or seconds as a negative number.
  package var lastInterval: Int
  /// FSRS: `((difficulty - 1) / 9 + 0.1) * 1000`; SM-2: the ease in permille; 0 if there is none.
  package var factor: Int
  /// How long the answer took, in milliseconds.
  package var duration: Int
  /// What the answer was part of.
  package var kind: Kind

  /// One answer.
  ///
  /// - Parameters:
  ///   - id: When, in milliseconds since 1970.
  ///   - rating: From 1 to 4, or 0.
  ///   - interval: Days, or seconds as a negative number.
  ///   - lastInterval: Days, or seconds as a negative number.
  ///   - factor: Difficulty or ease, in Anki's form.
  ///   - duration: In milliseconds.
  ///   - kind: What the answer was part of.
  package init(
    id: Int64, rating: Int, interval: Int = 0, lastInterval: Int = 0, factor: Int = 0,
    duration: Int = 0, kind: Kind = .review
  ) {
    self.id = id
    self.rating = rating
    self.interval = interval
    self.lastInterval = lastInterval
    self.factor = factor
    self.duration = duration
    self.kind = kind
  }

  /// Whether the card began anew here, and what was before counts no more.
  package var isReset: Bool { rating == 0 && kind == .manual && factor == 0 }

  /// Whether it is an answer that moved no schedule.
  package var isPractice: Bool { kind == .filtered && factor == 0 }

  /// The factor for a difficulty of FSRS.
  package static func factor(difficulty: Double) -> Int {
    guard difficulty.isFinite else { return 0 }
    let scaled = ((min(max(difficulty, 1), 10) - 1) / 9 + 0.1) * 1_000
    return Int(scaled.rounded())
  }
}
