internal import CourseFiles
internal import Record
internal import TerminalText

/// Shows one step of a lesson and holds the dialog that belongs to it.
struct StepPresentation {
  let step: FlowStep
  let lesson: Lesson
  let session: Session

  func show() throws(CommandFailure) {
    switch step {
    case .overview: showOverview()
    case .part(let part): try show(part)
    case .guessAgain(let question): showGuessAgain(question)
    case .checkpoint: Checkpoint(lesson: lesson, session: session).show()
    case .rating: try RatingDialog(lesson: lesson, session: session).run()
    case .ending: showEnding()
    }
  }

  private func show(_ part: CourseFiles.LessonPart) throws(CommandFailure) {
    switch part {
    case .guess(let question):
      session.say(
        "\(styled: "Guess first.", .hint) Nothing was explained yet, and nothing is graded; a wrong guess helps you remember the answer."
      )
      session.console.show()
      try QuestionDialog(question: question, lesson: lesson, session: session, isGuess: true).run()
    case .question(let question):
      try QuestionDialog(question: question, lesson: lesson, session: session, isGuess: false).run()
    case .text(let section):
      page(heading(section.title) + Markdown.rows(section.text, capabilities) + onwards())
    case .sample(let sample): page(SampleText(sample: sample, session: session).rows + onwards())
    case .exercise(let exercise): try show(exercise)
    case .design(let prompt):
      page(
        heading("Design it: \(prompt.title)") + Markdown.rows(prompt.prompt, capabilities) + [
          "", "\(styled: "design", .command) opens an editor for it; it is kept and never graded.",
        ] + onwards())
    }
  }

  private func show(_ step: ExerciseStep) throws(CommandFailure) {
    guard let exercise = lesson.exercises.first(where: { $0.id == step.exercise }) else { return }
    if !step.text.isEmpty {
      session.console.show(rows: Markdown.rows(step.text, capabilities) + [""])
    }
    let path = try session.open(exercise)
    page(ExerciseText(exercise: exercise, capabilities: capabilities, answerPath: path).rows)
    session.prepareInBackground(exercise)
  }

  private func showOverview() {
    var rows = heading(lesson.title) + Markdown.rows(lesson.summary, capabilities)
    rows += [
      "", "\(lesson.minutesToRead) minutes to read, \(lesson.minutesToPractise) to practise.", "",
      StyledText("By the end you will be able to", .strong),
    ]
    for objective in lesson.objectives {
      rows += Wrapping.fold(
        Markdown.inline(objective.text, capabilities), columns: width, first: bullet)
    }
    page(rows + onwards())
  }

  private func showGuessAgain(_ question: Question) {
    let answers = session.learner().progress(ofLesson: lesson.id).answers
    let guess = answers.first { $0.answer.question == question.id }?.answer.answer
    var rows = heading("Your guess, again") + Markdown.rows(question.text, capabilities) + [""]
    if let guess {
      rows += Wrapping.fold("Before you read, you said: \(Sanitise.oneLine(guess))", columns: width)
    } else {
      rows += ["You made no guess."]
    }
    rows += [""] + QuestionText(question: question, capabilities: capabilities).explanation
    page(rows + onwards())
  }

  private func showEnding() {
    var rows: [StyledText] = []
    if !lesson.sources.isEmpty {
      rows += heading("Sources") + Markdown.rows(lesson.sources, capabilities) + [""]
    }
    if !lesson.next.isEmpty {
      rows += heading("What comes next") + Markdown.rows(lesson.next, capabilities)
    }
    page(rows + onwards())
  }

  private func page(_ rows: [StyledText]) { session.showLong(rows) }

  private func heading(_ title: String) -> [StyledText] { [StyledText(title, .heading), ""] }

  private func onwards() -> [StyledText] {
    ["", "\(styled: "next", .command) goes on, \(styled: "back", .command) goes back."]
  }

  private var capabilities: Capabilities { session.console.capabilities }
  private var width: Int { min(capabilities.columns, Markdown.widestText) }
  private var bullet: StyledText { capabilities.drawsSymbols ? "  • " : "  - " }
}
