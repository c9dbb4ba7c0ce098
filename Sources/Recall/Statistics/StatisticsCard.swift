/// A card as statistics see it.
public struct StatisticsCard: Sendable {
  /// Its log, under the schedulers of their time.
  public var history: History
  /// Whether it is set aside until it is resumed.
  public var isSuspended: Bool

  /// Makes a card.
  public init(history: History, isSuspended: Bool = false) {
    self.history = history
    self.isSuspended = isSuspended
  }
}
