/// One entry of a card's log.
public struct Review: Hashable, Sendable {
  /// What an entry of the log does.
  public enum Kind: String, CaseIterable, Hashable, Sendable {
    /// An answer that counts.
    case scheduled
    /// An answer outside the schedule: it changes no memory.
    case practice
    /// The card begins anew; what was before no longer counts.
    case reset
  }

  /// The answer; of no meaning in a reset.
  public var rating: Rating
  /// When the answer was given.
  public var time: Moment
  /// Seconds from question to answer, if known.
  public var duration: Double?
  /// What the entry does.
  public var kind: Kind

  /// Makes an entry.
  public init(
    _ rating: Rating, at time: Moment, duration: Double? = nil, kind: Kind = .scheduled
  ) {
    self.rating = rating
    self.time = time
    self.duration = duration
    self.kind = kind
  }
}
