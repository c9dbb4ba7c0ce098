internal import CourseFiles
internal import Record
internal import TerminalText

/// `lesson NAME [PART]`: goes to a lesson, or to a part of it by name.
struct LessonCommand: Command {
  let spec = CommandSpec(
    "lesson", group: .learning, summary: "go to a lesson, or to one of its parts",
    arguments: [ArgumentSpec(.lesson), ArgumentSpec(.text, label: "PART", optional: true)],
    options: [OptionSpec("parts", summary: "list the parts and their names")],
    examples: [
      .init("lesson forms-input-focus", "goes on in that lesson where you left it"),
      .init("lesson forms-input-focus --parts", "lists its parts"),
      .init("lesson forms-input-focus checkpoint", "goes to that part"),
    ])

  func run(_ arguments: ParsedArguments, in session: Session) throws(CommandFailure) -> ExitStatus {
    let lesson = try session.lesson(named: arguments[0] ?? "")
    let flow = LessonFlow(lesson: lesson, session: session)
    if arguments.has("parts") {
      list(flow, session)
      return .done
    }
    guard let part = arguments[1] else { return try flow.goOn() }
    return try flow.go(to: part)
  }

  private func list(_ flow: LessonFlow, _ session: Session) {
    let left = session.learner().progress(ofLesson: flow.lesson.id).partsLeft
    var table = TextTable([
      TextTable.Column("Name", shrinks: false), TextTable.Column("Part"),
      TextTable.Column("Seen", shrinks: false),
    ])
    for step in flow.steps {
      table.add([
        StyledText(step.id), StyledText(step.title(in: flow.lesson)),
        left.contains(step.id) ? "yes" : "",
      ])
    }
    session.showLong(table.rows(session.console.capabilities))
  }
}
