/// Something that a learner should be told about their record; none of it stops the work.
package enum RecordNotice: Hashable, Sendable {
  /// Lines of the journal could not be read; they were moved to a file.
  case damagedLines(count: Int, journal: String, keptIn: String)
  /// Lines of the journal could not be read, and not be moved.
  case damagedLinesLeft(count: Int, journal: String)
  /// The journal held the marks that git leaves where it could not merge; they were moved to a file.
  case mergeMarks(journal: String, keptIn: String)
  /// The last line was never finished: its event had not been acknowledged.
  case tornLine(journal: String, keptIn: String)
  /// Nothing of this session will be kept.
  case notKept(RecordError)
  /// The record is of a newer version, and nothing of this session will be kept.
  case newerVersion(Int, journal: String)
  /// The journal is no journal; it is left alone, and nothing of this session will be kept.
  case notAJournal(journal: String)
  /// The journal was replaced or deleted by something else, and was read again.
  case replaced(journal: String)
  /// The journal lacks what its snapshot has; the snapshot was put aside.
  case journalShrank(journal: String, keptIn: String)
}

extension RecordNotice: CustomStringConvertible {
  package var description: String {
    switch self {
    case .damagedLines(let count, let journal, let keptIn):
      "\(lines(count)) of \(journal) could not be read. All others were; the damaged bytes are now in \(keptIn)."
    case .damagedLinesLeft(let count, let journal):
      "\(lines(count)) of \(journal) could not be read. All others were."
    case .mergeMarks(let journal, let keptIn):
      "\(journal) held marks of a git merge. The events of both sides were read; the marks are now in \(keptIn)."
    case .tornLine(let journal, let keptIn):
      "The last line of \(journal) was never finished; it is now in \(keptIn). All that was acknowledged is there."
    case .notKept(let error):
      "Nothing of this session will be kept. \(error)"
    case .newerVersion(let version, let journal):
      "\(journal) was written by a newer formlab (version \(version) of the format). It is read, but nothing of this session will be kept; update formlab to go on."
    case .notAJournal(let journal):
      "\(journal) is not a journal of formlab, so it is left alone and nothing of this session will be kept. Move it away to start anew."
    case .replaced(let journal):
      "\(journal) was replaced or deleted while in use, and was read again."
    case .journalShrank(let journal, let keptIn):
      "\(journal) is older than its snapshot, as if restored from a copy. It was read as it is; `formlab record import \(keptIn)` brings back what the snapshot has besides."
    }
  }

  private func lines(_ count: Int) -> String { count == 1 ? "1 line" : "\(count) lines" }
}
