/// All decks that a learner has, each card with an id.
package struct DeckLibrary: Sendable {
  /// A deck file that was read.
  package struct Deck: Sendable {
    /// Path of its file.
    package var file: String
    /// Its name.
    package var name: String
    /// What its front matter says.
    package var settings: DeckSettings
    /// Its notes that can be used, each with an id, in order.
    package var entries: [ParsedDeck.Entry]
  }

  /// The decks, in order of folders and files.
  package private(set) var decks: [Deck] = []
  /// Everything that is wrong with them.
  package private(set) var problems: [DeckProblem] = []
  /// Ids that were written into files by this reading.
  package private(set) var created: [NoteID] = []

  private var firstPlaces: [NoteID: SourcePlace] = [:]
  private var firstContents: [Note.Content: SourcePlace] = [:]

  /// A library without decks.
  package init() {}

  /// Reads decks, and writes ids into their files for cards that have none.
  ///
  /// A file with errors, or that can't be written, keeps its bytes: its cards without ids are left out and named in
  /// `problems`.
  ///
  /// - Parameters:
  ///   - paths: Deck files and folders of decks.
  ///   - notes: Folders in which decks lie among other Markdown: a file without a single card is nobody's fault there.
  ///   - known: Ids that are taken by cards elsewhere.
  ///   - generator: Where new ids come from.
  /// - Returns: All that could be read, and what is wrong.
  package static func load(
    _ paths: [String], amongNotes notes: [String] = [], known: Set<NoteID> = [],
    using generator: inout some RandomNumberGenerator
  ) -> DeckLibrary {
    var library = DeckLibrary()
    var seen: Set<String> = []
    var files: [LoadedFile] = []
    for (path, isAmongNotes) in paths.map({ ($0, false) }) + notes.map({ ($0, true) }) {
      for file in DeckFolder.files(in: path, problems: &library.problems)
      where seen.insert(DeckFile.realPath(file) ?? file).inserted {
        guard let loaded = library.read(file), !isAmongNotes || loaded.deck.hasTags else {
          continue
        }
        files.append(loaded)
      }
    }
    var taken = known.union(files.flatMap { $0.deck.entries.compactMap(\.note.id) })
    for file in files { library.add(file, taken: &taken, using: &generator) }
    return library
  }

  private struct LoadedFile {
    var deck: ParsedDeck
    var contents: DeckFile.Contents
  }

  private mutating func read(_ file: String) -> LoadedFile? {
    do throws(DeckFileError) {
      let contents = try DeckFile.read(file)
      let deck = DeckParser.parse(contents.bytes, file: file, modified: contents.modified)
      if isPlainReadme(deck) { return nil }
      return LoadedFile(deck: deck, contents: contents)
    } catch {
      let fault = DeckFault.cannotRead(reason: error.reason)
      problems.append(DeckProblem(place: SourcePlace(file: file), fault: fault))
      return nil
    }
  }

  /// Whether a file is the folder's description and no deck.
  private func isPlainReadme(_ deck: ParsedDeck) -> Bool {
    DeckName.ofFile(deck.file).uppercased() == "README" && deck.entries.isEmpty
      && deck.problems.allSatisfy { problem in
        switch problem.fault {
        case .textOutsideCard, .noCards: true
        default: false
        }
      }
  }

  private mutating func add(
    _ file: LoadedFile, taken: inout Set<NoteID>, using generator: inout some RandomNumberGenerator
  ) {
    var (file, assignment) = assigned(file, taken: &taken, using: &generator)
    var reason = write(assignment, file)
    if reason == .changedMeanwhile, let now = read(file.deck.file) {
      // Another shell wrote its ids in this moment, or the author saved: theirs stand.
      (file, assignment) = assigned(now, taken: &taken, using: &generator)
      reason = write(assignment, file)
    }
    problems += file.deck.problems
    var deck = file.deck
    if let reason {
      deck.entries = withoutNameless(deck, reason: reason.text)
    } else if assignment.isNeeded {
      deck = DeckParser.parse(assignment.bytes, file: deck.file, modified: file.contents.modified)
      created += assignment.created
    }
    deck.entries = deck.entries.filter { isFirst($0) }
    decks.append(
      Deck(
        file: deck.file, name: deck.settings.name ?? DeckName.ofFile(deck.file),
        settings: deck.settings, entries: deck.entries))
  }

  private func assigned(
    _ file: LoadedFile, taken: inout Set<NoteID>, using generator: inout some RandomNumberGenerator
  ) -> (LoadedFile, IDAssignment) {
    let assignment = IDAssignment(
      deck: file.deck, bytes: file.contents.bytes, taken: &taken, using: &generator)
    return (file, assignment)
  }

  /// Why no ids were written.
  private enum WriteFailure: Equatable {
    case errors
    case changedMeanwhile
    case other(String)

    var text: String {
      switch self {
      case .errors: "the file has errors"
      case .changedMeanwhile: "another program changed it in this moment"
      case .other(let reason): reason
      }
    }
  }

  /// Writes the ids, if any are needed; returns why not, if so.
  private func write(_ assignment: IDAssignment, _ file: LoadedFile) -> WriteFailure? {
    guard assignment.isNeeded else { return nil }
    if file.deck.hasErrors { return .errors }
    guard file.contents.isWritable else { return .other("the file is read-only") }
    do throws(DeckFileError) {
      try DeckFile.replace(file.deck.file, with: assignment.bytes, old: file.contents)
      return nil
    } catch {
      if case .changedMeanwhile = error { return .changedMeanwhile }
      return .other(error.reason)
    }
  }

  private mutating func withoutNameless(
    _ deck: ParsedDeck, reason: String
  ) -> [ParsedDeck.Entry] {
    deck.entries.filter { entry in
      if entry.note.id != nil { return true }
      problems.append(DeckProblem(place: entry.place, fault: .noID(reason: reason)))
      return false
    }
  }

  /// Whether no note before has the same id; tells of notes that say the same.
  private mutating func isFirst(_ entry: ParsedDeck.Entry) -> Bool {
    guard let id = entry.note.id else { return false }
    if let first = firstPlaces[id] {
      problems.append(DeckProblem(place: entry.place, fault: .duplicateID(id, first: first)))
      return false
    }
    firstPlaces[id] = entry.place
    if let first = firstContents[entry.note.content] {
      problems.append(DeckProblem(place: entry.place, fault: .sameContent(first: first)))
    } else {
      firstContents[entry.note.content] = entry.place
    }
    return true
  }
}
