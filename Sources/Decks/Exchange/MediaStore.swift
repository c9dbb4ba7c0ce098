/// The pictures and sounds of a folder of decks, in its folder `media`.
package struct MediaStore: Sendable {
  /// The folder of the files.
  private let folder: String

  /// The store of a folder of decks.
  ///
  /// - Parameter deckFolder: The folder of the decks.
  package init(deckFolder: String) {
    folder = "\(deckFolder)/media"
  }

  /// Writes a file, unless one of its name is there; returns whether it was written.
  func write(_ file: MediaFile) throws(DeckFileError) -> Bool {
    if let code = DeckFolder.create(folder) {
      throw .system(call: "mkdir", path: folder, code: code)
    }
    do throws(DeckFileError) {
      try DeckFile.create("\(folder)/\(file.name)", with: file.bytes)
      return true
    } catch {
      if error.isExistingFile { return false }
      throw error
    }
  }

  /// The imported cards, with a new name for each file whose name another file has already.
  func named(_ imported: ImportedCards) -> ImportedCards {
    var imported = imported
    for index in imported.media.indices {
      let old = imported.media[index]
      let name = freeName(for: old)
      guard name != old.name else { continue }
      imported.media[index].name = name
      for note in imported.notes.indices {
        imported.notes[note].note.replace("media/\(old.name))", with: "media/\(name))")
        imported.notes[note].note.replace("[sound:\(old.name)]", with: "[sound:\(name)]")
      }
      imported.remarks.append(
        TransferRemark(subject: "", loss: .mediaRenamed(from: old.name, to: name)))
    }
    return imported
  }

  /// The file's name, with a number if another file has it.
  private func freeName(for file: MediaFile) -> String {
    for number in 1..<1_000 {
      let name = number == 1 ? file.name : MediaStore.numbered(file.name, number)
      guard let there = try? DeckFile.read("\(folder)/\(name)") else { return name }
      if there.bytes == file.bytes { return name }
    }
    return file.name
  }

  private static func numbered(_ name: String, _ number: Int) -> String {
    guard let dot = name.lastIndex(of: "."), dot != name.startIndex else {
      return "\(name)-\(number)"
    }
    return "\(name[..<dot])-\(number)\(name[dot...])"
  }

  /// The files that notes show, read from beside their decks.
  ///
  /// A path that leads out of the deck's folder is not followed.
  package static func files(shownIn library: DeckLibrary) -> [MediaFile] {
    var files: [String: MediaFile] = [:]
    for deck in library.decks {
      let folder =
        deck.file.contains("/")
        ? String(deck.file[..<(deck.file.lastIndex(of: "/") ?? deck.file.startIndex)]) : "."
      for path in deck.entries.flatMap({ paths(in: $0.note) }) {
        let name = path.split(separator: "/").last.map(String.init) ?? path
        guard files[name] == nil, isWithin(path),
          let contents = try? DeckFile.read("\(folder)/\(path)")
        else { continue }
        files[name] = MediaFile(name: name, bytes: contents.bytes)
      }
    }
    return files.values.sorted { $0.name < $1.name }
  }

  private static func isWithin(_ path: String) -> Bool {
    !path.hasPrefix("/") && !path.split(separator: "/").contains("..") && !path.contains("://")
  }

  private static func paths(in note: Note) -> [String] {
    let text = CardMarkdown.text(note)
    let pictures = text.matches(of: /!\\?\[[^\[\]]*\]\(([^()\s]+(?: [^()\s]+)*)\)/).map {
      String($0.output.1)
    }
    let sounds = AnkiFields.sounds(in: text).map { "media/\($0)" }
    return pictures + sounds
  }
}
