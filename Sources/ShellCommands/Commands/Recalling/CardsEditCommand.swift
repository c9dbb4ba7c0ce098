internal import Decks

/// `cards edit CARD`: opens its deck in the editor.
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
