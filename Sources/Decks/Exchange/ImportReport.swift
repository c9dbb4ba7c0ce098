/// What an import did.
package struct ImportReport: Hashable, Sendable {
  /// Notes or rows that were read.
  package var read: Int
  /// Notes that were added.
  package var new: Int
  /// Notes whose text was changed.
  package var updated: Int
  /// Notes that were there and stayed as they were.
  package var same: Int
  /// Notes or rows that were not taken over.
  package var skipped: Int
  /// Media files that were written.
  package var media: Int
  /// Deck files that were written.
  package var files: [String]
  /// What could not be carried over, card by card.
  package var remarks: [TransferRemark]
  /// Progress with the cards, for the learner's record.
  package var progress: [CardKey: CardProgress]

  /// The report of an import that does all that is planned.
  init(_ plan: ImportPlan) {
    read = plan.read
    new = plan.new.count
    updated = plan.updates.count
    same = plan.same.count
    skipped = plan.skipped
    media = 0
    files = []
    remarks = plan.remarks
    progress = [:]
  }
}
