internal import CourseFiles
internal import Record

/// `rate OBJECTIVE N`: says how well one knows something.
struct RateCommand: Command {
  let spec = CommandSpec(
    "rate", group: .learning, summary: "say how well you know an objective, from 1 to 5",
    arguments: [
      ArgumentSpec(.text, label: "OBJECTIVE", optional: true),
      ArgumentSpec(.number, label: "RATING", optional: true),
    ],
    details: [
      "Without words it asks for each objective of the lesson, then the questions that test it, and shows the two side by side."
    ],
    examples: [
      .init("rate", "goes through the objectives of the lesson you are in"),
      .init("rate focus-as-data 4", "rates one"),
    ])

  func run(_ arguments: ParsedArguments, in session: Session) throws(CommandFailure) -> ExitStatus {
    let place = session.learner().store.state.place
    guard
      let lesson = try place.flatMap({ (place) throws(CommandFailure) in
        try session.course().lesson(place.lesson)
      })
    else {
      throw .nothingStarted(command: spec.name)
    }
    let dialog = RatingDialog(lesson: lesson, session: session)
    guard let name = arguments[0] else {
      try dialog.run()
      return .done
    }
    let ids = lesson.objectives.map(\.id)
    guard ids.contains(name) else {
      throw .noSuch(
        kind: "objective", name: name, question: Suggestions.question(for: name, among: ids))
    }
    guard let rating = arguments[1].flatMap(Int.init), (1...5).contains(rating) else {
      throw .badArgument(word: arguments[1] ?? "", wanted: "a number from 1 to 5")
    }
    try dialog.keep(rating, of: name)
    dialog.showCalibration()
    return .done
  }
}
