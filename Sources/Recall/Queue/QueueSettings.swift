/// What a queue can be told.
public struct QueueSettings: Hashable, Sendable {
  /// The order of cards in review that are due.
  public enum Order: Hashable, Sendable {
    /// Those due first come first.
    case due
    /// Those most likely forgotten come first.
    case forgottenFirst
    /// Those most likely remembered come first, which saves most of a backlog.
    case rememberedFirst
    /// In an order that this seed tells.
    case shuffled(seed: UInt64)
  }

  /// New cards a day.
  public var newPerDay = 20
  /// Cards in this session; nil for no limit.
  public var limit: Int?
  /// The order of cards in review.
  public var order = Order.due
  /// Seconds before a step is over at which its card is asked, if nothing else is left to ask.
  public var learnAhead = 1_200.0
  /// When a card is called a leech.
  public var leech = Leech.standard

  /// Twenty new cards a day, no limit, those due first come first.
  public init() {}
}
