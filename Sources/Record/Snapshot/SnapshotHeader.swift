/// The first line of a snapshot.
struct SnapshotHeader: Codable {
  /// Always "snapshot".
  var formlab = "snapshot"
  /// The version of the snapshot's form; any other is not read.
  var version = SnapshotHeader.currentVersion
  /// How much of the journal the snapshot stands for, in bytes.
  var journalBytes: Int64
  /// What `JournalFile.fingerprint` says of that part.
  var journalFingerprint: String
  /// The greatest id in it.
  var lastID: EventID?
  /// How many cards there are.
  var cards: Int
  /// Events in it that have no place in the state.
  var unreadEvents: Int

  static let currentVersion = 2
}

/// The last line of a snapshot: without it, or with another sum, the snapshot is not whole.
struct SnapshotEnd: Codable {
  /// The sum over all lines before.
  var checksum: String
}
