internal import CourseFiles
internal import TerminalText

/// `lessons`: the lessons in reading order.
struct LessonsCommand: Command {
  let spec = CommandSpec(
    "lessons", group: .learning, summary: "list the lessons",
    options: [OptionSpec("json", summary: "print them as JSON and nothing else")],
    examples: [.init("lessons", "lists them with minutes, exercises and cards")])

  private struct Row: Encodable {
    var id: String
    var title: String
    var minutesToRead: Int
    var minutesToPractise: Int
    var exercises: Int
    var passed: Int
    var cards: Int
  }

  func run(_ arguments: ParsedArguments, in session: Session) throws(CommandFailure) -> ExitStatus {
    let learner = session.learner()
    let rows = try session.course().lessons.map { lesson in
      Row(
        id: lesson.id, title: lesson.title, minutesToRead: lesson.minutesToRead,
        minutesToPractise: lesson.minutesToPractise, exercises: lesson.exercises.count,
        passed: lesson.exercises.filter { learner.hasPassed($0.id) }.count,
        cards: session.cardCount(ofDeck: lesson.deck))
    }
    if arguments.has("json") {
      try session.printJSON(rows)
      return .done
    }
    var table = TextTable([
      TextTable.Column("Name", shrinks: false), TextTable.Column("Lesson"),
      TextTable.Column("Read", .trailing, shrinks: false),
      TextTable.Column("Practise", .trailing, shrinks: false),
      TextTable.Column("Passed", .trailing, shrinks: false),
      TextTable.Column("Cards", .trailing, shrinks: false),
    ])
    for row in rows {
      table.add([
        StyledText(row.id), StyledText(row.title), "\(row.minutesToRead) min",
        "\(row.minutesToPractise) min", "\(row.passed) of \(row.exercises)", "\(row.cards)",
      ])
    }
    session.showLong(table.rows(session.console.capabilities))
    return .done
  }
}
