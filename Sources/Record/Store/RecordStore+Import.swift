/// What an import brought.
package struct ImportSummary: Hashable, Sendable {
  /// Events that were new.
  package var added = 0
  /// Events that were there already.
  package var known = 0
  /// Lines that could not be read; the file still has them.
  package var damaged = 0
  /// Events of kinds that this version does not know, among those added; they are kept.
  package var unknown = 0
}

extension RecordStore {
  /// Adds the events of an export, another journal or a snapshot, that are not here yet.
  ///
  /// A snapshot brings attempts without their answers' texts.
  ///
  /// Two records that import each other's exports come to the same state, whichever did so first.
  ///
  /// - Parameters:
  ///   - path: The file.
  ///   - now: The time; events dated more than ten years after it are refused as damaged.
  /// - Returns: What was added.
  /// - Throws: Why nothing was added; the record is then as before.
  package func importEvents(
    from path: String, now: Timestamp
  ) throws(RecordError) -> ImportSummary {
    if case .usable(let snapshot, _, let state) = SnapshotFile.open(path) {
      return try importSnapshot(snapshot, state)
    }
    let file = try onDisk { () throws(SystemFailure) in try OpenFile(path, .read) }
    guard let journal = try lockedJournal() else {
      return try importEvents(file, known: [:], now: now).summary
    }
    defer { journal.unlock() }
    let known = try idsInJournal(journal)
    let (summary, lines) = try importEvents(file, known: known, now: now)
    guard summary.added > 0 else { return summary }
    try onDisk { () throws(SystemFailure) in
      let before = journal.position
      try journal.append(lines)
      journal.skip(to: before)
    }
    try readOn(journal)
    return summary
  }

  private func importSnapshot(
    _ snapshot: SnapshotFile, _ state: LearnerState
  ) throws(RecordError) -> ImportSummary {
    var events = state.lessonEvents
    for (card, record) in state.cards {
      guard let stored = record.stored else { continue }
      events += try snapshot.log(stored).map { $0.event(ofCard: card) }
    }
    let added = try add(events.sorted { $0.id < $1.id })
    return ImportSummary(added: added, known: events.count - added)
  }

  /// Keeps events that came from elsewhere with ids of their own; those that are here already are left out.
  ///
  /// - Parameter events: The events, with ids such as `EventID(milliseconds:derivedFrom:)` makes.
  /// - Returns: How many were new.
  /// - Throws: Why none was kept; the record is then as before.
  package func add(_ events: [RecordedEvent]) throws(RecordError) -> Int {
    guard let journal = try lockedJournal() else {
      for event in events { try take(event) }
      return events.count
    }
    defer { journal.unlock() }
    var known = Set(try idsInJournal(journal).keys)
    let new = events.filter { known.insert($0.id).inserted }
    guard !new.isEmpty else { return 0 }
    _ = try write(new, to: journal)
    return new.count
  }

  private func importEvents(
    _ file: OpenFile, known: [EventID: JournalRange], now: Timestamp
  ) throws(RecordError) -> (summary: ImportSummary, lines: [UInt8]) {
    var reader = ImportReader(known: Set(known.keys), now: now)
    let scanned = try LineScanner.scan(file, from: 0, failure: RecordError.init) {
      (line) throws(RecordError) in
      reader.read(line)
    }
    if !scanned.rest.isEmpty {
      reader.read(
        LineScanner.Line(
          bytes: scanned.rest, range: 0..<scanned.rest.count, offset: scanned.end))
    }
    if let version = reader.newerVersion {
      throw .newerExport(path: file.path, version: version)
    }
    guard reader.isOfFormlab else { throw .notAnExport(path: file.path) }
    if !isKept {
      for event in reader.events { try take(event) }
    }
    return (reader.summary, reader.lines)
  }
}

/// Takes in the lines of a file to import.
private struct ImportReader {
  private(set) var summary = ImportSummary()
  private(set) var lines: [UInt8] = []
  private(set) var events: [RecordedEvent] = []
  private(set) var newerVersion: Int?
  private(set) var isOfFormlab = false
  private var known: Set<EventID>
  private let latest: Int64

  init(known: Set<EventID>, now: Timestamp) {
    self.known = known
    latest = now.milliseconds + 3_653 * 86_400_000
  }

  mutating func read(_ line: LineScanner.Line) {
    let range = JournalFile.contents(of: line)
    switch EventLine.read(line.bytes, in: range) {
    case .event(let event) where event.id.milliseconds > latest:
      summary.damaged += 1
    case .event(let event):
      isOfFormlab = true
      guard known.insert(event.id).inserted else { return summary.known += 1 }
      summary.added += 1
      if case .unknown = event.event { summary.unknown += 1 }
      events.append(event)
      lines.append(contentsOf: line.bytes[range])
      lines.append(EventLine.newline)
    case .header(let version):
      isOfFormlab = true
      if version > EventLine.version { newerVersion = version }
    case .blank:
      break
    case .damaged:
      guard !DamagedBytes.isMergeMark(line.bytes[range]) else { return }
      summary.damaged += 1
    }
  }
}
