internal import CourseFiles
internal import TerminalText

/// An exercise's task as rows.
struct ExerciseText {
  let exercise: Exercise
  let capabilities: Capabilities
  /// The learner's file, shown on a line of its own.
  let answerPath: String

  /// Title, task, what is given, the file, and what to type.
  var rows: [StyledText] {
    var rows: [StyledText] = [
      Rule.row(
        "\(styled: exercise.title, .heading)", columns: width, capabilities), "",
    ]
    rows += Markdown.rows(exercise.task, capabilities)
    if let given = exercise.given {
      rows += ["", StyledText("Given, and not to be declared again:", .strong)]
      rows += SwiftHighlighting.rows(given.text).map { "  " + $0 }
    }
    rows += ["", "Your file:", "  \(styled: answerPath, .link)", ""]
    rows += Wrapping.fold(
      "\(styled: "edit", .command) opens it, \(styled: "run", .command) runs it, \(styled: "check", .command) has it judged by a hidden suite, \(styled: "hint", .command) helps (\(exercise.hints.count) there are).",
      columns: width)
    return rows
  }

  private var width: Int { min(capabilities.columns, Markdown.widestText) }
}
