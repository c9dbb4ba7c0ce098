internal import Decks
internal import Recall
internal import Record
internal import TerminalText

/// `cards import FILE`: cards and progress from another tool.
struct CardsImportCommand: Command {
  let spec = CommandSpec(
    "cards import", group: .recalling,
    summary: "take in cards from Anki, hashcards, CSV or a deck file",
    arguments: [ArgumentSpec(.file)],
    options: [
      OptionSpec("keep", summary: "leave cards alone that are here already"),
      OptionSpec("dry-run", summary: "say what would be done and change nothing"),
    ],
    details: [
      "Reads Anki's packages (.apkg, .colpkg) with review history and memory state, Anki's notes in plain text, CSV, the JSON of hashcards export with its history, and deck files. The format is told by the file itself.",
      "Cards go into decks of your own; what can't be carried over is said card by card. A second import of the same file changes nothing.",
    ],
    examples: [.init("cards import collection.apkg", "adds its cards with their history")])

  func run(_ arguments: ParsedArguments, in session: Session) throws(CommandFailure) -> ExitStatus {
    let path = arguments[0] ?? ""
    let bytes = try DiskFile.bytes(of: path, limit: 1 << 30)
    let name = path.split(separator: "/").last.map(String.init) ?? path
    guard let format = TransferFormat.of(name: name, bytes: bytes) else {
      throw .unusableFile(path: path, reason: "its format is not one of those that are read")
    }
    let imported: ImportedCards
    do {
      imported = try format.read(bytes, name: name, clock: .system)
    } catch {
      throw .unusableFile(path: path, reason: "\(error)")
    }
    try DiskFile.makeFolder(session.folders.decks)
    let shelf = CardShelf(session: session)
    var random = SystemRandomNumberGenerator()
    let plan = ImportPlan(
      imported, into: shelf.library, folder: session.folders.decks,
      policy: arguments.has("keep") ? .keep : nil, using: &random)
    if arguments.has("dry-run") {
      session.say(
        "\(plan.read) read: \(plan.new.count) would be new, \(plan.updates.count) updated, \(plan.same.count) are the same, \(plan.skipped) skipped."
      )
      show(plan.remarks, session)
      return .done
    }
    let report = ImportWriter(plan, library: shelf.library).report
    let importing = ImportedProgress(scheduler: shelf.scheduler, clock: .system)
    let events = report.progress.sorted { $0.key < $1.key }.flatMap {
      importing.events($0.value, of: $0.key)
    }
    do {
      _ = try session.learner().store.add(events)
    } catch {
      throw .record(message: "\(error)")
    }
    session.say(
      "\(report.read) read: \(report.new) new, \(report.updated) updated, \(report.same) the same, \(report.skipped) skipped."
    )
    for file in report.files { session.console.show("  \(styled: file, .link)") }
    show(report.remarks, session)
    return .done
  }

  private func show(_ remarks: [TransferRemark], _ session: Session) {
    for remark in remarks { session.say(StyledText(Sanitise.oneLine("\(remark)"))) }
  }
}

/// `cards export FORMAT FOLDER`: cards, and progress where the format has room for it.
struct CardsExportCommand: Command {
  let spec = CommandSpec(
    "cards export", group: .recalling,
    summary: "write your cards for Anki, hashcards or a spreadsheet",
    arguments: [
      ArgumentSpec(
        .choice(["apkg", "apkg-legacy", "anki-text", "csv", "hashcards"]), label: "FORMAT"),
      ArgumentSpec(.folder),
    ],
    options: [OptionSpec("deck", value: .deck, summary: "only cards of this deck")],
    details: [
      "apkg is Anki's current package, with review history and memory state; apkg-legacy the one that older versions read. anki-text, csv and hashcards carry texts only."
    ],
    examples: [.init("cards export apkg ~/Desktop", "writes a package that Anki opens")])

  func run(_ arguments: ParsedArguments, in session: Session) throws(CommandFailure) -> ExitStatus {
    let format = arguments[0] ?? ""
    let folder = arguments[1] ?? "."
    let shelf = CardShelf(session: session)
    shelf.sayProblems()
    let deck = arguments.value("deck")
    let entries = shelf.entries.filter {
      deck == nil || $0.note.deck == deck || $0.deck.name == deck
    }
    let notes = shelf.library.notes.filter { note in
      entries.contains { $0.card.key.note == note.id }
    }
    guard !notes.isEmpty else {
      throw .noSuch(kind: "card to export in deck", name: deck ?? "any", question: nil)
    }
    let report = try report(format, notes, entries, shelf)
    try DiskFile.makeFolder(folder)
    for file in report.files {
      try DiskFile.replace("\(folder)/\(file.name)", bytes: file.bytes)
      session.console.show("  \(styled: "\(folder)/\(file.name)", .link)")
    }
    session.say("\(report.notes) notes with \(report.cards) cards are written.")
    for remark in report.remarks { session.say(StyledText(Sanitise.oneLine("\(remark)"))) }
    return .done
  }

  private func report(
    _ format: String, _ notes: [Note], _ entries: [CardShelf.Entry], _ shelf: CardShelf
  ) throws(CommandFailure) -> ExportReport {
    switch format {
    case "apkg", "apkg-legacy":
      do {
        return try package(notes, entries, shelf, isLegacy: format == "apkg-legacy")
      } catch {
        throw .fault(message: "\(error)", hint: "Try the format anki-text, which has no progress.")
      }
    case "anki-text": return AnkiTextExport.files(notes, tags: shelf.library.tags)
    case "csv": return CSVExport.file(notes)
    case "hashcards": return HashcardsExport.files(notes)
    default:
      throw .badArgument(word: format, wanted: "apkg, apkg-legacy, anki-text, csv or hashcards")
    }
  }

  private func package(
    _ notes: [Note], _ entries: [CardShelf.Entry], _ shelf: CardShelf, isLegacy: Bool
  ) throws(TransferError) -> ExportReport {
    let mapping = ExportedProgress(shelf: shelf)
    var progress: [CardKey: CardProgress] = [:]
    for entry in entries { progress[entry.card.key] = mapping.progress(of: entry) }
    let settings = shelf.scheduler.settings
    return try AnkiPackageExport.package(
      notes, tags: shelf.library.tags, progress: progress,
      media: MediaStore.files(shownIn: shelf.library),
      settings: AnkiExportSettings(
        form: isLegacy ? .legacy : .current, now: shelf.session.learner().now.milliseconds,
        clock: .system, learningSteps: settings.learningSteps,
        relearningSteps: settings.relearningSteps, desiredRetention: settings.desiredRetention,
        parameters: settings.parameters.weights, maximumInterval: settings.maximumInterval))
  }
}
