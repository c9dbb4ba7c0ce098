/// What the optimizer learns from: reviews on later days, in the order of time.
struct TrainingSet {
  /// A review to predict.
  struct Target {
    /// Which card.
    var card: Int
    /// Which of the card's entries.
    var entry: Int
  }

  /// The cards.
  let cards: [TrainingHistory]
  /// All reviews to predict, the oldest first.
  let targets: [Target]

  /// How many reviews of each card are to be predicted.
  let counts: [Int]

  init(_ cards: [TrainingHistory]) {
    self.cards = cards
    counts = cards.map(\.targets.count)
    let all = cards.enumerated().flatMap { card, history in
      history.targets.map { Target(card: card, entry: $0) }
    }
    targets = all.sorted { left, right in
      let times = (
        cards[left.card].entries[left.entry].time, cards[right.card].entries[right.entry].time
      )
      return times.0 == times.1
        ? (left.card, left.entry) < (right.card, right.entry) : times.0 < times.1
    }
  }

  /// Share of the reviews to predict at which the card was remembered.
  var meanRecall: Double {
    let recalled = targets.count { cards[$0.card].entries[$0.entry].rating.isRecall }
    return Double(recalled) / Double(max(targets.count, 1))
  }

  /// The set without cards whose first days are too rare to be trusted, as fsrs-rs leaves them out.
  ///
  /// Of the groups of cards alike in (first answer, days to the first review on a later day) the
  /// smallest go, up to 5 % of an answer's cards or 20, whichever is more; of the others those with
  /// fewer than six cards, or more than 100 days (365 after Easy).
  func withoutOutliers() -> TrainingSet {
    var groups: [Rating: [Int: Int]] = [:]
    for card in cards {
      guard let first = card.firstLaterDay else { continue }
      groups[first.rating, default: [:]][first.days, default: 0] += 1
    }
    var removed: Set<FirstLaterDay> = []
    for (rating, sizes) in groups {
      for days in Self.outliers(rating, sizes) {
        removed.insert(FirstLaterDay(rating: rating, days: days))
      }
    }
    return TrainingSet(cards.filter { $0.firstLaterDay.map { !removed.contains($0) } ?? false })
  }

  private static func outliers(_ rating: Rating, _ sizes: [Int: Int]) -> [Int] {
    let limit = max(sizes.values.reduce(0, +) / 20, 20)
    let longest = rating == .easy ? 365 : 100
    var gone = 0
    var outliers: [Int] = []
    for (days, size) in sizes.sorted(by: { ($0.value, -$0.key) < ($1.value, -$1.key) }) {
      if gone + size <= limit {
        gone += size
        outliers.append(days)
      } else if size < 6 || days > longest {
        outliers.append(days)
      }
    }
    return outliers
  }

  /// Weights of the targets, more for what is recent: 0.25 to 1, by the cube of their place in time.
  static func recencyWeights(_ count: Int) -> [Double] {
    guard count > 1 else { return [Double](repeating: 1, count: count) }
    return (0..<count).map { index in
      let place = Double(index) / Double(count - 1)
      return 0.25 + 0.75 * place * place * place
    }
  }
}
