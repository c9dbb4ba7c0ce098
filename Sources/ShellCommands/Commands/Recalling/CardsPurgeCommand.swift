internal import Decks
internal import Record
internal import TerminalText

/// `cards purge`: forgets cards that are in no deck any more.
struct CardsPurgeCommand: Command {
  let spec = CommandSpec(
    "cards purge", group: .recalling, summary: "forget cards that are in no deck any more",
    arguments: [ArgumentSpec(.text, label: "CARD", optional: true, repeated: true)],
    options: [OptionSpec("all", summary: "forget all that are listed")],
    details: [
      "A card that vanished from its deck keeps its history, and has it again when it comes back. Without CARD and --all the vanished cards are listed.",
      "What is forgotten counts no more, also after a merge with another machine's record.",
    ],
    examples: [
      .init("cards purge", "lists vanished cards"),
      .init("cards purge --all", "forgets them"),
    ])

  func run(_ arguments: ParsedArguments, in session: Session) throws(CommandFailure) -> ExitStatus {
    let shelf = CardShelf(session: session)
    shelf.sayProblems()
    let present = Set(shelf.entries.map(\.id))
    let vanished = vanished(present, session)
    var chosen = arguments.positionals
    for id in chosen where !vanished.contains(where: { $0.id == id }) {
      if present.contains(id) {
        throw .fault(
          message: "\(id) is in a deck, so it is not purged.",
          hint: "\"cards reset \(id)\" begins it anew.")
      }
      throw .noSuch(
        kind: "vanished card", name: id,
        question: Suggestions.question(for: id, among: vanished.map(\.id)))
    }
    if arguments.has("all") {
      // Cards of a deck that can't be read only seem to have vanished.
      guard !shelf.library.problems.contains(where: { $0.severity == .error }) else {
        throw .fault(
          message: "A deck has a problem, and its cards may only seem to have vanished.",
          hint: "\"cards check\" lists what to mend; a single card can be purged by its id.")
      }
      chosen = vanished.map(\.id)
    } else if chosen.isEmpty {
      return list(vanished, session)
    }
    try session.learner().keep(chosen.map { .cardPurged(CardMark(card: $0)) })
    session.say("Forgotten: \(chosen.count == 1 ? "1 card" : "\(chosen.count) cards").")
    return .done
  }

  /// Cards of the record that are in no deck and were not forgotten yet, with how often each was reviewed.
  private func vanished(_ present: Set<String>, _ session: Session) -> [(id: String, reviews: Int)]
  {
    let store = session.learner().store
    return store.state.cards.keys.filter { !present.contains($0) }.sorted().compactMap { id in
      guard let log = try? store.log(ofCard: id), !log.standing.isEmpty else { return nil }
      return (id, store.state.cards[id]?.summary.reviews ?? 0)
    }
  }

  private func list(_ vanished: [(id: String, reviews: Int)], _ session: Session) -> ExitStatus {
    guard !vanished.isEmpty else {
      session.say("No card has vanished.")
      return .done
    }
    var table = TextTable([
      TextTable.Column("Vanished card"), TextTable.Column("Reviews", .trailing, shrinks: false),
    ])
    for card in vanished { table.add([StyledText(card.id), "\(card.reviews)"]) }
    session.showLong(table.rows(session.console.capabilities))
    session.say("\(styled: "cards purge --all", .command) forgets them.")
    return .done
  }
}
