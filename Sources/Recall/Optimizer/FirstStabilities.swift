/// The first stage: w0 to w3 from how cards fared at their first review on a later day.
struct FirstStabilities {
  /// Cards with the same days to that review.
  private struct Group {
    var days: Double
    var count: Double
    /// Share of cards remembered, with one pseudo-card of mean recall.
    var recall: Double
  }

  /// Fits the first four weights; those of `weights` are where there is nothing to fit.
  ///
  /// - Parameters:
  ///   - weights: 21 numbers to begin with.
  ///   - set: The cards.
  /// - Returns: Four stabilities that rise with the answer.
  static func fit(_ weights: [Double], _ set: TrainingSet) -> [Double] {
    var fitted: [Rating: (stability: Double, count: Int)] = [:]
    let standard = ParameterRange.all.map(\.standard)
    for rating in Rating.allCases {
      let (groups, count) = groups(set, rating)
      guard count > 0 else { continue }
      fitted[rating] = (search(groups, near: standard[rating.rawValue - 1]), count)
    }
    guard !fitted.isEmpty else { return Array(weights[0..<4]) }
    makeRise(&fitted)
    return filled(fitted.mapValues(\.stability), standard: standard)
  }

  private static func groups(_ set: TrainingSet, _ rating: Rating) -> ([Group], Int) {
    var tallies: [Int: (count: Int, recalled: Int)] = [:]
    for card in set.cards {
      guard let first = card.firstLaterDay, first.rating == rating, let target = card.targets.first
      else { continue }
      tallies[first.days, default: (0, 0)].count += 1
      tallies[first.days, default: (0, 0)].recalled += card.entries[target].rating.isRecall ? 1 : 0
    }
    let count = tallies.values.reduce(0) { $0 + $1.count }
    let mean = set.meanRecall
    let groups = tallies.sorted { $0.key < $1.key }.map { days, tally in
      Group(
        days: Double(days), count: Double(tally.count),
        recall: (Double(tally.recalled) + mean) / Double(tally.count + 1))
    }
    return (groups, count)
  }

  /// Ternary search for the stability of least loss.
  private static func search(_ groups: [Group], near standard: Double) -> Double {
    let model = MemoryModel(.standard)
    func loss(_ stability: Double) -> Double {
      let fit = groups.reduce(0) { sum, group in
        let predicted = LossFunction.bounded(
          model.retrievability(afterDays: group.days, stability: stability))
        return sum - group.count
          * (group.recall * logarithm(predicted)
            + (1 - group.recall) * logarithm(1 - predicted))
      }
      return fit + abs(stability - standard) / 16
    }
    var (low, high) = (0.001, 100.0)
    while high - low > 1e-6 {
      let (left, right) = (low + (high - low) / 3, high - (high - low) / 3)
      if loss(left) > loss(right) { low = left } else { high = right }
    }
    return (low + high) / 2
  }

  /// Of two in the wrong order, the one with fewer cards takes the other's value.
  private static func makeRise(_ fitted: inout [Rating: (stability: Double, count: Int)]) {
    for worse in Rating.allCases {
      for better in Rating.allCases where worse < better {
        guard let low = fitted[worse], let high = fitted[better], low.stability > high.stability
        else { continue }
        if low.count > high.count {
          fitted[better]?.stability = low.stability
        } else {
          fitted[worse]?.stability = high.stability
        }
      }
    }
  }

  /// Fills what is missing: by geometric interpolation, or by scaling the defaults if there is but one.
  ///
  /// Hard lies between Again and Good, and Good between Hard and Easy, at fixed shares of their
  /// logarithms; two of the four give the others.
  private static func filled(_ known: [Rating: Double], standard: [Double]) -> [Double] {
    if known.count == 1, let (rating, value) = known.first {
      let scale = value / standard[rating.rawValue - 1]
      return standard[0..<4].map { min(max($0 * scale, 0.001), 100) }
    }
    let (hardShare, goodShare) = (0.41, 0.54)
    var logs = known.mapValues(logarithm)
    if logs[.hard] == nil, logs[.good] == nil, let again = logs[.again], let easy = logs[.easy] {
      logs[.hard] =
        (hardShare * again + (1 - hardShare) * goodShare * easy)
        / (hardShare + goodShare - hardShare * goodShare)
    }
    for _ in 0..<2 {
      interpolate(&logs, .again, .hard, .good, share: hardShare)
      interpolate(&logs, .easy, .good, .hard, share: goodShare)
    }
    var least = MemoryModel.minimumStability
    return Rating.allCases.map { rating in
      let value = logs[rating].map(exponential) ?? standard[rating.rawValue - 1]
      least = min(max(value, least), 100)
      return least
    }
  }

  /// Solves middle = share * outer + (1 - share) * inner for the one that is missing.
  private static func interpolate(
    _ logs: inout [Rating: Double], _ outer: Rating, _ middle: Rating, _ inner: Rating,
    share: Double
  ) {
    switch (logs[outer], logs[middle], logs[inner]) {
    case (nil, .some(let m), .some(let i)): logs[outer] = (m - (1 - share) * i) / share
    case (.some(let o), nil, .some(let i)): logs[middle] = share * o + (1 - share) * i
    case (.some(let o), .some(let m), nil): logs[inner] = (m - share * o) / (1 - share)
    default: break
    }
  }
}
