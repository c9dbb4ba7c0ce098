/// How predictions of recall are held against what happened.
enum LossFunction {
  /// A probability kept from 0 and 1, where the logarithm has no end.
  static func bounded(_ probability: Double) -> Double {
    min(max(probability, 0.0001), 0.9999)
  }
}

/// How well a list of parameters predicts reviews.
public struct Evaluation: Hashable, Sendable {
  /// Mean log loss; less is better.
  public var logLoss: Double
  /// Root mean square of (mean prediction - share remembered) over bins of like reviews; less is better.
  public var rmseBins: Double
  /// Reviews predicted.
  public var reviews: Int
}

extension Evaluation {
  /// Reviews that are alike: bins of days, of the number of reviews and of lapses before.
  private struct Bin: Hashable {
    var days: Int
    var reviews: Int
    var lapses: Int
  }

  private struct Tally {
    var predicted = 0.0
    var recalled = 0.0
    var count = 0.0
  }

  /// Predicts the targets in `range` of a set.
  init(_ parameters: SchedulerParameters, _ set: TrainingSet, _ range: Range<Int>) {
    let model = MemoryModel(parameters, maximumStability: Scheduler.longestStability)
    var wanted: [Int: Set<Int>] = [:]
    for target in set.targets[range] { wanted[target.card, default: []].insert(target.entry) }
    var loss = 0.0
    var bins: [Bin: Tally] = [:]
    for (card, entries) in wanted.sorted(by: { $0.key < $1.key }) {
      Self.predict(set.cards[card], entries, model) { predicted, isRecalled, bin in
        let bounded = LossFunction.bounded(predicted)
        loss -= logarithm(isRecalled ? bounded : 1 - bounded)
        bins[bin, default: Tally()].predicted += predicted
        bins[bin, default: Tally()].recalled += isRecalled ? 1 : 0
        bins[bin, default: Tally()].count += 1
      }
    }
    let count = Double(max(range.count, 1))
    let squares = bins.values.map { tally in
      let difference = (tally.predicted - tally.recalled) / tally.count
      return tally.count * difference * difference
    }
    self.init(
      logLoss: loss / count, rmseBins: (squares.sorted().reduce(0, +) / count).squareRoot(),
      reviews: range.count)
  }

  private static func predict(
    _ card: TrainingHistory, _ wanted: Set<Int>, _ model: MemoryModel,
    _ visit: (Double, Bool, Bin) -> Void
  ) {
    var memory: Memory?
    var (later, lapses) = (0, 0)
    for (index, entry) in card.entries.enumerated() {
      if index > 0, entry.days > 0 { later += 1 }
      if wanted.contains(index), let memory {
        let recall = model.retrievability(
          afterDays: Double(entry.days), stability: memory.stability)
        let bin = Bin(
          days: floorLog(entry.days, 3.62), reviews: floorLog(later + 1, 1.89),
          lapses: lapses == 0 ? -1 : floorLog(lapses, 1.73))
        visit(recall, entry.rating.isRecall, bin)
      }
      memory = model.next(memory, entry.rating, afterDays: entry.days)
      if entry.rating == .again, index > 0, entry.days > 0 { lapses += 1 }
    }
  }

  private static func floorLog(_ value: Int, _ base: Double) -> Int {
    Int((logarithm(Double(value)) / logarithm(base)).rounded(.down))
  }
}
