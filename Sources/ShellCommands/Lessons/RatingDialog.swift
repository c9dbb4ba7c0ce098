internal import CourseFiles
internal import LineEditing
internal import Record
internal import TerminalText

/// "How well do you know this now?": a rating for each objective, the questions that test it, then both side by side.
struct RatingDialog {
  let lesson: Lesson
  let session: Session

  func run() throws(CommandFailure) {
    session.console.show(rows: [StyledText("How well do you know this now?", .heading), ""])
    guard let lines = session.lines, lines.isInteractive else {
      session.say(
        "\(styled: "rate OBJECTIVE N", .command) rates an objective from 1 (not at all) to 5 (could explain it):"
      )
      for objective in lesson.objectives { session.console.show("  \(objective.id)") }
      showCalibration()
      return
    }
    session.say("Rate each from 1 (not at all) to 5 (could explain it). An empty line skips one.")
    for objective in lesson.objectives {
      guard try rate(objective, lines) else { return }
    }
    session.console.show()
    session.say("Now the questions that test it.")
    for question in lesson.questions where !question.objectives.isEmpty {
      session.console.show()
      try QuestionDialog(question: question, lesson: lesson, session: session, isGuess: false).run()
    }
    showCalibration()
  }

  /// Asks for one rating.
  ///
  /// - Returns: whether to go on.
  private func rate(
    _ objective: Objective, _ lines: any LineSource
  ) throws(CommandFailure) -> Bool {
    let capabilities = session.console.capabilities
    session.console.show()
    session.console.showFolded(Markdown.inline(objective.text, capabilities), first: "  ")
    while true {
      switch lines.nextLine(LineRequest(prompt: "  1 to 5: ", purpose: .answer)) {
      case .line(let line):
        let word = line.filter { !$0.isWhitespace }
        if word.isEmpty { return true }
        if let rating = Int(word), (1...5).contains(rating) {
          try keep(rating, of: objective.id)
          return true
        }
        session.note("A number from 1 to 5, please.")
      case .unreadable: continue
      case .interrupted, .endOfInput, .terminated: return false
      }
    }
  }

  /// Keeps a rating.
  func keep(_ rating: Int, of objective: String) throws(CommandFailure) {
    try session.learner().keep(
      .objectiveRated(
        ObjectiveRating(lesson: lesson.id, objective: objective, rating: rating)))
  }

  /// What was rated beside what the questions showed.
  func showCalibration() {
    let progress = session.learner().progress(ofLesson: lesson.id)
    var table = TextTable([
      TextTable.Column("Objective"), TextTable.Column("You said", .trailing, shrinks: false),
      TextTable.Column("Questions right", .trailing, shrinks: false),
    ])
    for objective in lesson.objectives {
      let rating = progress.ratings.last { $0.rating.objective == objective.id }?.rating.rating
      let tested = lesson.questions.filter { $0.objectives.contains(objective.id) }
      let right = tested.filter { question in
        progress.answers.last { $0.answer.question == question.id }?.answer.isRight == true
      }
      table.add([
        Markdown.inline(objective.text, session.console.capabilities),
        StyledText(rating.map { "\($0) of 5" } ?? "-"),
        StyledText(tested.isEmpty ? "-" : "\(right.count) of \(tested.count)"),
      ])
    }
    let width = min(session.console.capabilities.columns, Markdown.widestText)
    session.console.show(
      rows: [""] + table.rows(session.console.capabilities, width: width)
        + [
          "",
          "Where you said much and the questions say little, go back: that is worth more than what went well.",
        ].flatMap { Wrapping.fold($0, columns: width) })
  }
}
