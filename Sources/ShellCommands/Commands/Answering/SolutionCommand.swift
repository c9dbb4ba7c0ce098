internal import CourseFiles
internal import Record
internal import TerminalText

/// `solution`: the reference, once it is unlocked.
struct SolutionCommand: Command {
  let spec = CommandSpec(
    "solution", group: .answering, summary: "show the reference solution once it is unlocked",
    arguments: [ArgumentSpec(.exercise, optional: true)],
    details: [
      "It is locked until you passed, or until as many changed answers were judged as the course asks for.",
      "A compile error, or the same text again, is no attempt.",
    ],
    examples: [.init("solution", "shows it highlighted, and how your answer differs")])

  func run(_ arguments: ParsedArguments, in session: Session) throws(CommandFailure) -> ExitStatus {
    let exercise = try session.exercise(named: arguments[0], for: spec.name)
    let learner = session.learner()
    let missing = learner.attemptsUntilSolution(of: exercise, in: try session.course())
    guard let missing else {
      session.say("The solution of \(styled: exercise.title, .strong) is not shown in this course.")
      return .notPassed
    }
    guard missing == 0 else {
      let attempts = missing == 1 ? "1 more attempt" : "\(missing) more attempts"
      session.say(
        "The solution is locked: \(attempts) to go. An attempt is a changed answer that \(styled: "check", .command) judged; a pass unlocks it at once. \(styled: "hint", .command) may help."
      )
      return .notPassed
    }
    if !learner.progress(of: exercise.id).isSolutionRevealed {
      try learner.keep(.solutionRevealed(ExerciseMark(exercise: exercise.id)))
    }
    session.showLong(SolutionText(exercise: exercise, session: session).rows)
    return .done
  }
}

/// The reference, highlighted, and as a difference from the learner's answer.
struct SolutionText {
  let exercise: Exercise
  let session: Session

  var rows: [StyledText] {
    [StyledText("The reference", .heading), ""]
      + SwiftHighlighting.rows(exercise.solution.text)
      + difference(from: session.answers.path(of: exercise.id))
  }

  /// How an answer differs; nothing where it can't be read.
  func difference(from path: String) -> [StyledText] {
    guard let answer = try? DiskFile.text(of: path) else { return [] }
    let rows = DiffText.rows(from: Sanitise.text(answer), to: exercise.solution.text)
    guard !rows.isEmpty else { return ["", "Your answer is the same, line by line."] }
    return ["", StyledText("From your answer (-) to the reference (+)", .heading), ""] + rows
  }
}
