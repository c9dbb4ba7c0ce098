/// Reads the reviews in the JSON of `hashcards export`.
enum HashcardsLog {
  /// The answers of each card, by its hash, the oldest first.
  static func read(
    _ root: JSONValue, clock: StudyClock
  ) throws(TransferError) -> [String: [ReviewLogEntry]] {
    var reviews: [(card: String, entry: ReviewLogEntry)] = []
    for (index, session) in (root["sessions"]?.array ?? []).enumerated() {
      let path = "sessions[\(index)].reviews"
      guard let list = session["reviews"]?.array else {
        throw .unexpectedJSON(path: path, wanted: "a list of reviews")
      }
      for (position, review) in list.enumerated() {
        reviews.append(try read(review, path: "\(path)[\(position)]", clock: clock))
      }
    }
    for (index, review) in (root["reviews"]?.array ?? []).enumerated() {
      reviews.append(try read(review, path: "reviews[\(index)]", clock: clock))
    }
    return logs(reviews)
  }

  /// Sorts answers to their cards; instants are made unique, a millisecond apart.
  private static func logs(
    _ reviews: [(card: String, entry: ReviewLogEntry)]
  ) -> [String: [ReviewLogEntry]] {
    var logs: [String: [ReviewLogEntry]] = [:]
    var last = Int64.min
    for (card, entry) in reviews.sorted(by: { $0.entry.id < $1.entry.id }) {
      var entry = entry
      entry.id = max(entry.id, last &+ 1)
      last = entry.id
      if logs[card] == nil { entry.kind = .learn }
      logs[card, default: []].append(entry)
    }
    return logs
  }

  private static func read(
    _ review: JSONValue, path: String, clock: StudyClock
  ) throws(TransferError) -> (card: String, entry: ReviewLogEntry) {
    guard let card = review.first("cardHash", "card_hash", "hash", "card")?.string else {
      throw .unexpectedJSON(path: "\(path).cardHash", wanted: "a card's hash")
    }
    guard let text = review.first("reviewedAt", "reviewed_at", "timestamp", "time")?.string,
      let instant = LocalTimestamp.milliseconds(text, clock: clock)
    else {
      throw .unexpectedJSON(
        path: "\(path).reviewedAt", wanted: "a time such as 2026-07-22T09:30:00.000")
    }
    let grades = ["forgot": 1, "again": 1, "hard": 2, "good": 3, "easy": 4]
    let grade = review.first("grade", "rating")
    guard
      let rating = grade?.string.flatMap({ grades[$0.lowercased()] })
        ?? grade?.integer.flatMap({ (1...4).contains($0) ? Int($0) : nil })
    else {
      throw .unexpectedJSON(path: "\(path).grade", wanted: "forgot, hard, good or easy")
    }
    let days = review.first("intervalDays", "interval_days")?.integer ?? 0
    let interval = Int(min(max(days, 0), 100_000))
    return (card, ReviewLogEntry(id: instant, rating: rating, interval: interval))
  }
}
