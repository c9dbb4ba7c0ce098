import Testing

@testable import Recall

/// What must hold of every history, tried on many made by chance.
@Suite struct SchedulerPropertyTests {
  @Test(arguments: [SchedulerSettings.reference, .learner])
  func aBetterAnswerIsNeverAskedSooner(_ settings: SchedulerSettings) throws {
    let scheduler = try Scheduler(settings)
    var random = SplitMix64(seed: 11)
    for round in 0..<500 {
      let log = randomLog(&random, 1 + round % 12)
      let card = finalState(History(log, scheduler: scheduler, seed: UInt64(round)))
      let last = try #require(card.lastReview)
      let now = Moment(last.instant.adding(seconds: Double(round) * 9_000), utcOffset: 3_600)
      let preview = scheduler.preview(card, at: now, seed: UInt64(round))
      let dues = try Rating.allCases.map { try #require(preview[$0].due) }
      #expect(dues == dues.sorted(), "round \(round)")
      for rating in Rating.allCases {
        #expect(
          scheduler.answer(card, rating, at: now, seed: UInt64(round)) == preview[rating],
          "round \(round), \(rating)")
      }
    }
  }

  @Test func learnersAlwaysGetADayMoreForABetterAnswer() throws {
    for isFuzzed in [true, false] {
      let scheduler = try settings { $0.isFuzzed = isFuzzed }
      var random = SplitMix64(seed: 12)
      for round in 0..<500 {
        let log = randomLog(&random, 2 + round % 12)
        var card = finalState(History(log, scheduler: scheduler, seed: UInt64(round)))
        (card.phase, card.step) = (.review, nil)
        let now = Moment(
          (card.lastReview?.instant ?? Instant(microseconds: 0)).adding(days: round % 40))
        let preview = scheduler.preview(card, at: now, seed: UInt64(round))
        #expect(preview[.hard].interval < preview[.good].interval)
        #expect(preview[.good].interval < preview[.easy].interval)
      }
    }
  }

  @Test func theMaximumHoldsAfterFuzz() throws {
    let scheduler = try settings { $0.maximumInterval = 30 }
    for seed in 0..<300 {
      var card = CardState.new
      card.phase = .review
      card.memory = Memory(stability: 29, difficulty: 5)
      card.lastReview = Moment(Instant(microseconds: 0))
      card.interval = 28
      let now = Moment(Instant(microseconds: 0).adding(days: 28))
      for rating in Rating.allCases {
        let interval = scheduler.answer(card, rating, at: now, seed: UInt64(seed)).interval
        #expect(interval <= 30)
        #expect(rating == .again || interval >= 29)
      }
    }
  }

  @Test(arguments: [
    (3.0, 2, 4), (4, 3, 5), (5, 4, 6), (7, 5, 9), (10, 8, 12), (15, 13, 17), (20, 17, 23),
    (30, 27, 33), (50, 46, 54), (100, 93, 107), (180, 169, 191), (365, 345, 385),
    (1_000, 948, 1_052),
  ])
  func fuzzReachesBothEnds(_ days: Double, _ low: Int, _ high: Int) {
    let drawn = (0..<20_000).map {
      Fuzz(seed: UInt64($0), isOn: true).days(days, previous: 0, maximum: 36_500, 0)
    }
    #expect(drawn.min() == low)
    #expect(drawn.max() == high)
  }

  @Test func retrievabilityFallsWithTime() throws {
    var random = SplitMix64(seed: 13)
    for _ in 0..<200 {
      let card = finalState(History(randomLog(&random, 6)))
      let last = try #require(card.lastReview)
      let recalls = (0..<400).map {
        Scheduler.reference.retrievability(card, at: Moment(last.instant.adding(days: $0)))
      }
      #expect(recalls == recalls.sorted(by: >))
      #expect(recalls.allSatisfy { $0 > 0 && $0 <= 1 })
    }
  }

  @Test func theIntervalAtNineTenthsIsTheStability() {
    let model = MemoryModel(.standard)
    for stability in stride(from: 0.01, to: 3_000, by: 7.3) {
      let interval = model.interval(stability: stability, retention: 0.9)
      #expect(abs(interval - stability) < 1e-9 * stability)
      #expect(abs(model.retrievability(afterDays: stability, stability: stability) - 0.9) < 1e-12)
    }
  }

  @Test func replayIsDeterministicAndGrowsByItsEnd() throws {
    var random = SplitMix64(seed: 14)
    for round in 0..<100 {
      let log = randomLog(&random, 15)
      let whole = replay(History(log, scheduler: .learner, seed: UInt64(round)))
      #expect(whole == replay(History(log, scheduler: .learner, seed: UInt64(round))))
      let part = replay(History(Array(log.prefix(9)), scheduler: .learner, seed: UInt64(round)))
      #expect(Array(whole.prefix(9)) == part)
    }
  }

  @Test func aTimelineReplaysWhatWasInForce() throws {
    let strict = try settings { $0.desiredRetention = 0.97 }
    let timeline = SchedulerTimeline(first: .learner, changes: [(since: 5, scheduler: strict)])
    var random = SplitMix64(seed: 16)
    let log = randomLog(&random, 8)
    let keyed = log.enumerated().map { (key: $0.offset, review: $0.element) }
    var card = CardState.new
    for (index, review) in log.enumerated() {
      let scheduler = index < 5 ? Scheduler.learner : strict
      card = scheduler.answer(card, review.rating, at: review.time, seed: 3)
    }
    #expect(finalState(timeline.history(keyed, seed: 3)) == card)
    #expect(timeline.current.settings == strict.settings)
    let later = SchedulerTimeline(first: .learner, changes: [(since: 99, scheduler: strict)])
    #expect(
      finalState(later.history(keyed, seed: 3))
        == finalState(History(log, scheduler: .learner, seed: 3)))
  }

  @Test func aPlacedCardGoesOnFromItsState() throws {
    var random = SplitMix64(seed: 17)
    let log = randomLog(&random, 6)
    let whole = finalState(History(log, scheduler: .learner, seed: 1))
    let half = finalState(History(Array(log.prefix(3)), scheduler: .learner, seed: 1))
    let placed = [Review.placed(half, at: log[2].time)] + log.suffix(3)
    #expect(finalState(History(placed, scheduler: .learner, seed: 1)) == whole)
    #expect(TrainingHistory(log: placed, dayCount: .learner).entries.isEmpty)
    #expect(TrainingHistory(log: log + [placed[0]], dayCount: .learner).entries.count == 6)
    let reset = log + [Review.reset(at: log[5].time)]
    #expect(finalState(History(reset, scheduler: .learner, seed: 1)) == .new)
  }

  @Test func aClockThatGoesBackLosesNothing() throws {
    let card = finalState(
      History(
        [
          Review(.good, at: try moment("2026-05-01T09:00:00Z")),
          Review(.easy, at: try moment("2026-05-03T09:00:00Z")),
          Review(.good, at: try moment("2026-05-02T09:00:00Z")),
        ], scheduler: .learner))
    #expect(card.reps == 3)
    #expect(card.interval > 0)
    #expect(card.lastReview == (try moment("2026-05-03T09:00:00Z")))
    #expect(try #require(card.due) > instant("2026-05-02T09:00:00Z"))
  }

  @Test func stabilityHasAnEndForLearners() throws {
    var card = CardState.new
    card.phase = .review
    card.memory = Memory(stability: 36_000, difficulty: 1)
    card.lastReview = Moment(Instant(microseconds: 0))
    let now = Moment(Instant(microseconds: 0).adding(days: 36_000))
    let memory = try #require(Scheduler.learner.answer(card, .easy, at: now).memory)
    #expect(memory.stability == 36_500)
  }

  @Test func textKeepsAStateToTheLastBit() {
    var random = SplitMix64(seed: 15)
    #expect(CardState(text: CardState.new.text) == .new)
    for round in 0..<200 {
      let log = randomLog(&random, 1 + round % 9)
      let card = finalState(History(log, scheduler: .learner, seed: 1))
      #expect(CardState(text: card.text) == card)
    }
    for text in [
      "", "1", "2,l,0,-,-,-,-,-,0,0,0", "1,x,0,-,-,-,-,-,0,0,0", "1,r,-,nan,5,-,-,-,0,0,0",
    ] {
      #expect(CardState(text: text) == nil, "\(text)")
    }
  }
}
