/// A file made for another program.
package struct ExportedFile: Hashable, Sendable {
  /// A name for it, without folders.
  package var name: String
  /// Its bytes.
  package var bytes: [UInt8]

  /// A file made for another program.
  ///
  /// - Parameters:
  ///   - name: A name for it.
  ///   - bytes: Its bytes.
  package init(name: String, bytes: [UInt8]) {
    self.name = name
    self.bytes = bytes
  }
}

/// What was made for another program, and what stays behind.
package struct ExportReport: Hashable, Sendable {
  /// The files.
  package var files: [ExportedFile]
  /// How many notes they hold.
  package var notes: Int
  /// How many cards these make.
  package var cards: Int
  /// What stays behind, card by card.
  package var remarks: [TransferRemark]

  /// What was made.
  ///
  /// - Parameters:
  ///   - files: The files.
  ///   - notes: The notes in them.
  ///   - remarks: What stays behind.
  package init(files: [ExportedFile], notes: [Note], remarks: [TransferRemark]) {
    self.files = files
    self.notes = notes.count
    self.cards = notes.reduce(0) { $0 + $1.numbers.count }
    self.remarks = remarks
  }
}
