internal import CourseFiles
internal import Record

/// `answer CHOICE ...`: answers the question that the learner is at.
struct AnswerCommand: Command {
  let spec = CommandSpec(
    "answer", group: .learning, summary: "answer the question you are at",
    arguments: [ArgumentSpec(.text, label: "CHOICE", repeated: true)],
    examples: [
      .init("answer 2", "chooses the second"),
      .init("answer 1 3", "chooses two, where more than one may be right"),
    ])

  func run(_ arguments: ParsedArguments, in session: Session) throws(CommandFailure) -> ExitStatus {
    let place = session.learner().store.state.place
    guard let place, let lesson = try session.course().lesson(place.lesson) else {
      throw .noSuch(
        kind: "question here", name: arguments.positionals.joined(separator: " "),
        question: "\"next\" leads to the first.")
    }
    let words = arguments.positionals.joined(separator: " ")
    for part in lesson.parts where part.id == place.part {
      switch part {
      case .guess(let question): return try answer(question, words, lesson, session, isGuess: true)
      case .question(let question):
        return try answer(question, words, lesson, session, isGuess: false)
      default: break
      }
    }
    throw .noSuch(
      kind: "question here", name: words,
      question: "\"lesson \(lesson.id) --parts\" lists the parts, questions among them.")
  }

  private func answer(
    _ question: Question, _ words: String, _ lesson: Lesson, _ session: Session, isGuess: Bool
  ) throws(CommandFailure) -> ExitStatus {
    try QuestionDialog(question: question, lesson: lesson, session: session, isGuess: isGuess)
      .answer(words)
    return .done
  }
}
