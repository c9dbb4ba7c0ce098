/// Fits FSRS-6's parameters to a learner's reviews, by maximum likelihood.
///
/// Two stages, as in fsrs-rs: first w0 to w3 from the first reviews on a later day, then all 21 by Adam
/// with cosine annealing, recency weights and a pull to where they began. Equal input gives equal output.
public struct Optimizer: Sendable {
  /// How far the fit went, and to what.
  public enum Outcome: Hashable, Sendable {
    /// There are too few reviews on later days to learn anything from.
    case tooFew(reviews: Int, needed: Int)
    /// Only w0 to w3 were fitted, for want of reviews.
    case firstStabilities(SchedulerParameters, reviews: Int)
    /// All were fitted.
    case all(SchedulerParameters, reviews: Int)

    /// The parameters, if any were fitted.
    public var parameters: SchedulerParameters? {
      switch self {
      case .tooFew: nil
      case .firstStabilities(let parameters, _), .all(let parameters, _): parameters
      }
    }
  }

  /// Reviews on later days below which nothing is fitted: one group of first answers is not enough.
  public static let leastReviews = 8
  /// Reviews on later days below which only w0 to w3 are fitted, since 21 numbers would fit noise.
  public static let leastReviewsForAll = 64

  private static let epochs = 5
  private static let batchSize = 512
  private static let learningRate = 0.04
  /// How far each parameter usually strays from the default, over many learners.
  private static let deviations = [
    6.43, 9.66, 17.58, 27.85, 0.57, 0.28, 0.6, 0.12, 0.39, 0.18, 0.33, 0.3, 0.09, 0.16, 0.57, 0.25,
    1.03, 0.31, 0.32, 0.14, 0.27,
  ]

  private let set: TrainingSet

  /// Takes the cards' histories.
  public init(_ histories: [TrainingHistory]) {
    set = TrainingSet(histories)
  }

  /// Fits the parameters to all reviews.
  public func fit() -> Outcome { Self.fit(set.withoutOutliers()) }

  /// How well parameters predict all reviews on later days.
  public func evaluate(_ parameters: SchedulerParameters) -> Evaluation {
    Evaluation(parameters, set, 0..<set.targets.count)
  }

  /// Fits the parameters to the earlier four fifths of the reviews, and holds them against the last.
  ///
  /// - Parameter current: The parameters in use.
  /// - Returns: How both do on the last fifth; nil if there is too little to fit or to compare.
  public func heldOut(against current: SchedulerParameters) -> HeldOut? {
    let split = set.targets.count * 4 / 5
    guard split < set.targets.count else { return nil }
    let end = set.cards[set.targets[split].card].entries[set.targets[split].entry].time
    let earlier = TrainingSet(
      set.cards.map { card in TrainingHistory(card.entries.filter { $0.time < end }) })
    guard let fitted = Self.fit(earlier.withoutOutliers()).parameters else { return nil }
    let last = split..<set.targets.count
    return HeldOut(
      before: Evaluation(current, set, last), after: Evaluation(fitted, set, last))
  }

  /// How parameters do on reviews that were kept from the fit.
  public struct HeldOut: Hashable, Sendable {
    /// The parameters in use.
    public var before: Evaluation
    /// Parameters fitted to the reviews before.
    public var after: Evaluation

    /// Whether the fit pays: its log loss is lower.
    public var isBetter: Bool { after.logLoss < before.logLoss }
  }

  private static func fit(_ set: TrainingSet) -> Outcome {
    let count = set.targets.count
    guard count >= leastReviews else { return .tooFew(reviews: count, needed: leastReviews) }
    var weights = SchedulerParameters.standard.weights
    weights.replaceSubrange(0..<4, with: FirstStabilities.fit(weights, set))
    let first = SchedulerParameters(version: .six, weights: SchedulerParameters.clamped(weights))
    guard count >= leastReviewsForAll, set.counts.contains(where: { $0 > 1 }) else {
      return .firstStabilities(first, reviews: count)
    }
    return .all(descend(set, from: first.weights), reviews: count)
  }

  // MARK: The second stage

  private static func descend(_ set: TrainingSet, from start: [Double]) -> SchedulerParameters {
    let importance = importances(set)
    var adam = Adam(start, rate: learningRate, steps: epochs * batches(set, 0).count)
    for epoch in 0..<epochs {
      for batch in batches(set, UInt64(epoch)) {
        var gradient = [Double](repeating: 0, count: 21)
        var kernel = GradientKernel(adam.weights)
        for card in batch.cards {
          _ = kernel.add(set.cards[card].entries, importance[card], to: &gradient)
        }
        let share = Double(batch.reviews) / Double(set.targets.count)
        for index in gradient.indices {
          let distance = adam.weights[index] - start[index]
          gradient[index] += 2 * share * distance / (deviations[index] * deviations[index])
        }
        adam.step(gradient)
        adam.weights = clampedForTraining(adam.weights)
      }
    }
    return SchedulerParameters(version: .six, weights: ordered(adam.weights))
  }

  /// How much each entry of each card counts.
  private static func importances(_ set: TrainingSet) -> [[Double]] {
    var importance = set.cards.map { [Double](repeating: 0, count: $0.entries.count) }
    let recency = TrainingSet.recencyWeights(set.targets.count)
    for (target, weight) in zip(set.targets, recency) {
      importance[target.card][target.entry] = weight
    }
    return importance
  }

  /// Cards to go through between two steps, and how many reviews they predict.
  private struct Batch {
    var cards: [Int] = []
    var reviews = 0
  }

  /// Cards in a random order that the seed tells, in batches of about `batchSize` reviews.
  private static func batches(_ set: TrainingSet, _ seed: UInt64) -> [Batch] {
    var random = SplitMix64(seed: 2_023 &+ seed)
    var batches = [Batch()]
    for card in set.cards.indices.shuffled(using: &random) {
      if batches[batches.count - 1].reviews >= batchSize { batches.append(Batch()) }
      batches[batches.count - 1].cards.append(card)
      batches[batches.count - 1].reviews += set.counts[card]
    }
    return batches
  }

  private static func clampedForTraining(_ weights: [Double]) -> [Double] {
    var clamped = SchedulerParameters.clamped(weights)
    clamped[19] = max(clamped[19], 0.01)
    return clamped
  }

  /// The first four must not fall as the answer gets better.
  private static func ordered(_ weights: [Double]) -> [Double] {
    var ordered = weights
    for index in 1..<4 { ordered[index] = max(ordered[index], ordered[index - 1]) }
    return ordered
  }
}
