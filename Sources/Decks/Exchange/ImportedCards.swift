/// What a file of another program holds, before any of it is taken over.
package struct ImportedCards: Hashable, Sendable {
  /// The notes, in order.
  package var notes: [ImportedNote]
  /// Pictures and sounds that came with them.
  package var media: [MediaFile]
  /// How many notes or rows were read, the skipped ones included.
  package var read: Int
  /// What could not be carried over.
  package var remarks: [TransferRemark]
  /// What the file wants done with notes that are there already; nil if it doesn't say.
  package var policy: ImportPolicy?

  /// What a file holds.
  ///
  /// - Parameters:
  ///   - notes: The notes, in order.
  ///   - media: Pictures and sounds.
  ///   - read: How many notes or rows were read.
  ///   - remarks: What could not be carried over.
  ///   - policy: What the file wants done with notes that are there already.
  package init(
    notes: [ImportedNote] = [], media: [MediaFile] = [], read: Int = 0,
    remarks: [TransferRemark] = [], policy: ImportPolicy? = nil
  ) {
    self.notes = notes
    self.media = media
    self.read = read
    self.remarks = remarks
    self.policy = policy
  }
}

/// What to do with an imported note that is there already.
package enum ImportPolicy: Hashable, Sendable {
  /// Take the imported text.
  case update
  /// Keep the text that is there.
  case keep
  /// Keep it, and add the imported note as another one.
  case both
}

/// A note of another program.
package struct ImportedNote: Hashable, Sendable {
  /// The note; without an id if the file gives none.
  package var note: Note
  /// Whether the file tells its tags; if not, those that are there stay.
  package var hasTags: Bool
  /// Progress with its cards, by their number.
  package var progress: [Int: CardProgress]
  /// Where in the file it stands, such as `line 7`.
  package var origin: String

  /// A note of another program.
  ///
  /// - Parameters:
  ///   - note: The note.
  ///   - hasTags: Whether the file tells its tags.
  ///   - progress: Progress with its cards, by their number.
  ///   - origin: Where in the file it stands.
  package init(
    note: Note, hasTags: Bool = true, progress: [Int: CardProgress] = [:], origin: String
  ) {
    self.note = note
    self.hasTags = hasTags
    self.progress = progress
    self.origin = origin
  }
}
