internal import Glibc
internal import Recall
internal import TerminalText

/// `recall replay [FILE]`: states of review histories.
struct RecallReplayCommand: Command {
  let spec = CommandSpec(
    "recall replay", group: .recalling, summary: "replay review histories and print every state",
    arguments: [ArgumentSpec(.file, optional: true)],
    details: [
      "Reads JSON lines, each with reviews (rating and time) and, as it likes, parameters and options; prints a line each: {\"id\": ..., \"states\": [...]}. Days are whole periods of 24 hours, as in FSRS's reference. Without a file it reads standard input."
    ],
    examples: [.init("recall replay histories.jsonl", "prints the state after every review")])

  func run(_ arguments: ParsedArguments, in session: Session) throws(CommandFailure) -> ExitStatus {
    let path = arguments[0]
    if path == nil, session.surroundings.hasKeyboard {
      throw .missingArgument(label: "FILE", command: spec.name)
    }
    let text =
      try path.map { (path) throws(CommandFailure) in
        try DiskFile.text(of: path, limit: 1 << 30)
      } ?? standardInput()
    // Over scalars, since a carriage return and a line feed together are one character.
    let lines = text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false)
    for (index, scalars) in lines.enumerated() {
      let line = String(scalars)
      guard !line.allSatisfy(\.isWhitespace) else { continue }
      do {
        session.console.show(StyledText(try replayLine(line, number: index + 1)))
      } catch {
        throw .unusableFile(path: path ?? "Standard input", reason: "\(error)")
      }
    }
    return .done
  }

  private func standardInput() -> String {
    var text = ""
    while let line = readLine(strippingNewline: false) { text += line }
    return text
  }
}
