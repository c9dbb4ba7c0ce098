/// One card's graded reviews, as the optimizer reads them.
public struct TrainingHistory: Hashable, Sendable {
  /// One graded review.
  public struct Entry: Hashable, Sendable {
    /// The answer.
    public var rating: Rating
    /// Whole days since the review before; 0 at the first.
    public var days: Int
    /// When, to tell earlier reviews from later ones.
    public var time: Instant

    /// Makes an entry.
    public init(rating: Rating, days: Int, time: Instant) {
      (self.rating, self.days, self.time) = (rating, max(0, days), time)
    }
  }

  /// The reviews in their order.
  public var entries: [Entry]

  /// The longest history that is used; what comes later is left out.
  static let longest = 256

  /// Makes a history.
  public init(_ entries: [Entry]) {
    self.entries = Array(entries.prefix(Self.longest))
  }

  /// The part of a log that counts: what follows the last reset, without practice.
  ///
  /// A card that came with a memory from elsewhere, without the reviews that led to it, counts for nothing.
  ///
  /// - Parameters:
  ///   - log: A card's log.
  ///   - dayCount: How days between reviews are counted.
  public init(log: [Review], dayCount: DayCount) {
    if Self.beginsPlaced(log) {
      self.init([])
      return
    }
    let start = log.lastIndex { $0.kind == .reset }.map { $0 + 1 } ?? 0
    var previous: Moment?
    var entries: [Entry] = []
    for review in log[start...] where review.kind == .scheduled {
      let days = previous.map { dayCount.days(from: $0, to: review.time) } ?? 0
      entries.append(Entry(rating: review.rating, days: days, time: review.time.instant))
      previous = review.time
    }
    self.init(entries)
  }

  private static func beginsPlaced(_ log: [Review]) -> Bool {
    for entry in log {
      if case .placed(let state) = entry.kind { return state.memory != nil }
      if entry.kind == .scheduled { return false }
    }
    return false
  }

  /// Indices of the reviews that tell something about memory: those on a later day than the one before.
  var targets: [Int] { entries.indices.dropFirst().filter { entries[$0].days > 0 } }

  /// The first answer and the days to the first review on a later day, if there is one.
  var firstLaterDay: FirstLaterDay? {
    targets.first.map { FirstLaterDay(rating: entries[0].rating, days: entries[$0].days) }
  }
}

/// A first answer and the days until the first review on a later day.
struct FirstLaterDay: Hashable {
  var rating: Rating
  var days: Int
}
