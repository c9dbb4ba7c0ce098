internal import Decks
internal import LineEditing
internal import Recall
internal import Record
internal import TerminalText

/// Asks cards one by one and keeps every answer before the next is asked.
struct ReviewDialog {
  let session: Session
  let shelf: CardShelf

  /// What became of a question.
  private enum Reply {
    case line(String)
    case leave
  }

  func run(_ begun: ReviewSession) throws(CommandFailure) -> ExitStatus {
    var reviews = begun
    guard let lines = session.lines ?? openLines() else { throw .notATerminal(command: "review") }
    guard reviews.queue.counts.total > 0 else { return nothingDue(reviews) }
    sayCounts(reviews)
    while let card = reviews.next(at: now) {
      guard let entry = shelf.entry(card.id) else { break }
      guard try ask(card, entry, &reviews, lines) else { break }
    }
    sum(up: reviews)
    return .done
  }

  private var now: Moment { Moment(session.learner().now) }

  /// A single command asks on the terminal, too.
  private func openLines() -> (any LineSource)? {
    guard session.surroundings.hasKeyboard, let relay = session.relay else { return nil }
    return PlainLines(relay: relay)
  }

  /// Asks one card.
  ///
  /// - Returns: whether to go on.
  private func ask(
    _ card: QueueCard, _ entry: CardShelf.Entry, _ reviews: inout ReviewSession,
    _ lines: any LineSource
  ) throws(CommandFailure) -> Bool {
    show(question: entry, reviews)
    let began = session.learner().now
    guard case .line(let typed) = read("Answer, or Enter to see it: ", lines) else { return false }
    if let done = try command(typed, card, entry, &reviews) { return done }
    show(answer: entry, typed: typed)
    let preview = reviews.preview(card, at: now)
    show(preview)
    while true {
      guard case .line(let line) = read("1 to 4: ", lines) else { return false }
      let word = line.trimmingBlanks
      if let rating = Int(word).flatMap(Rating.init(rawValue:)) {
        let seconds = Double(session.learner().now.milliseconds - began.milliseconds) / 1000
        try keep(rating, card, seconds: min(max(0, seconds), 600), &reviews)
        return true
      }
      if let done = try command(word, card, entry, &reviews) { return done }
      if !word.isEmpty { session.note("1, 2, 3 or 4, please; ? helps.") }
    }
  }

  private func read(_ prompt: String, _ lines: any LineSource) -> Reply {
    while true {
      switch lines.nextLine(LineRequest(prompt: prompt, purpose: .answer)) {
      case .line(let line): return .line(line)
      case .unreadable: session.note("That line is no text and was left out.")
      case .interrupted, .endOfInput, .terminated: return .leave
      }
    }
  }

  /// Carries out a one-letter command.
  ///
  /// - Returns: whether to go on; nil where the word is no command.
  private func command(
    _ word: String, _ card: QueueCard, _ entry: CardShelf.Entry, _ reviews: inout ReviewSession
  ) throws(CommandFailure) -> Bool? {
    switch word.trimmingBlanks {
    case "u":
      try undo(&reviews)
      return true
    case "e":
      _ = try Editing(session: session).open(entry.deck.file)
      session.note("The card's new text shows from the next review on.")
      return true
    case "s":
      let step = reviews.suspend(card)
      let name = try session.learner().keep(.cardSuspended(CardMark(card: card.id)))
      reviews.commit(step, name: "\(name)", at: now)
      session.say("Set aside. \(styled: "cards resume \(card.id)", .command) brings it back.")
      return true
    case "b":
      let step = reviews.bury(card, at: now)
      let name = try session.learner().keep(.cardBuried(CardMark(card: card.id)))
      reviews.commit(step, name: "\(name)", at: now)
      session.say("Left for another day.")
      return true
    case "?", "help":
      help()
      return true
    case "q", "quit", "exit": return false
    default: return nil
    }
  }

  private func keep(
    _ rating: Rating, _ card: QueueCard, seconds: Double, _ reviews: inout ReviewSession
  ) throws(CommandFailure) {
    let step = reviews.answer(card, rating, at: now)
    let learner = session.learner()
    var events = [
      Event.cardReview(CardReview(card: card.id, rating: rating.rawValue, seconds: seconds))
    ]
    if step.isLeech { events.append(.cardSuspended(CardMark(card: card.id))) }
    let names = try learner.keep(events)
    reviews.commit(step, name: names.map(\.description).joined(separator: " "), at: now)
    learner.store.setCache(step.after.state.text, ofCard: card.id)
    guard step.isLeech else { return }
    session.say(
      "\(styled: "A leech:", .warning) this card was forgotten \(step.after.state.lapses) times and is set aside. It may ask too much at once; \(styled: "cards edit \(card.id)", .command) opens it, \(styled: "cards resume \(card.id)", .command) brings it back."
    )
  }

  private func undo(_ reviews: inout ReviewSession) throws(CommandFailure) {
    guard let last = reviews.steps.last else {
      session.say("There is nothing to take back.")
      return
    }
    let ids = last.name.split(separator: " ").compactMap { EventID(String($0)) }
    try session.learner().keep(
      ids.reversed().map { .undo(Undo($0, ofCard: last.step.before.id)) })
    _ = reviews.undo()
    session.say("Taken back.")
  }

  // MARK: What is shown

  private func show(question entry: CardShelf.Entry, _ reviews: ReviewSession) {
    let capabilities = session.console.capabilities
    let left: StyledText = "\(entry.note.deck), \(reviews.queue.counts.total) left"
    let width = min(capabilities.columns, Markdown.widestText)
    session.console.show(rows: ["", Rule.row(left, columns: width, capabilities)])
    session.console.show(rows: Markdown.rows(entry.card.question, capabilities))
  }

  private func show(answer entry: CardShelf.Entry, typed: String) {
    let capabilities = session.console.capabilities
    session.console.show(rows: [""] + Markdown.rows(entry.card.answer, capabilities))
    guard !typed.trimmingBlanks.isEmpty else { return }
    let comparison = AnswerComparison(typed: typed, expected: entry.card.expected)
    session.console.show(rows: [""] + ComparisonText(comparison: comparison).rows)
  }

  private func show(_ preview: Preview) {
    let names: [(Rating, String)] = [
      (.again, "again"), (.hard, "hard"), (.good, "good"), (.easy, "easy"),
    ]
    let choices = names.map { rating, name in
      "\(rating.rawValue) \(name) (\(IntervalText.of(preview[rating], from: now)))"
    }
    let row = choices.joined(separator: "   ")
    // On a narrow screen each has a row of its own, so that none is torn.
    let fits = row.count <= session.console.capabilities.columns
    session.console.show(rows: [""] + (fits ? [row] : choices).map { StyledText($0) })
  }

  private func help() {
    session.console.show(
      rows: [
        "1 again: forgotten. 2 hard: remembered, with effort. 3 good. 4 easy.",
        "u takes the last answer back, e edits the card, s sets it aside, b leaves it for another day.",
        "Ctrl-C or q leaves; everything answered so far is kept.",
      ].flatMap { Wrapping.fold($0, columns: session.console.capabilities.columns) })
  }

  private func sayCounts(_ reviews: ReviewSession) {
    let counts = reviews.queue.counts
    session.say(
      "\(counts.learning + counts.review) to review, \(counts.new) new. \(styled: "?", .command) helps, Ctrl-C leaves."
    )
    let held = reviews.queue.heldBack.count
    if held > 0 {
      session.say("\(held) cards wait for another day, so that cards of one text don't meet.")
    }
  }

  private func nothingDue(_ reviews: ReviewSession) -> ExitStatus {
    if shelf.entries.isEmpty {
      session.say(
        "There are no cards. Decks are Markdown files in \(session.folders.decks); \(styled: "help cards", .command) tells more."
      )
    } else if reviews.queue.beyondNewLimit > 0 {
      session.say(
        "Nothing more is due today. \(reviews.queue.beyondNewLimit) new cards wait for their day.")
    } else {
      session.say("No card is due now. Passing an exercise introduces its cards.")
    }
    return .done
  }

  private func sum(up reviews: ReviewSession) {
    let tally = reviews.tally
    let total = tally.values.reduce(0, +)
    let forgotten = tally[.again] ?? 0
    session.console.show()
    if reviews.queue.counts.total == 0 { session.say("That was all for now.") }
    session.say(
      "\(total) answered, \(forgotten) of them forgotten. \(reviews.queue.counts.total) left.")
    if let due = reviews.queue.nextStepDue {
      let minutes = max(1, Int((due.seconds(since: now.instant) / 60).rounded(.up)))
      session.say("The next one comes again in \(minutes) min.")
    }
  }
}

extension String {
  /// The text without blanks at its ends.
  var trimmingBlanks: String {
    var text = self[...]
    while text.first?.isWhitespace == true { text.removeFirst() }
    while text.last?.isWhitespace == true { text.removeLast() }
    return String(text)
  }
}
