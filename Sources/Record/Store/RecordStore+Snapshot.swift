extension RecordStore {
  /// Bytes that the journal may grow by before a snapshot pays; it then opens in well under a second.
  package static let growthBeforeSnapshot: Int64 = 2 << 20

  /// Makes a snapshot if the journal has grown since the last one; at leisure, as when a shell ends.
  ///
  /// - Returns: Whether one was made.
  /// - Throws: Why it could not be made, which loses nothing.
  @discardableResult
  package func makeSnapshotIfGrown() throws(RecordError) -> Bool {
    guard isKept, let journal, journal.position - snapshotReach >= Self.growthBeforeSnapshot else {
      return false
    }
    try makeSnapshot()
    return true
  }

  /// Makes a snapshot of the state.
  ///
  /// - Throws: Why it could not be made, which loses nothing.
  package func makeSnapshot() throws(RecordError) {
    guard isKept, let journal else { return }
    let position = journal.position
    let fingerprint = try onDisk { () throws(SystemFailure) in
      try journal.fingerprint(before: position)
    }
    let header = SnapshotHeader(
      journalBytes: position, journalFingerprint: fingerprint, lastID: state.lastID,
      cards: state.cards.count, unreadEvents: state.unreadEvents)
    try SnapshotWriter.write(state, header, to: snapshotPath, copying: snapshot)
    snapshotReach = position
  }
}
