/// One entry of a card's log.
public struct Review: Hashable, Sendable {
  /// What an entry of the log does.
  public enum Kind: Hashable, Sendable {
    /// An answer that counts.
    case scheduled
    /// An answer outside the schedule: it changes no memory.
    case practice
    /// The card begins anew; what was before no longer counts.
    case reset
    /// The card is put into a state that no review led to, by an import or by hand.
    indirect case placed(CardState)
  }

  /// The answer; of no meaning in a reset or where the card is placed.
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

  /// An entry that puts the card into a state.
  public static func placed(_ state: CardState, at time: Moment) -> Review {
    Review(.good, at: time, kind: .placed(state))
  }

  /// An entry that begins the card anew.
  public static func reset(at time: Moment) -> Review {
    Review(.again, at: time, kind: .reset)
  }
}
