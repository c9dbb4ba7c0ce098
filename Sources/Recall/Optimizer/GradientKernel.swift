/// Runs cards through FSRS-6 and back: the log loss of its predictions, and its gradient in all 21 weights.
///
/// The derivatives are written out by hand; a test holds them against central differences. Memory
/// states are those of `MemoryModel`, with stability up to `Scheduler.longestStability`.
struct GradientKernel {
  /// What a review did to stability, which tells the way back.
  private enum Branch {
    case recall, lapse, cappedLapse, sameDay, sameDayFloored, clamped
  }

  /// What the way there leaves for the way back.
  private struct Step {
    var stability = 0.0
    var difficulty = 0.0
    var logStability = 0.0
    var days = 0.0
    /// 1 + factor * days / stability.
    var base = 1.0
    var logBase = 0.0
    var recall = 1.0
    /// e to the power of w10 or w14 times (1 - recall).
    var surprise = 1.0
    /// Growth less 1 before the factors of Hard and Easy; the long formula's value for a lapse.
    var growth = 0.0
    var lossSlope = 0.0
    var branch = Branch.clamped
    var isDifficultyFree = true
  }

  private let w: [Double]
  private let factor: Double
  /// Derivative of `factor` in w20.
  private let factorSlope: Double
  private let growthScale: Double
  private let easyFirst: Double
  private let easyFirstSlope: Double
  private let lapseCap: Double
  private var steps: [Step] = []

  init(_ weights: [Double]) {
    w = weights
    let power09 = power(0.9, -1 / w[20])
    factor = power09 - 1
    factorSlope = power09 * logarithm(0.9) / (w[20] * w[20])
    growthScale = exponential(w[8])
    let spread = exponential(3 * w[5])
    (easyFirst, easyFirstSlope) = (w[4] - spread + 1, -3 * spread)
    lapseCap = exponential(-w[17] * w[18])
  }

  /// Adds the gradient of a card's loss to `gradient`.
  ///
  /// - Parameters:
  ///   - entries: The card's reviews.
  ///   - weights: How much each review counts; 0 for those that are not to be predicted.
  ///   - gradient: 21 sums.
  /// - Returns: The card's loss.
  mutating func add(
    _ entries: [TrainingHistory.Entry], _ weights: [Double], to gradient: inout [Double]
  ) -> Double {
    guard let first = entries.first, let last = weights.lastIndex(where: { $0 > 0 }) else {
      return 0
    }
    steps.removeAll(keepingCapacity: true)
    let firstDifficulty = w[4] - exponential(w[5] * Double(first.rating.rawValue - 1)) + 1
    var stability = w[first.rating.rawValue - 1]
    var difficulty = min(max(firstDifficulty, 1), 10)
    var loss = 0.0
    for index in 1..<(last + 1) {
      var step = Step()
      (step.stability, step.difficulty) = (stability, difficulty)
      loss += predict(entries[index], weights[index], &step)
      if index < last {
        stability = nextStability(entries[index].rating, &step)
        difficulty = nextDifficulty(entries[index].rating, &step)
      }
      steps.append(step)
    }
    goBack(entries, isFirstDifficultyFree: isInside(firstDifficulty), &gradient)
    return loss
  }

  private func isInside(_ difficulty: Double) -> Bool { difficulty > 1 && difficulty < 10 }

  // MARK: The way there

  private func predict(
    _ entry: TrainingHistory.Entry, _ weight: Double, _ step: inout Step
  ) -> Double {
    step.logStability = logarithm(step.stability)
    guard entry.days > 0 else { return 0 }
    step.days = Double(entry.days)
    step.base = 1 + factor * step.days / step.stability
    step.logBase = logarithm(step.base)
    step.recall = exponential(-w[20] * step.logBase)
    guard weight > 0 else { return 0 }
    let predicted = LossFunction.bounded(step.recall)
    if predicted == step.recall {
      step.lossSlope =
        weight * (entry.rating.isRecall ? -1 / predicted : 1 / (1 - predicted))
    }
    return -weight * logarithm(entry.rating.isRecall ? predicted : 1 - predicted)
  }

  private func nextStability(_ rating: Rating, _ step: inout Step) -> Double {
    let next: Double
    if step.days < 1 {
      let increase = sameDayIncrease(rating, step)
      let isFloored = rating.isRecall && increase < 1
      step.branch = isFloored ? .sameDayFloored : .sameDay
      next = isFloored ? step.stability : step.stability * increase
    } else if rating.isRecall {
      step.surprise = exponential(w[10] * (1 - step.recall))
      step.growth =
        growthScale * (11 - step.difficulty) * exponential(-w[9] * step.logStability)
        * (step.surprise - 1)
      step.branch = .recall
      next = step.stability * (1 + step.growth * bonus(rating))
    } else {
      step.surprise = exponential(w[14] * (1 - step.recall))
      step.growth =
        w[11] * power(step.difficulty, -w[12]) * (power(step.stability + 1, w[13]) - 1)
        * step.surprise
      let cap = step.stability * lapseCap
      step.branch = step.growth <= cap ? .lapse : .cappedLapse
      next = min(step.growth, cap)
    }
    guard next > MemoryModel.minimumStability, next < Scheduler.longestStability else {
      step.branch = .clamped
      return min(max(next, MemoryModel.minimumStability), Scheduler.longestStability)
    }
    return next
  }

  private func sameDayIncrease(_ rating: Rating, _ step: Step) -> Double {
    exponential(w[17] * (Double(rating.rawValue) - 3 + w[18]) - w[19] * step.logStability)
  }

  private func bonus(_ rating: Rating) -> Double {
    switch rating {
    case .hard: w[15]
    case .easy: w[16]
    default: 1
    }
  }

  private func nextDifficulty(_ rating: Rating, _ step: inout Step) -> Double {
    let next = w[7] * easyFirst + (1 - w[7]) * damped(rating, step.difficulty)
    step.isDifficultyFree = isInside(next)
    return min(max(next, 1), 10)
  }

  private func damped(_ rating: Rating, _ difficulty: Double) -> Double {
    difficulty - w[6] * Double(rating.rawValue - 3) * (10 - difficulty) / 9
  }

  // MARK: The way back

  /// Goes through the steps from the last to the first, with the slopes of the loss in the stability
  /// and the difficulty that a step leaves.
  private func goBack(
    _ entries: [TrainingHistory.Entry], isFirstDifficultyFree: Bool, _ gradient: inout [Double]
  ) {
    var (stabilitySlope, difficultySlope) = (0.0, 0.0)
    for index in steps.indices.reversed() {
      let step = steps[index]
      let rating = entries[index + 1].rating
      var slopes = Slopes(recall: step.lossSlope)
      if index < steps.count - 1 {
        stepBack(rating, step, stabilitySlope, &slopes, &gradient)
        if step.isDifficultyFree {
          difficultyBack(rating, step, difficultySlope, &slopes, &gradient)
        }
      }
      recallBack(step, &slopes, &gradient)
      (stabilitySlope, difficultySlope) = (slopes.stability, slopes.difficulty)
    }
    let first = Double(entries[0].rating.rawValue - 1)
    gradient[entries[0].rating.rawValue - 1] += stabilitySlope
    guard isFirstDifficultyFree else { return }
    gradient[4] += difficultySlope
    gradient[5] -= difficultySlope * first * exponential(w[5] * first)
  }

  /// Slopes of the loss in what a step begins with.
  private struct Slopes {
    var recall: Double
    var stability = 0.0
    var difficulty = 0.0
  }

  private func stepBack(
    _ rating: Rating, _ step: Step, _ slope: Double, _ slopes: inout Slopes,
    _ gradient: inout [Double]
  ) {
    switch step.branch {
    case .recall: recalledBack(rating, step, slope, &slopes, &gradient)
    case .lapse: lapseBack(step, slope, &slopes, &gradient)
    case .cappedLapse:
      slopes.stability += slope * lapseCap
      gradient[17] -= slope * step.stability * lapseCap * w[18]
      gradient[18] -= slope * step.stability * lapseCap * w[17]
    case .sameDay:
      let increase = sameDayIncrease(rating, step)
      let next = slope * step.stability * increase
      slopes.stability += slope * increase * (1 - w[19])
      gradient[17] += next * (Double(rating.rawValue) - 3 + w[18])
      gradient[18] += next * w[17]
      gradient[19] -= next * step.logStability
    case .sameDayFloored: slopes.stability += slope
    case .clamped: break
    }
  }

  private func recalledBack(
    _ rating: Rating, _ step: Step, _ slope: Double, _ slopes: inout Slopes,
    _ gradient: inout [Double]
  ) {
    let bonus = bonus(rating)
    let scaled = slope * step.stability
    let grown = scaled * step.growth * bonus
    let scale =
      growthScale * (11 - step.difficulty) * exponential(-w[9] * step.logStability) * bonus
    slopes.stability += slope * (1 + step.growth * bonus * (1 - w[9]))
    slopes.difficulty -= grown / (11 - step.difficulty)
    slopes.recall -= scaled * scale * w[10] * step.surprise
    gradient[8] += grown
    gradient[9] -= grown * step.logStability
    gradient[10] += scaled * scale * step.surprise * (1 - step.recall)
    if rating == .hard { gradient[15] += scaled * step.growth }
    if rating == .easy { gradient[16] += scaled * step.growth }
  }

  private func lapseBack(
    _ step: Step, _ slope: Double, _ slopes: inout Slopes, _ gradient: inout [Double]
  ) {
    let long = slope * step.growth
    let raised = power(step.stability + 1, w[13])
    let scale = slope * w[11] * power(step.difficulty, -w[12]) * step.surprise
    slopes.stability += scale * w[13] * raised / (step.stability + 1)
    slopes.difficulty -= long * w[12] / step.difficulty
    slopes.recall -= long * w[14]
    gradient[11] += long / w[11]
    gradient[12] -= long * logarithm(step.difficulty)
    gradient[13] += scale * raised * logarithm(step.stability + 1)
    gradient[14] += long * (1 - step.recall)
  }

  private func difficultyBack(
    _ rating: Rating, _ step: Step, _ slope: Double, _ slopes: inout Slopes,
    _ gradient: inout [Double]
  ) {
    let away = Double(rating.rawValue - 3)
    slopes.difficulty += slope * (1 - w[7]) * (1 + w[6] * away / 9)
    gradient[4] += slope * w[7]
    gradient[5] += slope * w[7] * easyFirstSlope
    gradient[6] -= slope * (1 - w[7]) * away * (10 - step.difficulty) / 9
    gradient[7] += slope * (easyFirst - damped(rating, step.difficulty))
  }

  private func recallBack(_ step: Step, _ slopes: inout Slopes, _ gradient: inout [Double]) {
    guard slopes.recall != 0, step.days > 0 else { return }
    let share = step.days / step.stability
    let slope = slopes.recall * step.recall
    slopes.stability += slope * w[20] * factor * share / (step.stability * step.base)
    gradient[20] -= slope * (step.logBase + w[20] * share * factorSlope / step.base)
  }
}
