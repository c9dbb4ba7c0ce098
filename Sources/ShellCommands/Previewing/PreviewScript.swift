internal import LineEditing
internal import TerminalText

/// The lines of a script of verbs, carried out one after the other; one that fails does not stop the rest.
struct PreviewScript {
  let driver: FormDriver
  let isJSON: Bool

  private var session: Session { driver.session }

  func run(_ lines: [String]) throws(CommandFailure) {
    for line in lines {
      let text = line.trimmingBlanks
      guard !text.isEmpty, !text.hasPrefix("#") else { continue }
      let step = try driver.step(text)
      if isJSON { session.console.show(StyledText(step.json)) } else { tell(text, step) }
    }
  }

  private func tell(_ line: String, _ step: FormDriver.Step) {
    session.console.show("\(styled: "> \(Sanitise.oneLine(line))", .aside)")
    StepText(step: step, session: session).show()
  }

  /// The lines of a file, or of standard input where it is called `-`.
  static func lines(of path: String, _ session: Session) throws(CommandFailure) -> [String] {
    guard path == "-" else {
      return try DiskFile.text(of: path).split(
        omittingEmptySubsequences: false, whereSeparator: \.isNewline
      ).map(String.init)
    }
    let source = PlainLines(relay: session.relay)
    var lines: [String] = []
    while case .line(let line) = source.nextLine(prompt: "") { lines.append(line) }
    return lines
  }
}
