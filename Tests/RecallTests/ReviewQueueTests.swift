import Testing

@testable import Recall

@Suite struct ReviewQueueTests {
  private let now: Moment
  private let scheduler = Scheduler.learner

  init() throws {
    now = try moment("2026-05-10T18:00:00+02:00")
  }

  private func card(
    _ id: String, note: String? = nil, dueIn days: Int? = nil, reviewed: Int = -20,
    change: (inout QueueCard) -> Void = { _ in }
  ) -> QueueCard {
    var card = QueueCard(id: id, note: note ?? id, position: 0)
    if let days {
      card.state.phase = .review
      card.state.step = nil
      card.state.memory = Memory(stability: 10, difficulty: 5)
      card.state.lastReview = Moment(now.instant.adding(days: reviewed), utcOffset: now.utcOffset)
      card.state.interval = days - reviewed
      card.state.due = now.instant.adding(days: days)
      card.state.reps = 3
      card.firstReview = card.state.lastReview
    }
    change(&card)
    return card
  }

  private func ids(_ cards: [QueueCard], _ settings: QueueSettings = QueueSettings()) -> [String] {
    var session = ReviewSession(cards, scheduler: scheduler, settings: settings, at: now)
    var ids: [String] = []
    while let card = session.next(at: now), ids.count < 50 {
      ids.append(card.id)
      session.commit(session.answer(card, .easy, at: now), name: card.id, at: now)
    }
    return ids
  }

  @Test func dueComeBeforeNewAndFutureDoNotCome() {
    let cards = [
      card("new"), card("late", dueIn: -3), card("today", dueIn: 0), card("tomorrow", dueIn: 1),
    ]
    #expect(ids(cards) == ["late", "today", "new"])
  }

  @Test func aCardIsDueFromTheBeginningOfItsDay() {
    let tonight = card("tonight", dueIn: 0) {
      $0.state.due = now.instant.adding(seconds: 5 * 3_600)
    }
    let counts = ReviewQueue([tonight], scheduler: scheduler, at: now).counts
    #expect(counts == ReviewQueue.Counts(learning: 0, review: 1, new: 0))
  }

  @Test func suspendedAndBuriedStayAway() throws {
    let yesterday = try moment("2026-05-09T18:00:00+02:00")
    let cards = [
      card("suspended", dueIn: 0) { $0.isSuspended = true },
      card("buried", dueIn: 0) { $0.buried = now },
      card("buried yesterday", dueIn: 0) { $0.buried = yesterday },
    ]
    #expect(ids(cards) == ["buried yesterday"])
  }

  @Test func newCardsAreLimitedByDay() {
    var cards = (0..<30).map { index in card("n\(index + 10)") { $0.position = index } }
    cards.append(card("first seen today", dueIn: 5) { $0.firstReview = now })
    var settings = QueueSettings()
    settings.newPerDay = 4
    #expect(ids(cards, settings) == ["n10", "n11", "n12"])
    let queue = ReviewQueue(cards, scheduler: scheduler, settings: settings, at: now)
    #expect(queue.beyondNewLimit == 27)
  }

  @Test func aSessionIsLimited() {
    let cards = (0..<5).map { card("d\($0)", dueIn: $0 - 5) } + [card("n")]
    var settings = QueueSettings()
    settings.limit = 3
    #expect(ids(cards, settings) == ["d0", "d1", "d2"])
    #expect(ReviewQueue(cards, scheduler: scheduler, settings: settings, at: now).beyondLimit == 3)
  }

  @Test func siblingsAreKeptApartAndCounted() {
    let cards = [
      card("a1", note: "a", dueIn: -1), card("a2", note: "a", dueIn: -2), card("a3", note: "a"),
      card("b1", note: "b"), card("b2", note: "b"),
      card("c1", note: "c", dueIn: 3, reviewed: 0), card("c2", note: "c", dueIn: 0),
    ]
    #expect(ids(cards) == ["a2", "b1"])
    let queue = ReviewQueue(cards, scheduler: scheduler, at: now)
    #expect(queue.heldBack.map(\.id) == ["a1", "a3", "b2", "c2"])
  }

  @Test func aForgottenCardComesAgainInTheSession() {
    var session = ReviewSession(
      [card("a", dueIn: 0), card("b", dueIn: 0)], scheduler: scheduler, at: now)
    session.commit(
      session.answer(session.queue.card("a") ?? card("x"), .again, at: now), name: "1", at: now)
    #expect(session.queue.counts == ReviewQueue.Counts(learning: 1, review: 1, new: 0))
    #expect(session.next(at: now)?.id == "b")
    session.commit(session.suspend(card("b", dueIn: 0)), name: "2", at: now)
    #expect(session.next(at: now)?.id == "a", "asked ahead of its step, since nothing else is left")
    let late = Moment(now.instant.adding(seconds: -1_300), utcOffset: now.utcOffset)
    #expect(session.next(at: late) == nil)
    #expect(session.queue.nextStepDue != nil)
  }

  @Test func undoGoesBackOneStep() throws {
    var session = ReviewSession(
      [card("a", dueIn: -1), card("b", dueIn: 0)], scheduler: scheduler, at: now)
    let before = session.queue.counts
    let first = try #require(session.next(at: now))
    session.commit(session.answer(first, .again, at: now), name: "e1", at: now)
    session.commit(session.bury(try #require(session.next(at: now)), at: now), name: "e2", at: now)
    #expect(session.steps.map(\.name) == ["e1", "e2"])
    let burial = session.undo()
    #expect(burial?.before.id == "b")
    let last = session.undo()
    let undone = try #require(last)
    #expect(undone.before == first)
    #expect(session.queue.counts == before)
    #expect(session.next(at: now) == first)
    let none = session.undo()
    #expect(none == nil)
    #expect(session.tally.isEmpty)
  }

  @Test func anyNumberOfStepsIsUndoneInOrder() {
    var random = SplitMix64(seed: 9)
    let cards =
      (0..<12).map { card("d\($0)", dueIn: -($0 % 4)) } + (0..<5).map { card("n\($0)") }
    var session = ReviewSession(cards, scheduler: scheduler, at: now)
    var pictures: [[String]] = []
    func picture() -> [String] {
      var copy = session
      var ids = ["\(session.queue.counts)"]
      while let card = copy.next(at: now), ids.count < 40 {
        ids.append(card.id)
        copy.commit(copy.answer(card, .easy, at: now), name: "", at: now)
      }
      return ids
    }
    while let next = session.next(at: now), pictures.count < 60 {
      pictures.append(picture())
      let any = session.queue.card("d\(Int.random(in: 0..<12, using: &random))") ?? next
      switch Int.random(in: 0..<6, using: &random) {
      case 0: session.commit(session.bury(any, at: now), name: "b", at: now)
      case 1: session.commit(session.suspend(any), name: "s", at: now)
      default:
        let rating = Rating.allCases.randomElement(using: &random) ?? .good
        session.commit(session.answer(next, rating, at: now), name: "a", at: now)
      }
    }
    while let before = pictures.popLast() {
      session.undo()
      #expect(picture() == before)
    }
  }

  @Test func anUndoneReviewIsAReplayWithoutIt() {
    var random = SplitMix64(seed: 4)
    for seed in 0..<50 {
      let log = randomLog(&random, 8)
      let before = finalState(
        History(Array(log.dropLast()), scheduler: scheduler, seed: UInt64(seed)))
      let after = finalState(History(log, scheduler: scheduler, seed: UInt64(seed)))
      let last = log[log.count - 1]
      #expect(scheduler.answer(before, last.rating, at: last.time, seed: UInt64(seed)) == after)
    }
  }

  @Test func aLeechIsSuspendedWithItsAnswer() throws {
    let leech = card("a", dueIn: 0) { $0.state.lapses = 7 }
    var session = ReviewSession([leech], scheduler: scheduler, at: now)
    let step = session.answer(leech, .again, at: now)
    #expect(step.isLeech)
    #expect(step.after.isSuspended)
    session.commit(step, name: "e", at: now)
    #expect(session.next(at: now) == nil)
    let undone = session.undo()
    #expect(undone?.before.isSuspended == false)
    #expect(session.next(at: now)?.id == "a")
  }

  @Test func aLeechIsNamedAtTheThresholdAndEveryHalf() {
    let named = (1...20).filter { Leech.standard.isReached(from: $0 - 1, to: $0) }
    #expect(named == [8, 12, 16, 20])
    #expect(!Leech.standard.isReached(from: 8, to: 8))
    #expect(!Leech(threshold: 0).isReached(from: 0, to: 1))
  }

  @Test func ordersOfABacklog() {
    let cards = [
      card("weak", dueIn: -1) { $0.state.memory?.stability = 2 },
      card("strong", dueIn: -2) { $0.state.memory?.stability = 90 },
    ]
    func order(_ order: QueueSettings.Order) -> [String] {
      var settings = QueueSettings()
      settings.order = order
      return ids(cards, settings)
    }
    #expect(order(.due) == ["strong", "weak"])
    #expect(order(.forgottenFirst) == ["weak", "strong"])
    #expect(order(.rememberedFirst) == ["strong", "weak"])
    #expect(order(.shuffled(seed: 1)) == order(.shuffled(seed: 1)))
  }
}
