internal import Decks
internal import TerminalText

/// `cards edit CARD`, `cards add DECK`: open a deck in the editor.
struct CardsEditCommand: Command {
  let spec = CommandSpec(
    "cards edit", group: .recalling, summary: "open a card's deck in your editor",
    arguments: [ArgumentSpec(.card)],
    details: [
      "A card keeps its history as long as its id line stays, whatever you change, wherever you move it."
    ],
    examples: [.init("cards edit focus-nil", "opens the deck that holds the card")])

  func run(_ arguments: ParsedArguments, in session: Session) throws(CommandFailure) -> ExitStatus {
    let shelf = CardShelf(session: session)
    let id = arguments[0] ?? ""
    guard let entry = shelf.entry(id) else {
      throw .noSuch(
        kind: "card", name: id,
        question: Suggestions.question(for: id, among: shelf.entries.map(\.id)))
    }
    guard session.isInteractive else { throw .notATerminal(command: spec.name) }
    return try Editing(session: session).open(entry.deck.file)
  }
}

/// `cards add DECK`: adds a card to a deck of one's own.
struct CardsAddCommand: Command {
  let spec = CommandSpec(
    "cards add", group: .recalling, summary: "add a card to a deck of your own",
    arguments: [
      ArgumentSpec(.deck), ArgumentSpec(.text, label: "QUESTION", optional: true),
      ArgumentSpec(.text, label: "ANSWER", optional: true),
    ],
    details: ["Without a question the deck is opened in your editor."],
    examples: [
      .init(#"cards add mine "What is nil?" "The absence of a value.""#, "adds one card"),
      .init("cards add mine", "opens the deck"),
    ])

  func run(_ arguments: ParsedArguments, in session: Session) throws(CommandFailure) -> ExitStatus {
    let name = arguments[0] ?? ""
    guard !name.isEmpty, !name.contains("/"), !name.hasPrefix(".") else {
      throw .badArgument(word: name, wanted: "the name of a deck, without slashes")
    }
    let path = "\(session.folders.decks)/\(DeckName.file(for: name))"
    try DiskFile.makeFolder(session.folders.decks)
    guard let question = arguments[1] else {
      guard session.isInteractive else { throw .notATerminal(command: spec.name) }
      return try Editing(session: session).open(path)
    }
    guard let answer = arguments[2] else {
      throw .missingArgument(label: "ANSWER", command: spec.name)
    }
    let old = (try? DiskFile.text(of: path, limit: 64 << 20)) ?? ""
    let gap = old.isEmpty || old.hasSuffix("\n\n") ? "" : old.hasSuffix("\n") ? "\n" : "\n\n"
    try DiskFile.replace(path, text: "\(old)\(gap)Q: \(question)\nA: \(answer)\n")
    let shelf = CardShelf(session: session)
    shelf.sayProblems()
    session.say("Added to \(path).")
    return .done
  }
}
