/// A card's log and what it comes to; the log stays in the snapshot until it is wanted.
package struct CardRecord: Sendable {
  /// What the log comes to.
  package internal(set) var summary = CardSummary()
  /// What a scheduler made of the log, in its own words; nil when it must be worked out anew.
  package internal(set) var cache: String?
  /// Where the log stands in the snapshot, if it was not read.
  var stored: JournalRange?
  /// The log, if it was read or never was in a snapshot.
  private(set) var log: [CardEntry] = []

  init() {}

  /// A card whose log is in the snapshot.
  init(summary: CardSummary, cache: String?, stored: JournalRange) {
    (self.summary, self.cache, self.stored) = (summary, cache, stored)
  }

  /// Takes the log that was in the snapshot.
  mutating func unfold(_ entries: [CardEntry]) {
    (log, stored) = (entries, nil)
  }

  /// Puts an entry in its place in a log that was read; false if it is there already.
  mutating func insert(_ entry: CardEntry) -> Bool {
    guard let index = log.orderedIndex(of: entry.id, \.id) else { return false }
    let isLast = index == log.count
    log.insert(entry, at: index)
    cache = nil
    if case .undo = entry.what {
      summary = CardSummary(log)
    } else if isLast {
      summary.add(entry)
    } else {
      summary = CardSummary(log)
    }
    return true
  }
}
