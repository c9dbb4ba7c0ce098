internal import FoundationEssentials
internal import Glibc
internal import Record

/// Seconds on a clock that only goes forward.
func seconds() -> Double {
  var now = timespec()
  _ = unsafe clock_gettime(CLOCK_MONOTONIC, &now)
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
        card: "card-\(index % cards)", rating: 1 + (index * 7 + index / cards) % 4,
        seconds: Double(index % 400) / 10)
      batch.append((.cardReview(review), time(index)))
      if batch.count == 10_000 || index == reviews - 1 {
        try store.append(batch)
        batch.removeAll(keepingCapacity: true)
      }
    }
    for card in store.state.cards.keys {
      store.setCache(
        "r,-,12.3456789012345,5.4321098765432,1790000000000000,0,12,10,1", ofCard: card)
    }
    try store.makeSnapshot()
  }

  /// A line of figures: how long opening and appending take, and the most memory used.
  static func measure(_ folder: String) throws -> String {
    let start = seconds()
    let store = RecordStore(folder: folder)
    let opened = seconds() - start
    let reviews = store.state.cards.values.reduce(0) { $0 + $1.summary.reviews }
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
      ("open_ms", milliseconds(opened)), ("append_median_ms", milliseconds(times[100])),
      ("append_p95_ms", milliseconds(times[190])), ("peak_kib", "\(usage.ru_maxrss)"),
    ]
    return "{\(figures.map { "\"\($0)\":\($1)" }.joined(separator: ","))}"
  }

  private static func time(_ index: Int) -> Timestamp {
    Timestamp(milliseconds: 1_600_000_000_000 + Int64(index) * 60_000, offset: 60)
  }

  private static func milliseconds(_ seconds: Double) -> String {
    "\((seconds * 1e6).rounded() / 1e3)"
  }
}
