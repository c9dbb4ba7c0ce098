internal import CourseFiles
internal import Record
internal import TerminalText

/// `design [NAME]`: writes an answer to a design prompt; kept, never graded.
struct DesignCommand: Command {
  let spec = CommandSpec(
    "design", group: .learning, summary: "write your answer to a design prompt in an editor",
    arguments: [ArgumentSpec(.text, label: "NAME", optional: true)],
    options: [OptionSpec("model", summary: "show what you wrote beside a model answer")],
    details: [
      "What you write is kept and never graded. A week later it is worth a second look beside the model answer."
    ],
    examples: [
      .init("design", "opens the prompt of the lesson you are in"),
      .init("design --model", "shows what you wrote, then a model answer"),
    ])

  func run(_ arguments: ParsedArguments, in session: Session) throws(CommandFailure) -> ExitStatus {
    let (lesson, prompt) = try find(arguments[0], session)
    let path = "\(session.folders.answers)/designs/\(lesson.id)-\(prompt.id).md"
    if arguments.has("model") {
      show(prompt, lesson, session)
      return .done
    }
    guard session.isInteractive else { throw .notATerminal(command: spec.name) }
    try DiskFile.makeFolder("\(session.folders.answers)/designs")
    do throws(CommandFailure) {
      try DiskFile.create(path, text: "# \(prompt.title)\n\n\(prompt.prompt)\n\n# My design\n\n")
    } catch {
      // It is there from an earlier time; anything else shows when the editor saves.
    }
    _ = try Editing(session: session).open(path)
    let text = try DiskFile.text(of: path)
    try session.learner().keep(
      .designNote(DesignNote(lesson: lesson.id, prompt: prompt.id, text: text)))
    session.say(
      "Kept. \(styled: "next", .command) goes on; \(styled: "design --model", .command) shows a model answer beside yours, best in a week."
    )
    return .done
  }

  private func find(
    _ name: String?, _ session: Session
  ) throws(CommandFailure) -> (Lesson, DesignPrompt) {
    let course = try session.course()
    let all = course.lessons.flatMap { lesson in lesson.designs.map { (lesson, $0) } }
    if let name {
      if let found = all.first(where: { $0.1.id == name || $0.0.id == name }) { return found }
      throw .noSuch(
        kind: "design prompt", name: name,
        question: Suggestions.question(for: name, among: all.map(\.1.id)))
    }
    let place = session.learner().store.state.place
    guard let found = all.first(where: { $0.0.id == place?.lesson }) else {
      throw .nothingStarted(command: spec.name)
    }
    return found
  }

  private func show(_ prompt: DesignPrompt, _ lesson: Lesson, _ session: Session) {
    let capabilities = session.console.capabilities
    let note = session.learner().progress(ofLesson: lesson.id).notes.last {
      $0.note.prompt == prompt.id
    }
    var rows: [StyledText] = [StyledText("What you wrote", .heading), ""]
    rows += note.map { Markdown.rows($0.note.text, capabilities) } ?? ["Nothing yet."]
    rows += ["", StyledText("How one person would answer", .heading), ""]
    session.showLong(rows + Markdown.rows(prompt.modelAnswer, capabilities))
  }
}
