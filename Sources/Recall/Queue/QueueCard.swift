/// A card as the queue sees it.
public struct QueueCard: Hashable, Sendable {
  /// The card's id.
  public var id: String
  /// What its siblings share: the id of the note or text that they were made from.
  public var note: String
  /// The card's place among new cards.
  public var position: Int
  /// What scheduling knows about it.
  public var state: CardState
  /// When it was first reviewed, to count the new cards of a day.
  public var firstReview: Moment?
  /// Whether it is set aside until it is resumed.
  public var isSuspended: Bool
  /// When it was buried; that holds until the study day ends.
  public var buried: Moment?

  /// Makes a card.
  public init(
    id: String, note: String, position: Int, state: CardState = .new, firstReview: Moment? = nil,
    isSuspended: Bool = false, buried: Moment? = nil
  ) {
    self.id = id
    self.note = note
    self.position = position
    self.state = state
    self.firstReview = firstReview
    self.isSuspended = isSuspended
    self.buried = buried
  }
}
