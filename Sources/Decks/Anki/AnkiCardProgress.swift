/// Turns a row of Anki's table of cards, and its log, into progress.
struct AnkiCardProgress {
  let collection: AnkiCollection
  let clock: StudyClock

  /// Progress with a card; what stays behind is added to `losses`.
  func progress(_ card: AnkiCollection.Card, losses: inout [TransferLoss]) -> CardProgress {
    let log = collection.logs[card.id] ?? []
    let data = (try? JSONValue.parse(card.data.utf8)) ?? .null
    let last = lastReview(log, data)
    var progress = CardProgress(
      state: state(card), stability: data["s"]?.double.flatMap(positive),
      difficulty: data["d"]?.double.flatMap(positive), lastReview: last, reps: max(0, card.reps),
      lapses: max(0, card.lapses), hold: hold(card), log: log)
    if card.originalDeck != 0 { losses.append(.filteredDeck) }
    if card.flags & 7 != 0 { losses.append(.flag(card.flags & 7)) }
    if data["cd"]?.string?.isEmpty == false { losses.append(.customData) }
    let due = card.originalDeck != 0 && card.originalDue != 0 ? card.originalDue : card.due
    if progress.state == .new {
      progress.position = Int(clamping: due)
      progress.stability = nil
      progress.difficulty = nil
      return progress
    }
    progress.position = data["pos"]?.integer.flatMap { Int(exactly: $0) }
    progress.step = step(card, progress.state)
    progress.interval = card.interval > 0 ? card.interval : nil
    progress.ease = card.factor > 0 ? card.factor : nil
    progress.due = dueInstant(due, card, log.last(where: isAnswer), last)
    if progress.stability == nil || progress.difficulty == nil {
      progress.stability = nil
      progress.difficulty = nil
      progress.needsReplay = true
      losses.append(.memoryGuessed)
    }
    return progress
  }

  /// Seconds since 1970 that a time can have: up to the year 9999.
  private static let seconds: ClosedRange<Int64> = 0...253_402_300_799

  private func positive(_ value: Double) -> Double? {
    value.isFinite && value > 0 ? value : nil
  }

  private func isAnswer(_ entry: ReviewLogEntry) -> Bool { entry.rating > 0 }

  private func state(_ card: AnkiCollection.Card) -> CardProgress.State {
    switch card.type {
    case 1: .learning
    case 2: .review
    case 3: .relearning
    default: .new
    }
  }

  private func hold(_ card: AnkiCollection.Card) -> CardProgress.Hold {
    switch card.queue {
    case -1: .suspended
    case -2, -3: .buried
    default: .none
    }
  }

  /// The last answer's instant: to the millisecond from the log, if that is the one that the card knows.
  private func lastReview(_ log: [ReviewLogEntry], _ data: JSONValue) -> Int64? {
    let logged = log.last(where: isAnswer)?.id
    guard let seconds = data["lrt"]?.integer, AnkiCardProgress.seconds.contains(seconds) else {
      return logged
    }
    if let logged, logged / 1_000 == seconds { return logged }
    return seconds * 1_000
  }

  private func step(_ card: AnkiCollection.Card, _ state: CardProgress.State) -> Int? {
    guard state == .learning || state == .relearning else { return nil }
    let deck = collection.decks[card.originalDeck != 0 ? card.originalDeck : card.deck]
    let config = collection.configs[deck?.config ?? 1] ?? collection.configs[1]
    let steps = state == .learning ? config?.learningSteps : config?.relearningSteps
    let count = steps?.count ?? (state == .learning ? 2 : 1)
    let left = max(0, card.left) % 1_000
    return min(max(0, count - left), max(0, count - 1))
  }

  // MARK: Due

  private func dueInstant(
    _ due: Int64, _ card: AnkiCollection.Card, _ answer: ReviewLogEntry?, _ last: Int64?
  ) -> Int64 {
    // A learning card is due at a second; days since the collection's first one are small numbers.
    if card.type != 2, due > 1_000_000_000 {
      let seconds = min(due, AnkiCardProgress.seconds.upperBound)
      guard let answer, answer.interval < 0 else { return seconds * 1_000 }
      let exact = answer.id &- Int64(answer.interval) &* 1_000
      return exact / 1_000 == seconds ? exact : seconds * 1_000
    }
    let day = firstDay + Int(min(max(due, -1_000_000), 1_000_000))
    let interval = answer.map(\.interval) ?? card.interval
    if let last, abs(interval) < 1_000_000 {
      let length = interval < 0 ? -Int64(interval) * 1_000 : Int64(interval) * 86_400_000
      if clock.day(of: last &+ length) == day { return last &+ length }
    }
    return clock.start(of: day)
  }

  /// The collection's first day, in days since 1970.
  private var firstDay: Int {
    let created = min(max(collection.created, -400_000_000_000), 400_000_000_000)
    let offset = collection.creationOffset.map { -Int64(min(max($0, -1_440), 1_440)) * 60 }
    let local = created + (offset ?? Int64(clock.offset(created)))
    return Int(local / 86_400)
  }
}
