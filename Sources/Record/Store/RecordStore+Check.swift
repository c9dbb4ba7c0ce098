/// What a check of a record found.
package struct CheckReport: Hashable, Sendable {
  /// Events by their kind.
  package var events: [String: Int] = [:]
  /// Events of kinds that this version does not know, or can't read; they are kept.
  package var unknown: [String: Int] = [:]
  /// Lines that repeat an event; they do no harm.
  package var repeated = 0
  /// Lines that can't be read: their numbers in the journal, from 1.
  package var damagedLines: [Int] = []
  /// Events that take back one which isn't there.
  package var undosOfNothing = 0
  /// What the snapshot is worth.
  package var snapshot = SnapshotState.none
  /// Size of the journal, in bytes.
  package var journalBytes: Int64 = 0

  /// What a snapshot is worth.
  package enum SnapshotState: String, Hashable, Sendable {
    /// There is none in use.
    case none
    /// It says what the journal says.
    case agrees
    /// It does not; it should be made anew.
    case disagrees
  }

  /// Whether nothing is wrong.
  package var isSound: Bool { damagedLines.isEmpty && snapshot != .disagrees }
}

extension RecordStore {
  /// Reads the whole journal again, and compares what it comes to with the state.
  ///
  /// - Returns: What was found.
  /// - Throws: Why the journal could not be read.
  package func check() throws(RecordError) -> CheckReport {
    try refresh()
    var report = CheckReport()
    guard let journal else { return report }
    var fresh = LearnerState()
    var ids: Set<EventID> = []
    var undone: Set<EventID> = []
    var number = 0
    report.journalBytes = try journal.scan { (_, content) throws(RecordError) in
      number += 1
      switch content {
      case .event(let event):
        guard ids.insert(event.id).inserted else {
          report.repeated += 1
          return
        }
        if case .unknown(let kind) = event.event {
          report.unknown[kind, default: 0] += 1
        } else {
          report.events[event.event.kind, default: 0] += 1
        }
        if case .undo(let undo) = event.event { undone.insert(undo.undoes) }
        _ = fresh.apply(event) { _ in [] }
      case .damaged: report.damagedLines.append(number)
      case .header, .blank: break
      }
    }
    report.undosOfNothing = undone.subtracting(ids).count
    if snapshotReach > 0 { report.snapshot = try agrees(fresh) ? .agrees : .disagrees }
    return report
  }

  /// Makes the state and the snapshot anew from the journal.
  ///
  /// - Throws: Why the journal could not be read, or the snapshot not be made.
  package func rebuild() throws(RecordError) {
    try reload()
    try makeSnapshot()
  }

  private func agrees(_ fresh: LearnerState) throws(RecordError) -> Bool {
    guard fresh.hasSameLessons(as: state), fresh.cards.count == state.cards.count else {
      return false
    }
    for (card, record) in fresh.cards {
      guard state.cards[card]?.summary == record.summary, try log(ofCard: card) == record.log
      else { return false }
    }
    return true
  }
}
