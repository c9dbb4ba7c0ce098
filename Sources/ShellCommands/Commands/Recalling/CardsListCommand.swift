internal import Decks
internal import Recall
internal import Record
internal import TerminalText

/// `cards [QUERY]`: lists and searches the cards.
struct CardsListCommand: Command {
  let spec = CommandSpec(
    "cards list", aliases: ["cards"], group: .recalling,
    summary: "list the cards, or those that a search finds",
    arguments: [ArgumentSpec(.text, label: "QUERY", optional: true, repeated: true)],
    options: [OptionSpec("json", summary: "print them as JSON and nothing else")],
    details: [
      "A query is words in English or Spanish, \"phrases\", tag:NAME, deck:NAME or id:NAME; a minus before one leaves out what it finds.",
      "Decks are Markdown files in the course's cards folder and in your own; a card is Q: and A:, or C: with [what is hidden] in brackets.",
    ],
    examples: [
      .init("cards", "lists all cards"),
      .init("cards list foco tag:forms", "lists those that speak of focus and have the tag"),
    ])

  private struct Row: Encodable {
    var id: String
    var deck: String
    var question: String
    var state: String
    var due: String?
    var reviews: Int
    var lapses: Int
    var suspended: Bool
  }

  func run(_ arguments: ParsedArguments, in session: Session) throws(CommandFailure) -> ExitStatus {
    let shelf = CardShelf(session: session)
    shelf.sayProblems()
    let search = CardSearch(arguments.positionals.joined(separator: " "))
    let found = shelf.entries.filter { search.finds($0.note, settings: $0.deck.settings) }
    let rows = found.map { row($0, shelf, session) }
    if arguments.has("json") {
      try session.printJSON(rows)
      return .done
    }
    guard !rows.isEmpty else {
      session.say("No card is found.")
      return .notPassed
    }
    var table = TextTable([
      TextTable.Column("Card", shrinks: false), TextTable.Column("Question"),
      TextTable.Column("State", shrinks: false),
    ])
    for row in rows {
      let due = row.due.map { ", due \($0)" } ?? ""
      table.add([
        StyledText(row.id), Markdown.inline(row.question, session.console.capabilities),
        StyledText(row.suspended ? "set aside" : row.state + due),
      ])
    }
    session.showLong(table.rows(session.console.capabilities))
    return .done
  }

  private func row(_ entry: CardShelf.Entry, _ shelf: CardShelf, _ session: Session) -> Row {
    let state = shelf.state(of: entry.id)
    let summary = session.learner().store.state.cards[entry.id]?.summary
    let zone = session.learner().now.offset * 60
    return Row(
      id: entry.id, deck: entry.note.deck, question: entry.card.question,
      state: state.isNew ? "new" : state.phase.rawValue,
      due: state.due.map { DayText.of($0, offset: zone - shelf.rollover) },
      reviews: state.reps, lapses: state.lapses, suspended: summary?.isSuspended ?? false)
  }
}
