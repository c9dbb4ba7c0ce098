/// Reads what hashcards keeps: its deck files, and the JSON of `hashcards export` with its history.
package enum HashcardsImport {
  /// Reads a deck file.
  ///
  /// Its notes get the ids that stand in it, if any; what can't be read is told in the remarks.
  package static func deck(_ bytes: [UInt8], file: String) -> ImportedCards {
    let deck = DeckParser.parse(bytes, file: file)
    let remarks = deck.problems.map { problem in
      TransferRemark(subject: String(describing: problem.place), loss: .deckProblem(problem.fault))
    }
    let notes = deck.entries.map { entry in
      ImportedNote(
        note: entry.note, hasTags: !entry.note.tags.isEmpty,
        origin: String(describing: entry.place))
    }
    return ImportedCards(notes: notes, read: notes.count + remarks.count, remarks: remarks)
  }

  /// Reads the JSON of `hashcards export`.
  ///
  /// Its grades and times become logs to be replayed: its own schedule is that of another version of FSRS.
  package static func json(
    _ bytes: [UInt8], clock: StudyClock
  ) throws(TransferError) -> ImportedCards {
    guard bytes.count <= TransferText.limit else {
      throw .tooLarge(what: "The file", limit: TransferText.limit)
    }
    var remarks: [TransferRemark] = []
    let root = try JSONValue.parse(try TransferText.checked(bytes, remarks: &remarks))
    guard let cards = root["cards"]?.array else {
      throw .unexpectedJSON(path: "cards", wanted: "a list of cards")
    }
    var logs = try HashcardsLog.read(root, clock: clock)
    var notes = HashcardsNotes()
    for (index, card) in cards.enumerated() {
      try notes.add(card, path: "cards[\(index)]", logs: &logs)
    }
    var result = notes.result()
    result.remarks = remarks + result.remarks
    if notes.hasHistory {
      result.remarks += [.localZone, .schedulerOfOther].map {
        TransferRemark(subject: "", loss: $0)
      }
    }
    result.remarks += logs.keys.sorted().map {
      TransferRemark(subject: "", loss: .unknownCard($0))
    }
    return result
  }
}
