internal import Decks
internal import Glibc
internal import Record
internal import TerminalText

/// `cards folders [DIR ...]`: where decks are looked for.
struct CardsFoldersCommand: Command {
  let spec = CommandSpec(
    "cards folders", group: .recalling, summary: "show or change where decks are looked for",
    arguments: [ArgumentSpec(.folder, optional: true, repeated: true)],
    options: [OptionSpec("remove", summary: "take the folders out again; their files stay")],
    details: [
      "A folder that is added is read with the folders in it; Markdown without cards is passed over. formlab writes each card's id into its file, as a comment above the card, and nothing else.",
      "The cards of a folder that is taken out keep their history, and have it again when it is added again.",
    ],
    examples: [
      .init("cards folders", "lists the folders"),
      .init("cards folders ~/notes", "asks the cards in it too"),
      .init("cards folders --remove ~/notes", "asks them no more"),
    ])

  func run(_ arguments: ParsedArguments, in session: Session) throws(CommandFailure) -> ExitStatus {
    guard !arguments.positionals.isEmpty else {
      guard !arguments.has("remove") else {
        throw .missingArgument(label: "DIR", command: spec.name)
      }
      list(session)
      return .done
    }
    return try arguments.has("remove")
      ? remove(arguments.positionals, session) : add(arguments.positionals, session)
  }

  private func list(_ session: Session) {
    let shelf = CardShelf(session: session)
    var table = TextTable([
      TextTable.Column("Folder"), TextTable.Column("Decks", .trailing, shrinks: false),
      TextTable.Column("Cards", .trailing, shrinks: false),
    ])
    for folder in session.deckFolders + AddedFolders(session.learner()).paths {
      let entries = shelf.entries(under: folder)
      let isThere = unsafe access(folder, R_OK) == 0
      table.add([
        StyledText(folder), isThere ? "\(Set(entries.map(\.deck.file)).count)" : "not there",
        "\(entries.count)",
      ])
    }
    session.showLong(table.rows(session.console.capabilities))
  }

  private func add(_ words: [String], _ session: Session) throws(CommandFailure) -> ExitStatus {
    var folders: [String] = []
    for word in words { folders.append(try folder(word)) }
    let known = session.deckFolders + AddedFolders(session.learner()).paths
    let new = folders.filter { folder in
      !known.contains { folder == $0 || folder.hasPrefix($0 + "/") }
    }
    try session.learner().keep(new.map { AddedFolders.event($0, isAdded: true) })
    let shelf = CardShelf(session: session)
    shelf.sayProblems()
    for folder in folders {
      let count = shelf.entries(under: folder).count
      let cards = count == 1 ? "1 card" : "\(count) cards"
      session.say(
        "\(new.contains(folder) ? "Added" : "Already read"): \(styled: folder, .link) (\(cards)).")
    }
    return .done
  }

  private func remove(_ words: [String], _ session: Session) throws(CommandFailure) -> ExitStatus {
    let known = AddedFolders(session.learner()).paths
    var chosen: [String] = []
    for word in words {
      // A folder that is gone from the disk is named as it was added.
      let path = DeckFile.realPath(word) ?? word
      guard let folder = known.first(where: { $0 == path || $0 == word }) else {
        throw .noSuch(
          kind: "added folder", name: word, question: Suggestions.question(for: path, among: known))
      }
      chosen.append(folder)
    }
    try session.learner().keep(chosen.map { AddedFolders.event($0, isAdded: false) })
    for folder in chosen { session.say("Taken out: \(styled: folder, .link). Its files stay.") }
    return .done
  }

  private func folder(_ word: String) throws(CommandFailure) -> String {
    guard let path = DeckFile.realPath(word) else {
      throw .noSuch(kind: "folder", name: word, question: nil)
    }
    var facts = stat()
    guard unsafe stat(path, &facts) == 0, facts.st_mode & S_IFMT == S_IFDIR else {
      throw .unusableFile(path: word, reason: "it is a file, not a folder")
    }
    guard unsafe access(path, R_OK | X_OK) == 0 else {
      throw .unreadableFile(path: word, reason: DiskFile.reason(errno))
    }
    return path
  }
}
