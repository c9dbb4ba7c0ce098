/// Makes Anki packages (`.apkg`) with progress and media.
package enum AnkiPackageExport {
  /// Makes a package.
  ///
  /// Ids of notes, cards, decks and note types are the same in every export, so a second import adds nothing. Anki
  /// takes progress with the first import of a card only.
  package static func package(
    _ notes: [Note], tags: @escaping (Note) -> [String] = { $0.tags },
    progress: [CardKey: CardProgress], media: [MediaFile] = [], settings: AnkiExportSettings
  ) throws(TransferError) -> ExportReport {
    let writer = AnkiCollectionWriter(notes, tags: tags, progress: progress, settings: settings)
    let collection = try writer.bytes()
    let files = uniqueFiles(media)
    var entries: [(name: String, bytes: [UInt8], isCompressed: Bool)] = []
    switch settings.form {
    case .legacy:
      entries = [("meta", [0x08, 0x02], false), ("collection.anki21", collection, false)]
    case .current:
      entries = [
        ("meta", [0x08, 0x03], false),
        ("collection.anki21b", try Zstandard.compress(collection), true),
      ]
    }
    entries.append(("collection.anki2", try placeholder(settings), false))
    entries.append(("media", try mediaList(files, settings.form), settings.form == .current))
    for (index, file) in files.enumerated() {
      let bytes = settings.form == .current ? try Zstandard.compress(file.bytes) : file.bytes
      entries.append((String(index), bytes, settings.form == .current))
    }
    let file = ExportedFile(name: "formlab.apkg", bytes: try ZipWriter.archive(entries))
    return ExportReport(
      files: [file], notes: writer.notes,
      remarks: remarks(writer.notes, progress, Set(files.map(\.name))))
  }

  private static func uniqueFiles(_ media: [MediaFile]) -> [MediaFile] {
    var seen: Set<String> = []
    return media.filter { MediaFile.isSafe($0.name) && seen.insert($0.name).inserted }
  }

  private static func mediaList(
    _ files: [MediaFile], _ form: AnkiExportSettings.Form
  ) throws(TransferError) -> [UInt8] {
    switch form {
    case .legacy:
      let names = files.enumerated().map { (String($0.offset), JSONValue.string($0.element.name)) }
      return Array(JSONValue.object(Dictionary(names) { first, _ in first }).text.utf8)
    case .current:
      var list = ProtobufWriter()
      for file in files {
        var entry = ProtobufWriter()
        entry.add(1, text: file.name)
        entry.add(2, varint: UInt64(file.bytes.count))
        entry.add(3, bytes: SHA1.digest(file.bytes))
        list.add(1, bytes: entry.bytes)
      }
      return try Zstandard.compress(list.bytes)
    }
  }

  /// The collection that clients too old for the package show: one card that tells so.
  private static func placeholder(_ settings: AnkiExportSettings) throws(TransferError) -> [UInt8] {
    var old = settings
    old.form = .legacy
    let text = "This package needs a newer Anki."
    let note = Note(
      id: NoteID("formlab-placeholder"), content: .basic(question: text, answer: text),
      deck: "Update")
    return try AnkiCollectionWriter([note], tags: { _ in [] }, progress: [:], settings: old).bytes()
  }

  private static func remarks(
    _ notes: [Note], _ progress: [CardKey: CardProgress], _ media: Set<String>
  ) -> [TransferRemark] {
    var remarks: [TransferRemark] = []
    for note in notes {
      let subject = TransferRemark.subject(note)
      for name in AnkiMediaNames.shown(by: note) where !media.contains(name) {
        remarks.append(TransferRemark(subject: subject, loss: .missingMedia(name)))
      }
      if let remark = TransferRemark.ownAttributes(note) { remarks.append(remark) }
    }
    return remarks
  }
}

/// Names of the files that a note shows, as Anki has them.
enum AnkiMediaNames {
  static func shown(by note: Note) -> [String] {
    let text = CardMarkdown.text(note)
    guard text.contains("](") || text.contains("[sound:") else { return [] }
    var fields = AnkiFields(isHTML: true)
    for field in AnkiTextExport.htmlFields(note.content) { _ = fields.markdown(field) }
    return fields.media
  }
}
