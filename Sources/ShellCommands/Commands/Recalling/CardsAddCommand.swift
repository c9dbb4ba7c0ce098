internal import Decks
internal import TerminalText

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
    let shelf = CardShelf(session: session)
    shelf.sayProblems()
    try add("Q: \(question)\nA: \(answer)\n", to: path, shelf)
    session.say("Added to \(path).")
    return .done
  }

  private func add(_ text: String, to path: String, _ shelf: CardShelf) throws(CommandFailure) {
    var taken = Set(shelf.library.notes.compactMap(\.id))
    var random = SystemRandomNumberGenerator()
    do throws(CardAddition.Failure) {
      _ = try CardAddition.add(text, to: path, taken: &taken, using: &random)
    } catch {
      switch error {
      case .text(let problems):
        throw .badArgument(
          word: text.trimmingBlanks, wanted: "one card: \(problems.first.map(words) ?? "")")
      case .deck(let problems):
        throw .unusableFile(path: path, reason: problems.first.map(words) ?? "it is no deck")
      case .file(let failure):
        throw .unwritable(path: path, reason: "\(failure)")
      }
    }
  }

  private func words(_ problem: DeckProblem) -> String {
    "line \(problem.place.line): \(problem.fault.message)"
  }
}
