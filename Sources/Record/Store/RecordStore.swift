internal import FoundationEssentials

/// The record of one learner: a journal of events in a folder, and the state that they come to.
///
/// Not for use from several threads at once; any number of processes may have the same folder open.
package final class RecordStore {
  /// The folder.
  package let folder: String
  /// What the events come to so far.
  package internal(set) var state = LearnerState()
  /// Whether events appended now are kept.
  package internal(set) var isKept = true
  /// The journal; nil if it could not even be read.
  var journal: JournalFile?
  var snapshot: SnapshotFile?
  /// How much of the journal the snapshot on the disk stands for, in bytes.
  var snapshotReach: Int64 = 0
  /// Lines of events that were appended while nothing was kept.
  private(set) var unkeptLines: [EventID: [UInt8]] = [:]
  private var notices: [RecordNotice] = []
  private var chance = SystemRandomNumberGenerator()

  /// Opens the record in a folder, which is made if it isn't there.
  ///
  /// This always succeeds: where nothing can be written, or the journal can't be trusted, the store
  /// works in memory, and `takeNotices` says so.
  package init(folder: String) {
    self.folder = folder
    openJournal()
  }

  /// Where the journal is.
  package var journalPath: String { folder + "/journal.jsonl" }
  /// Where the snapshot is.
  package var snapshotPath: String { folder + "/snapshot.jsonl" }

  /// What the learner should be told since the last call.
  package func takeNotices() -> [RecordNotice] {
    defer { notices = [] }
    return notices
  }

  func notify(_ notice: RecordNotice) {
    if !notices.contains(notice) { notices.append(notice) }
  }

  /// Keeps an event.
  ///
  /// When this returns, the event is on the disk (unless `isKept` is false) and in the state.
  ///
  /// - Parameters:
  ///   - event: What happened.
  ///   - now: When.
  /// - Returns: The event's id.
  /// - Throws: Why it could not be kept; the state is then as before.
  @discardableResult
  package func append(_ event: Event, at now: Timestamp) throws(RecordError) -> EventID {
    try append([(event, now)])[0]
  }

  /// Keeps events together: all of them or none.
  ///
  /// - Parameter events: What happened, and when.
  /// - Returns: The events' ids.
  /// - Throws: Why they could not be kept; the state is then as before.
  @discardableResult
  package func append(
    _ events: [(event: Event, at: Timestamp)]
  ) throws(RecordError) -> [EventID] {
    guard let journal = try lockedJournal() else { return try remember(events) }
    defer { journal.unlock() }
    return try write(named(events), to: journal)
  }

  /// Reads what other processes appended.
  ///
  /// - Returns: Whether there was anything.
  /// - Throws: Why it could not be read.
  @discardableResult
  package func refresh() throws(RecordError) -> Bool {
    guard let journal else { return false }
    try onDisk { () throws(SystemFailure) in try journal.lock() }
    defer { journal.unlock() }
    guard try isAsRead(journal) else {
      reopen()
      return true
    }
    return try readOn(journal).events > 0
  }

  /// An attempt with its answer's text, which the state leaves in the journal.
  ///
  /// - Parameter attempt: An attempt of the state.
  /// - Returns: The attempt, or nil if the journal no longer has it.
  /// - Throws: Why the journal could not be read.
  package func whole(_ attempt: ExerciseProgress.JudgedAttempt) throws(RecordError) -> Attempt? {
    guard let journal, let range = attempt.line else { return nil }
    let bytes = try onDisk { () throws(SystemFailure) in try journal.bytes(of: range) }
    guard case .event(let found) = EventLine.read(bytes, in: 0..<bytes.count),
      found.id == attempt.id, case .attempt(let whole) = found.event
    else { return nil }
    return whole
  }

  /// Gives events ids that are greater than all before, whatever the clock says.
  private func named(_ events: [(event: Event, at: Timestamp)]) -> [RecordedEvent] {
    var least = (state.lastID?.milliseconds ?? 0) + 1
    return events.map { event, at in
      let time = max(at.milliseconds, least)
      least = time + 1
      return RecordedEvent(
        id: EventID(milliseconds: time, using: &chance), at: at, event: event)
    }
  }

  /// Appends events to the journal, which must be locked, and takes them into the state.
  func write(
    _ events: [RecordedEvent], to journal: JournalFile
  ) throws(RecordError) -> [EventID] {
    var lines: [UInt8] = []
    var ranges: [(start: Int, end: Int)] = []
    for event in events {
      let start = lines.count
      EventLine.write(event, to: &lines)
      ranges.append((start, lines.count - 1))
    }
    let before = lines.count
    try onDisk { () throws(SystemFailure) in try journal.append(lines) }
    let base = journal.position - Int64(before)
    do {
      for (event, range) in zip(events, ranges) {
        var placed = event
        placed.line = JournalRange(
          offset: base + Int64(range.start), length: range.end - range.start)
        try take(placed)
      }
    } catch {
      // The events are on the disk, so this must not fail: the journal has all that the snapshot had.
      try? reload()
    }
    return events.map(\.id)
  }

  /// Takes events into the state alone.
  private func remember(
    _ events: [(event: Event, at: Timestamp)]
  ) throws(RecordError) -> [EventID] {
    let events = named(events)
    for event in events {
      try take(event)
      EventLine.write(event, to: &unkeptLines[event.id, default: []])
    }
    return events.map(\.id)
  }

  /// Takes an event into the state.
  func take(_ event: RecordedEvent) throws(RecordError) {
    _ = try state.apply(event) { (range) throws(RecordError) in try storedLog(range) }
  }

  func storedLog(_ range: JournalRange) throws(RecordError) -> [CardEntry] {
    guard let snapshot else { throw .snapshotDamaged(path: snapshotPath) }
    return try snapshot.log(range)
  }
}
