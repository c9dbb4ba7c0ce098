/// FSRS-6's formulas: how stability and difficulty move with each answer.
///
/// Every formula is evaluated in the order in which FSRS's reference implementation does it.
public struct MemoryModel: Hashable, Sendable {
  /// w0 to w20.
  let w: [Double]
  /// No stability grows beyond this, in days.
  let maximumStability: Double
  private let decay: Double
  private let factor: Double

  /// The least stability, in days.
  public static let minimumStability = 0.001

  /// Makes the model of these parameters; stabilities stop at `maximumStability` days.
  public init(_ parameters: SchedulerParameters, maximumStability: Double = .infinity) {
    w = parameters.weights
    self.maximumStability = maximumStability
    decay = -parameters.weights[20]
    factor = power(0.9, 1 / decay) - 1
  }

  /// The probability of recall so many days after a review that left this stability.
  public func retrievability(afterDays days: Double, stability: Double) -> Double {
    power(1 + factor * days / stability, decay)
  }

  /// The days after which the probability of recall has fallen to `retention`, not rounded.
  public func interval(stability: Double, retention: Double) -> Double {
    (stability / factor) * (power(retention, 1 / decay) - 1)
  }

  /// The memory that an answer leaves.
  ///
  /// - Parameters:
  ///   - memory: The memory before; nil at a card's first answer.
  ///   - rating: The answer.
  ///   - days: Whole days since the last review; below 1 the answer came on the same day.
  public func next(_ memory: Memory?, _ rating: Rating, afterDays days: Int) -> Memory {
    guard let memory else {
      return Memory(
        stability: bounded(w[rating.rawValue - 1]),
        difficulty: clampedDifficulty(firstDifficulty(rating)))
    }
    return Memory(
      stability: bounded(nextStability(memory, rating, days)),
      difficulty: nextDifficulty(memory.difficulty, rating))
  }

  private func nextStability(_ memory: Memory, _ rating: Rating, _ days: Int) -> Double {
    if days < 1 { return sameDayStability(memory.stability, rating) }
    let recall = retrievability(afterDays: Double(days), stability: memory.stability)
    return rating.isRecall
      ? recalledStability(memory, rating, recall) : lapsedStability(memory, recall)
  }

  private func firstDifficulty(_ rating: Rating) -> Double {
    w[4] - exponential(w[5] * Double(rating.rawValue - 1)) + 1
  }

  /// Moves with linear damping and then reverts a little to the difficulty of a first Easy.
  private func nextDifficulty(_ difficulty: Double, _ rating: Rating) -> Double {
    let delta = -w[6] * Double(rating.rawValue - 3)
    let damped = difficulty + delta * (10 - difficulty) / 9
    return clampedDifficulty(w[7] * firstDifficulty(.easy) + (1 - w[7]) * damped)
  }

  private func sameDayStability(_ stability: Double, _ rating: Rating) -> Double {
    let increase =
      exponential(w[17] * (Double(rating.rawValue) - 3 + w[18])) * power(stability, -w[19])
    return stability * (rating.isRecall ? max(increase, 1) : increase)
  }

  private func recalledStability(_ memory: Memory, _ rating: Rating, _ recall: Double) -> Double {
    let hardPenalty = rating == .hard ? w[15] : 1
    let easyBonus = rating == .easy ? w[16] : 1
    return memory.stability
      * (1 + exponential(w[8]) * (11 - memory.difficulty) * power(memory.stability, -w[9])
        * (exponential(w[10] * (1 - recall)) - 1) * hardPenalty * easyBonus)
  }

  private func lapsedStability(_ memory: Memory, _ recall: Double) -> Double {
    let long =
      w[11] * power(memory.difficulty, -w[12]) * (power(memory.stability + 1, w[13]) - 1)
      * exponential(w[14] * (1 - recall))
    return min(long, memory.stability / exponential(w[17] * w[18]))
  }

  private func bounded(_ stability: Double) -> Double {
    min(max(stability, Self.minimumStability), maximumStability)
  }

  private func clampedDifficulty(_ difficulty: Double) -> Double {
    min(max(difficulty, 1), 10)
  }
}
