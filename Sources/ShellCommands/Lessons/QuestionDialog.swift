internal import CourseFiles
internal import LineEditing
internal import Record
internal import TerminalText

/// Asks a question, keeps the answer, and explains every choice.
struct QuestionDialog {
  let question: CourseFiles.Question
  let lesson: Lesson
  let session: Session
  /// Whether it is asked before anything is explained: then nothing is said of right and wrong.
  let isGuess: Bool

  /// Shows the question and, where somebody can type, asks for the answer.
  func run() throws(CommandFailure) {
    let text = QuestionText(question: question, capabilities: session.console.capabilities)
    session.console.show(rows: text.rows)
    guard let lines = session.lines, lines.isInteractive else {
      session.say("\(styled: "answer", .command) followed by your choice answers it.")
      return
    }
    while true {
      switch lines.nextLine(LineRequest(prompt: prompt, purpose: .answer)) {
      case .line(let line):
        if line.allSatisfy(\.isWhitespace) || ["skip", "s"].contains(line) { return skipped() }
        do {
          return try answer(line)
        } catch .badArgument(let word, let wanted) {
          session.note("\"\(word)\" won't do here; it wants \(wanted). An empty line skips it.")
        }
      case .unreadable: continue
      case .interrupted, .endOfInput, .terminated: return skipped()
      }
    }
  }

  private func skipped() {
    session.say(
      "Skipped. \(styled: "answer", .command) answers it later, \(styled: "next", .command) goes on."
    )
  }

  private var prompt: String {
    switch question.kind {
    case .single(let choices): "Your choice (1 to \(choices.count), empty to skip): "
    case .multiple(let choices):
      "Your choices (such as 1 3; 1 to \(choices.count), empty to skip): "
    case .free: "Your answer in your own words (empty to skip): "
    }
  }

  /// Takes an answer.
  ///
  /// - Throws: `CommandFailure.badArgument` where it is none of the choices; `.record`.
  func answer(_ line: String) throws(CommandFailure) {
    let chosen = try numbers(line)
    let choices = QuestionText(question: question, capabilities: session.console.capabilities)
      .choices
    let isRight: Bool? = chosen.map { numbers in
      Set(numbers) == Set(choices.indices.filter { choices[$0].isRight }.map { $0 + 1 })
    }
    let said = chosen.map { $0.map { choices[$0 - 1].text }.joined(separator: "; ") } ?? line
    try session.learner().keep(
      .questionAnswered(
        QuestionAnswer(
          lesson: lesson.id, question: question.id, answer: said, isRight: isGuess ? nil : isRight))
    )
    respond(isRight)
  }

  private func respond(_ isRight: Bool?) {
    session.console.show()
    if isGuess {
      session.say(
        "Kept. You will look at your guess again at the end of the lesson. \(styled: "next", .command) goes on."
      )
      return
    }
    switch isRight {
    case true?: session.say("\(styled: "Right.", .success)")
    case false?: session.say("\(styled: "Not quite.", .failure)")
    case nil: session.say("Compare yours with the model answer.")
    }
    let text = QuestionText(question: question, capabilities: session.console.capabilities)
    session.console.show(rows: text.explanation + [""])
    session.say("\(styled: "next", .command) goes on.")
  }

  /// The numbers in an answer to a question with choices; nil for a free one.
  private func numbers(_ line: String) throws(CommandFailure) -> [Int]? {
    let count: Int
    let isSingle: Bool
    switch question.kind {
    case .single(let choices): (count, isSingle) = (choices.count, true)
    case .multiple(let choices): (count, isSingle) = (choices.count, false)
    case .free: return nil
    }
    let wanted = isSingle ? "one number from 1 to \(count)" : "numbers from 1 to \(count)"
    var found: [Int] = []
    for word in line.split(whereSeparator: { $0 == "," || $0.isWhitespace }) {
      guard let number = Int(word), (1...count).contains(number) else {
        throw .badArgument(word: String(word), wanted: wanted)
      }
      if !found.contains(number) { found.append(number) }
    }
    guard !found.isEmpty, !isSingle || found.count == 1 else {
      throw .badArgument(word: line, wanted: wanted)
    }
    return found
  }
}
