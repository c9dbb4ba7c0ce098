internal import CourseFiles
internal import TerminalText

/// `find WORD`: searches lessons, exercises, samples, API names and cards.
struct FindCommand: Command {
  let spec = CommandSpec(
    "find", group: .learning, summary: "search lessons, exercises, samples and cards",
    arguments: [ArgumentSpec(.text, label: "WORD", repeated: true)],
    options: [OptionSpec("json", summary: "print the hits as JSON and nothing else")],
    details: [
      "English and Spanish words will do; case, accents and one typing error don't matter."
    ],
    examples: [
      .init("find submit label", "lists where submit labels are spoken of"),
      .init("find campo de texto", "the same in Spanish"),
    ])

  private struct Row: Encodable {
    var kind: String
    var id: String
    var lesson: String
    var title: String
    var excerpt: String
  }

  func run(_ arguments: ParsedArguments, in session: Session) throws(CommandFailure) -> ExitStatus {
    let query = arguments.positionals.joined(separator: " ")
    let index = CourseIndex(course: try session.course(), cards: session.cardTexts())
    let rows = index.search(query).map { hit in
      Row(
        kind: hit.entry.kind.rawValue, id: hit.entry.id, lesson: hit.entry.lesson,
        title: hit.entry.title, excerpt: hit.excerpt)
    }
    if arguments.has("json") {
      try session.printJSON(rows)
      return rows.isEmpty ? .notPassed : .done
    }
    guard !rows.isEmpty else {
      session.say("Nothing in the course speaks of \"\(Sanitise.oneLine(query))\".")
      return .notPassed
    }
    show(rows, session)
    return .done
  }

  private func show(_ rows: [Row], _ session: Session) {
    let columns = session.console.capabilities.columns
    var shown: [StyledText] = []
    for row in rows {
      shown += Wrapping.fold(
        "\(row.kind) \(styled: row.id, .command): \(Markdown.inline(row.title, session.console.capabilities))",
        columns: columns)
      if !row.excerpt.isEmpty {
        shown += Wrapping.fold(
          StyledText(Sanitise.oneLine(row.excerpt), .aside), columns: columns, first: "    ")
      }
    }
    session.showLong(shown)
  }
}
