internal import Decks
internal import Record
internal import TerminalText

/// `cards check`: reads all decks and says what is wrong.
struct CardsCheckCommand: Command {
  let spec = CommandSpec(
    "cards check", group: .recalling, summary: "read all decks and say what is wrong with them",
    examples: [.init("cards check", "lists every problem with file, line and column")])

  func run(_ arguments: ParsedArguments, in session: Session) throws(CommandFailure) -> ExitStatus {
    let shelf = CardShelf(session: session)
    for problem in shelf.library.problems { session.console.show(StyledText("\(problem)")) }
    let known = session.learner().store.state.cards.keys.compactMap { CardKey($0) }
    for card in shelf.library.vanished(known: known) {
      session.console.show("\(card) is in no deck any more; its history is kept.")
    }
    session.say(
      "\(shelf.library.decks.count) decks, \(shelf.entries.count) cards, \(shelf.library.problems.count) problems."
    )
    return shelf.library.problems.contains { $0.severity == .error } ? .problems : .done
  }
}
