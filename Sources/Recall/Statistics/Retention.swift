/// How much of what was asked in review was remembered, against what was predicted.
public struct Retention: Hashable, Sendable {
  /// Reviews, and at how many of them the card was remembered.
  public struct Share: Hashable, Sendable {
    /// Reviews at which the card was remembered.
    public var recalled = 0
    /// Reviews.
    public var reviews = 0

    /// From 0 to 1; nil without reviews.
    public var value: Double? { reviews == 0 ? nil : Double(recalled) / Double(reviews) }

    mutating func add(_ isRecalled: Bool) {
      reviews += 1
      if isRecalled { recalled += 1 }
    }
  }

  /// How many study days back reviews count, today included; nil for all.
  public let days: Int?
  /// All cards in review.
  public private(set) var all = Share()
  /// Those with an interval below 21 days.
  public private(set) var young = Share()
  /// Those with an interval of 21 days or more.
  public private(set) var mature = Share()
  private var predictedSum = 0.0

  /// The mean of the predicted probabilities of recall; nil without reviews.
  public var predicted: Double? { all.reviews == 0 ? nil : predictedSum / Double(all.reviews) }

  init(days: Int?) {
    self.days = days
  }

  mutating func add(isRecalled: Bool, predicted: Double, interval: Int, age: Int) {
    guard days.map({ age < $0 }) ?? true else { return }
    all.add(isRecalled)
    if interval < 21 { young.add(isRecalled) } else { mature.add(isRecalled) }
    predictedSum += predicted
  }
}
