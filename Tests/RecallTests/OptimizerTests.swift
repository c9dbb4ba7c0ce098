import Testing

@testable import Recall

@Suite struct OptimizerTests {
  @Test func theGradientIsThatOfTheLoss() {
    var random = SplitMix64(seed: 7)
    var steepest = [Double](repeating: 0, count: 21)
    for round in 0..<120 {
      var weights = SchedulerParameters.standard.weights
      for index in weights.indices {
        let range = ParameterRange.all[index].closed
        let width = range.upperBound - range.lowerBound
        weights[index] += Double.random(in: -0.04..<0.04, using: &random) * min(width, 4)
        weights[index] = min(max(weights[index], range.lowerBound + 0.01), range.upperBound)
      }
      let card =
        round % 3 == 0 ? Learner.forgetful(&random) : Learner.card(&random, length: 14)
      let importance = card.entries.indices.map { $0 > 0 && card.entries[$0].days > 0 ? 0.7 : 0 }
      var gradient = [Double](repeating: 0, count: 21)
      var kernel = GradientKernel(weights)
      _ = kernel.add(card.entries, importance, to: &gradient)
      for index in 0..<21 {
        let step = 1e-6 * max(1, abs(weights[index]))
        let slope =
          (loss(weights, index, step, card, importance)
            - loss(weights, index, -step, card, importance)) / (2 * step)
        steepest[index] = max(steepest[index], abs(slope))
        let difference = abs(gradient[index] - slope)
        #expect(
          difference <= 1e-5 + 1e-4 * abs(slope),
          "round \(round), w\(index): \(gradient[index]) against \(slope)")
      }
    }
    #expect(steepest.allSatisfy { $0 > 0.01 }, "\(steepest)")
  }

  private func loss(
    _ weights: [Double], _ index: Int, _ step: Double, _ card: TrainingHistory,
    _ importance: [Double]
  ) -> Double {
    var moved = weights
    moved[index] += step
    var gradient = [Double](repeating: 0, count: 21)
    var kernel = GradientKernel(moved)
    return kernel.add(card.entries, importance, to: &gradient)
  }

  @Test func theLossIsThatOfTheModel() {
    var random = SplitMix64(seed: 8)
    for _ in 0..<50 {
      let card = Learner.card(&random, length: 20)
      guard !card.targets.isEmpty else { continue }
      let importance = card.entries.indices.map { card.targets.contains($0) ? 1.0 : 0 }
      var gradient = [Double](repeating: 0, count: 21)
      var kernel = GradientKernel(SchedulerParameters.standard.weights)
      let loss = kernel.add(card.entries, importance, to: &gradient)
      let evaluation = Optimizer([card]).evaluate(.standard)
      #expect(abs(loss / Double(card.targets.count) - evaluation.logLoss) < 1e-9)
    }
  }

  @Test func aFitIsBetterOnWhatItDidNotSee() throws {
    let optimizer = Optimizer(Learner.cards(400, seed: 3))
    guard case .all(let fitted, _) = optimizer.fit() else {
      Issue.record("not all were fitted")
      return
    }
    #expect(optimizer.evaluate(fitted).logLoss < optimizer.evaluate(.standard).logLoss)
    #expect(try #require(optimizer.heldOut(against: .standard)).isBetter)
    #expect(optimizer.fit() == .all(fitted, reviews: optimizer.fit().reviews))
    #expect(throws: Never.self) { try SchedulerParameters(fitted.weights) }
    #expect(fitted.weights[0..<4].elementsEqual(fitted.weights[0..<4].sorted()))
  }

  @Test func tooFewReviewsAreSaid() {
    #expect(Optimizer([]).fit() == .tooFew(reviews: 0, needed: 8))
    #expect(Optimizer([]).heldOut(against: .standard) == nil)
    let few = Learner.cards(4, seed: 1).map { TrainingHistory(Array($0.entries.prefix(3))) }
    #expect(Optimizer(few).fit().parameters == nil)
  }

  @Test func someReviewsGiveTheFirstFour() {
    let some = (0..<40).map { index in
      TrainingHistory([
        entry(.good, 0, index), entry(index % 4 == 0 ? .again : .good, 3, index),
      ])
    }
    guard case .firstStabilities(let fitted, 40) = Optimizer(some).fit() else {
      Issue.record("\(Optimizer(some).fit())")
      return
    }
    #expect(fitted.weights[4...] == SchedulerParameters.standard.weights[4...])
    #expect(fitted.weights[2] < 2.3065)
  }

  private func entry(_ rating: Rating, _ days: Int, _ index: Int) -> TrainingHistory.Entry {
    TrainingHistory.Entry(
      rating: rating, days: days, time: Instant(microseconds: Int64(index * 1_000 + days)))
  }
}

extension Optimizer.Outcome {
  var reviews: Int {
    switch self {
    case .tooFew(let reviews, _), .firstStabilities(_, let reviews), .all(_, let reviews): reviews
    }
  }
}

/// A made-up learner who forgets faster than the defaults say.
enum Learner {
  static func cards(_ count: Int, seed: UInt64) -> [TrainingHistory] {
    var random = SplitMix64(seed: seed)
    return (0..<count).map { _ in card(&random, length: 8) }
  }

  /// A card that is forgotten time and again, so that lapses run into their cap.
  static func forgetful(_ random: inout SplitMix64) -> TrainingHistory {
    let entries = (0..<14).map { index in
      TrainingHistory.Entry(
        rating: Int.random(in: 0..<3, using: &random) == 0 ? .good : .again,
        days: index == 0 ? 0 : Int.random(in: 0..<4, using: &random),
        time: Instant(microseconds: Int64(index)))
    }
    return TrainingHistory(entries)
  }

  static func card(_ random: inout SplitMix64, length: Int) -> TrainingHistory {
    var weights = SchedulerParameters.standard.weights
    for index in 0..<4 { weights[index] *= 0.4 }
    weights[8] -= 0.5
    let model = MemoryModel(SchedulerParameters(version: .six, weights: weights))
    var time = Instant(microseconds: Int64.random(in: 0..<100_000_000_000_000, using: &random))
    var memory: Memory?
    var entries: [TrainingHistory.Entry] = []
    for index in 0..<length {
      let stability = memory?.stability ?? 1
      let days =
        index == 0 || Int.random(in: 0..<5, using: &random) == 0
        ? 0 : Int((stability * Double.random(in: 0.5..<2.5, using: &random)).rounded(.up))
      let recall =
        memory == nil ? 0.7 : model.retrievability(afterDays: Double(days), stability: stability)
      let isRecalled = Double.random(in: 0..<1, using: &random) < recall
      let rating: Rating =
        isRecalled
        ? [.hard, .good, .good, .good, .easy][Int.random(in: 0..<5, using: &random)] : .again
      time = time.adding(seconds: Double(days) * 86_400 + 60)
      entries.append(TrainingHistory.Entry(rating: rating, days: days, time: time))
      memory = model.next(memory, rating, afterDays: days)
    }
    return TrainingHistory(entries)
  }
}
