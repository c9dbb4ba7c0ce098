extension RecordStore {
  /// A card's log, in the order of its events; empty for a card that has none.
  ///
  /// - Parameter card: The card's id.
  /// - Returns: All entries; `standing` leaves out those taken back.
  /// - Throws: Why the snapshot could not be read.
  package func log(ofCard card: String) throws(RecordError) -> [CardEntry] {
    guard let record = state.cards[card] else { return [] }
    guard let stored = record.stored else { return record.log }
    return try storedLog(stored)
  }

  /// Keeps what a scheduler made of a card's log, until the log changes; snapshots hold it too.
  package func setCache(_ cache: String?, ofCard card: String) {
    state.setCache(cache, ofCard: card)
  }

  /// Forgets what a scheduler made of all cards, as after a change of how it works.
  package func forgetCaches() {
    for card in state.cards.keys { state.setCache(nil, ofCard: card) }
  }
}
