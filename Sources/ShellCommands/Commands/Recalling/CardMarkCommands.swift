internal import Record
internal import TerminalText

/// `cards suspend`, `cards resume`, `cards reset`, `cards bury`: mark cards by their ids.
struct CardMarkCommand: Command {
  /// What is done to a card.
  enum Mark: Sendable {
    case suspend, resume, bury, reset
  }

  let mark: Mark
  let spec: CommandSpec

  init(_ mark: Mark) {
    self.mark = mark
    let (word, summary, meaning) =
      switch mark {
      case .suspend: ("suspend", "set cards aside until they are resumed", "no longer asks it")
      case .resume:
        ("resume", "bring cards back that were set aside", "asks it again when it is due")
      case .bury: ("bury", "leave cards for another day", "doesn't ask it today")
      case .reset: ("reset", "begin cards anew; their log is kept", "asks it as if it were new")
      }
    spec = CommandSpec(
      "cards \(word)", group: .recalling, summary: summary,
      arguments: [ArgumentSpec(.card, repeated: true)],
      examples: [.init("cards \(word) focus-nil", meaning)])
  }

  func run(_ arguments: ParsedArguments, in session: Session) throws(CommandFailure) -> ExitStatus {
    let shelf = CardShelf(session: session)
    let ids = shelf.entries.map(\.id)
    for id in arguments.positionals {
      guard ids.contains(id) || session.learner().store.state.cards[id] != nil else {
        throw .noSuch(kind: "card", name: id, question: Suggestions.question(for: id, among: ids))
      }
    }
    for id in arguments.positionals { try session.learner().keep(event(id)) }
    session.say(
      "Done for \(arguments.positionals.count == 1 ? "1 card" : "\(arguments.positionals.count) cards")."
    )
    return .done
  }

  private func event(_ id: String) -> Event {
    switch mark {
    case .suspend: .cardSuspended(CardMark(card: id))
    case .resume: .cardResumed(CardMark(card: id))
    case .bury: .cardBuried(CardMark(card: id))
    case .reset: .cardReset(CardMark(card: id))
    }
  }
}
