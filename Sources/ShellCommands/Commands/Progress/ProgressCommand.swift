internal import CourseFiles
internal import Record
internal import TerminalText

/// `progress`: what was done, and what is next.
struct ProgressCommand: Command {
  let spec = CommandSpec(
    "progress", aliases: ["p"], group: .progress, summary: "show what you did and what is next",
    options: [OptionSpec("json", summary: "print it as JSON and nothing else")],
    examples: [.init("progress", "shows lessons, exercises passed, attempts, and what is next")])

  private struct Summary: Encodable {
    var passed: Int
    var exercises: Int
    var attempts: Int
    var next: String?
    var lessons: [LessonRow]
  }

  private struct LessonRow: Encodable {
    var id: String
    var title: String
    var passed: Int
    var exercises: Int
    var attempts: Int
  }

  func run(_ arguments: ParsedArguments, in session: Session) throws(CommandFailure) -> ExitStatus {
    let course = try session.course()
    let learner = session.learner()
    learner.refresh()
    let rows = course.lessons.map { lesson in
      LessonRow(
        id: lesson.id, title: lesson.title,
        passed: lesson.exercises.filter { learner.hasPassed($0.id) }.count,
        exercises: lesson.exercises.count,
        attempts: lesson.exercises.map { learner.progress(of: $0.id).allAttempts.count }.reduce(
          0, +))
    }
    let summary = Summary(
      passed: rows.map(\.passed).reduce(0, +), exercises: course.exercises.count,
      attempts: rows.map(\.attempts).reduce(0, +),
      next: course.exercises.first { !learner.hasPassed($0.id) }?.id, lessons: rows)
    if arguments.has("json") {
      try session.printJSON(summary)
    } else {
      show(summary, session)
    }
    return .done
  }

  private func show(_ summary: Summary, _ session: Session) {
    var rows: [StyledText] = []
    for lesson in summary.lessons {
      rows += fold("\(styled: lesson.title, .heading)", session)
      let attempts = lesson.attempts == 1 ? "1 attempt" : "\(lesson.attempts) attempts"
      rows += fold(
        "\(bar(lesson, session))\(lesson.passed) of \(lesson.exercises) exercises passed, \(attempts)",
        session, "  ")
    }
    rows.append("")
    if let next = summary.next {
      rows += fold("Next: \(styled: "start \(next)", .command)", session)
    } else {
      rows += fold(
        "\(styled: "Every exercise is passed.", .success) \(styled: "review", .command) keeps it fresh.",
        session)
    }
    session.showLong(rows)
  }

  /// A bar of ten strokes, left out in plain mode.
  private func bar(_ lesson: LessonRow, _ session: Session) -> StyledText {
    let capabilities = session.console.capabilities
    guard !capabilities.isPlain, lesson.exercises > 0 else { return "" }
    let full = lesson.passed * 10 / lesson.exercises
    let marks = capabilities.drawsSymbols ? ("█", "░") : ("#", ".")
    return StyledText(String(repeating: marks.0, count: full), .success)
      + StyledText(String(repeating: marks.1, count: 10 - full) + " ")
  }

  private func fold(_ text: StyledText, _ session: Session, _ first: StyledText = "")
    -> [StyledText]
  {
    Wrapping.fold(text, columns: session.console.capabilities.columns, first: first)
  }
}
