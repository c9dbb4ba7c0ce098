internal import FoundationEssentials
internal import Glibc
internal import Recall
internal import Record

/// Seconds on a clock: one that only goes forward, or that of the processors' time of this process.
func seconds(_ clock: clockid_t = CLOCK_MONOTONIC) -> Double {
  var now = timespec()
  _ = unsafe clock_gettime(clock, &now)
  return Double(now.tv_sec) + Double(now.tv_nsec) / 1e9
}

/// Measures a record as it grows: ten reviews a card.
enum RecordBench {
  /// Makes a record of so many reviews in a folder that must not be there.
  static func fill(_ folder: String, reviews: Int) throws {
    let store = RecordStore(folder: folder)
    let cards = max(1, reviews / 10)
    var batch: [(event: Event, at: Timestamp)] = []
    for index in 0..<reviews {
      let review = CardReview(
        card: "card-\(index % cards)", rating: 1 + (index &* 2_654_435_761 >> 9) % 4,
        seconds: Double(index % 400) / 10)
      batch.append((.cardReview(review), time(index)))
      if batch.count == 10_000 || index == reviews - 1 {
        try store.append(batch)
        batch.removeAll(keepingCapacity: true)
      }
    }
    let start = seconds()
    for card in store.state.cards.keys {
      store.setCache(try memory(of: card, in: store).text, ofCard: card)
    }
    let replayed = seconds() - start
    try store.makeSnapshot()
    print(
      "{\"replayed_reviews\":\(reviews),\"replay_ms\":\(milliseconds(replayed)),"
        + "\"snapshot_ms\":\(milliseconds(seconds() - start - replayed))}")
  }

  private static func memory(of card: String, in store: RecordStore) throws -> CardState {
    let log = try store.log(ofCard: card).standing.compactMap { entry -> Review? in
      guard case .review(let rating, let seconds, _) = entry.what,
        let rating = Rating(rawValue: Int(rating))
      else { return nil }
      let instant = Instant(microseconds: entry.at.milliseconds * 1_000)
      return Review(
        rating, at: Moment(instant, utcOffset: entry.at.offset * 60),
        duration: seconds.map(Double.init))
    }
    return finalState(History(log, scheduler: .learner, seed: fuzzSeed(forCard: card)))
  }

  /// A line of figures: how long opening and appending take, and the most memory used.
  static func measure(_ folder: String) throws -> String {
    let start = seconds()
    let store = RecordStore(folder: folder)
    let opened = seconds() - start
    let reviews = store.state.cards.values.reduce(0) { $0 + $1.summary.reviews }
    let queued = seconds()
    let queue = queue(store)
    let queueTook = seconds() - queued
    var times: [Double] = []
    for index in 0..<200 {
      let before = seconds()
      let review = CardReview(card: "card-\(index * 37 % max(1, reviews / 10))", rating: 3)
      try store.append(.cardReview(review), at: time(reviews + index))
      times.append(seconds() - before)
    }
    times.sort()
    var usage = rusage()
    _ = unsafe getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
    let figures = [
      ("reviews", "\(reviews)"), ("cards", "\(store.state.cards.count)"),
      ("open_ms", milliseconds(opened)),
      ("queue_ms", milliseconds(queueTook)), ("due", "\(queue.counts.total)"),
      ("append_median_ms", milliseconds(times[100])),
      ("append_p95_ms", milliseconds(times[190])), ("peak_kib", "\(usage.ru_maxrss)"),
    ]
    return "{\(figures.map { "\"\($0)\":\($1)" }.joined(separator: ","))}"
  }

  /// The queue of all cards, from the states kept in the snapshot.
  private static func queue(_ store: RecordStore) -> ReviewQueue {
    let cards = store.state.cards.map { id, record in
      QueueCard(
        id: id, note: id, position: 0,
        state: record.cache.flatMap(CardState.init(text:)) ?? .new)
    }
    let now = Moment(Instant(microseconds: 1_800_000_000_000_000))
    return ReviewQueue(cards, scheduler: .learner, at: now)
  }

  private static func time(_ index: Int) -> Timestamp {
    Timestamp(milliseconds: 1_600_000_000_000 + Int64(index) * 60_000, offset: 60)
  }

  private static func milliseconds(_ seconds: Double) -> String {
    "\((seconds * 1e6).rounded() / 1e3)"
  }
}
