/// Carries out a planned import: writes the notes into deck files, and media beside them.
package struct ImportWriter {
  /// What was done.
  package private(set) var report: ImportReport

  private let folder: String
  private var failed: Set<NoteID> = []

  /// Writes what is planned.
  ///
  /// A note that is there changes where it stands. New ones go to the end of the file that holds their deck, if it is
  /// in the folder and without errors, or else into a new file. Each file is replaced in one step.
  ///
  /// - Parameters:
  ///   - plan: What is to be done.
  ///   - library: The decks that are there.
  package init(_ plan: ImportPlan, library: DeckLibrary) {
    folder = plan.folder
    report = ImportReport(plan)
    writeMedia(plan.media)
    writeUpdates(plan.updates)
    writeNew(plan.new, library)
    report.progress = plan.progress.filter { !failed.contains($0.key.note) }
  }

  // MARK: Notes

  private mutating func writeUpdates(_ updates: [ImportPlan.Update]) {
    let files = Dictionary(grouping: updates) { $0.entry.place.file }
    for (file, changes) in files.sorted(by: { $0.key < $1.key }) {
      let reason = edit(file) { edit, deck in
        for change in changes {
          guard let entry = deck.entries.first(where: { $0.note.id == change.note.id }) else {
            continue
          }
          edit.replace(entry, with: change.note)
        }
      }
      if let reason {
        refuse(changes.map(\.note), reason)
        report.updated -= changes.count
      }
    }
  }

  private mutating func writeNew(_ notes: [Note], _ library: DeckLibrary) {
    var order: [String] = []
    for note in notes where !order.contains(note.deck) { order.append(note.deck) }
    for deck in order {
      let own = notes.filter { $0.deck == deck }
      let reason: String?
      if let file = library.decks.first(where: { $0.name == deck && isInFolder($0.file) })?.file {
        reason = edit(file) { edit, _ in edit.append(own) }
      } else {
        reason = create(deck, own)
      }
      if let reason {
        refuse(own, reason)
        report.new -= own.count
      }
    }
  }

  private func isInFolder(_ file: String) -> Bool {
    file.hasPrefix(folder.hasSuffix("/") ? folder : "\(folder)/")
  }

  private mutating func refuse(_ notes: [Note], _ reason: String) {
    for note in notes {
      let subject = TransferRemark.subject(note)
      report.remarks.append(TransferRemark(subject: subject, loss: .deckFile(reason: reason)))
      if let id = note.id { failed.insert(id) }
    }
    report.skipped += notes.count
  }

  /// Changes a file; returns why not, if so.
  private mutating func edit(
    _ file: String, change: (inout DeckEdit, ParsedDeck) -> Void
  ) -> String? {
    do throws(DeckFileError) {
      let contents = try DeckFile.read(file)
      let deck = DeckParser.parse(contents.bytes, file: file)
      if deck.hasErrors { return "\(file) has errors" }
      var edit = DeckEdit(deck, bytes: contents.bytes)
      change(&edit, deck)
      if edit.bytes != contents.bytes {
        try DeckFile.replace(file, with: edit.bytes, old: contents)
        report.files.append(file)
      }
      return nil
    } catch {
      return error.reason
    }
  }

  private mutating func create(_ deck: String, _ notes: [Note]) -> String? {
    let name = DeckName.file(for: deck)
    for number in 1..<1_000 {
      let file = number == 1 ? name : "\(name.dropLast(3))-\(number).md"
      let path = "\(folder)/\(file)"
      do throws(DeckFileError) {
        try DeckFile.create(path, with: DeckEdit.newFile(deck: deck, file: file, notes: notes))
        report.files.append(path)
        return nil
      } catch {
        if error.isExistingFile { continue }
        return error.reason
      }
    }
    return "there are too many files of this name"
  }

  // MARK: Media

  private mutating func writeMedia(_ media: [MediaFile]) {
    guard !media.isEmpty else { return }
    let store = MediaStore(deckFolder: folder)
    for file in media {
      do throws(DeckFileError) {
        if try store.write(file) { report.media += 1 }
      } catch {
        report.remarks.append(
          TransferRemark(subject: file.name, loss: .deckFile(reason: error.reason)))
      }
    }
  }
}
