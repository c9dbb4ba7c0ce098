/// All that scheduling knows about a card: a cache that replaying its reviews reproduces.
public struct CardState: Hashable, Sendable {
  /// Where the card stands.
  public var phase: Phase
  /// The current step in learning or relearning, from 0; nil in review.
  public var step: Int?
  /// Nil before the first review.
  public var memory: Memory?
  /// When the card is to be asked again; nil before the first review.
  public var due: Instant?
  /// The last review that counted; nil before the first.
  public var lastReview: Moment?
  /// Days that the last review set the card aside for; 0 while in steps.
  public var interval: Int
  /// Reviews so far.
  public var reps: Int
  /// Times that the card was forgotten while in review.
  public var lapses: Int

  /// A card that was never reviewed.
  public static let new = CardState(
    phase: .learning, step: 0, memory: nil, due: nil, lastReview: nil, interval: 0, reps: 0,
    lapses: 0)

  /// Whether the card was never reviewed.
  public var isNew: Bool { lastReview == nil }
}
