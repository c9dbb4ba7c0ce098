internal import Decks
internal import Recall
internal import Record
internal import TerminalText

/// `review`: the recall cards that are due.
struct ReviewCommand: Command {
  let spec = CommandSpec(
    "review", group: .recalling, summary: "review the recall cards that are due",
    options: [
      OptionSpec("deck", value: .deck, summary: "only cards of this deck"),
      OptionSpec("limit", short: "n", value: .number, summary: "ask this many cards at the most"),
      OptionSpec("new", value: .number, summary: "new cards at the most today"),
      OptionSpec("count", summary: "only say how many are due"),
      OptionSpec("json", summary: "with --count: print the counts as JSON and nothing else"),
    ],
    details: [
      "A card shows its question; type the answer if you like, or press Enter. Then say how it went: 1 again (forgotten), 2 hard (remembered with effort), 3 good, 4 easy. Beside each stands when the card comes again.",
      "u takes the last answer back, e edits the card, s sets it aside, b leaves it for another day, ? helps, Ctrl-C leaves. Every answer is kept at once.",
      "Cards of a lesson are asked from the day you passed one of its exercises or finished it.",
    ],
    examples: [
      .init("review", "asks what is due, then new cards"),
      .init("review --deck forms-input-focus --limit 20", "asks at most 20 cards of one deck"),
    ])

  private struct Counts: Encodable {
    var learning: Int
    var review: Int
    var new: Int
  }

  func run(_ arguments: ParsedArguments, in session: Session) throws(CommandFailure) -> ExitStatus {
    let shelf = CardShelf(session: session)
    shelf.sayProblems()
    let deck = arguments.value("deck")
    if let deck, !shelf.library.decks.contains(where: { $0.name == deck }) {
      throw .noSuch(
        kind: "deck", name: deck,
        question: Suggestions.question(for: deck, among: shelf.library.decks.map(\.name)))
    }
    let now = Moment(session.learner().now)
    let settings = try queueSettings(arguments, session)
    let reviews = ReviewSession(
      shelf.introduced(deck: deck), scheduler: shelf.scheduler, settings: settings, at: now)
    let counts = reviews.queue.counts
    if arguments.has("count") {
      let all = Counts(learning: counts.learning, review: counts.review, new: counts.new)
      if arguments.has("json") {
        try session.printJSON(all)
      } else {
        session.say(
          "\(counts.total == 1 ? "1 card is" : "\(counts.total) cards are") due: \(counts.learning + counts.review) to review, \(counts.new) new."
        )
      }
      return .done
    }
    return try ReviewDialog(session: session, shelf: shelf).run(reviews)
  }

  private func queueSettings(
    _ arguments: ParsedArguments, _ session: Session
  ) throws(CommandFailure) -> QueueSettings {
    var settings = QueueSettings()
    let state = session.learner().store.state
    if case .number(let number)? = state.setting("recall.new-per-day"),
      let count = Int(exactly: number), count >= 0
    {
      settings.newPerDay = count
    }
    if let count = try arguments.number("new") { settings.newPerDay = count }
    settings.limit = try arguments.number("limit", in: 1...100_000)
    if case .text(let order)? = state.setting("recall.order") {
      switch order {
      case "forgotten-first": settings.order = .forgottenFirst
      case "remembered-first": settings.order = .rememberedFirst
      case "shuffled": settings.order = .shuffled(seed: .random(in: 0...UInt64.max))
      default: settings.order = .due
      }
    }
    return settings
  }
}
