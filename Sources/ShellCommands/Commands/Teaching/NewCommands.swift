internal import Authoring
internal import CourseFiles
internal import TerminalText

/// `new exercise LESSON/NAME`: writes the files of an exercise, with blanks to fill in.
struct NewExerciseCommand: Command {
  let spec = CommandSpec(
    "new exercise", group: .teaching, summary: "write the files of a new exercise",
    arguments: [ArgumentSpec(.text, label: "LESSON/NAME")],
    options: [
      OptionSpec("from", value: .file, summary: "start from this working solution"),
      OptionSpec(
        "empty", value: .text, summary: "the functions whose bodies the starter leaves out"),
    ],
    details: [
      "What is written passes verify as it is; what is still to be said is marked with TODO.",
      "With --from, the starter is the solution with the bodies emptied that --empty names, as in --empty \"submit(),canSubmit\". A first suite looks at them.",
    ],
    examples: [
      .init("new exercise forms-input-focus/first-field", "writes an exercise to that lesson"),
      .init(
        "new exercise forms-input-focus/next-field --from answer.swift --empty nextField",
        "makes an exercise of a solution"),
    ])

  func run(_ arguments: ParsedArguments, in session: Session) throws(CommandFailure) -> ExitStatus {
    let words = (arguments[0] ?? "").split(separator: "/").map(String.init)
    guard words.count == 2 else {
      throw .badArgument(word: arguments[0] ?? "", wanted: "a lesson and a name, LESSON/NAME")
    }
    let lesson = try session.lesson(named: words[0])
    var solution: String?
    if let file = arguments.value("from") { solution = try DiskFile.text(of: file) }
    let emptied = (arguments.value("empty") ?? "").split(separator: ",")
      .map { $0.trimmingPrefix { $0 == " " } }.map(String.init)
    let folder = "\(lesson.folder)/\(words[1])"
    let paths = try ScaffoldFailure.told { () throws(ScaffoldProblem) in
      try ScaffoldWriter.write(
        Scaffold.exercise(named: words[1], from: solution, emptying: emptied), to: folder)
    }
    ScaffoldTold(session: session).tell(paths, verify: folder)
    return .done
  }
}

/// `new lesson NAME`: writes the page of a lesson and lists it in the course.
struct NewLessonCommand: Command {
  let spec = CommandSpec(
    "new lesson", group: .teaching, summary: "write the page of a new lesson",
    arguments: [ArgumentSpec(.text, label: "NAME")],
    details: ["The lesson comes last in course.yml; what is still to be said is marked with TODO."],
    examples: [.init("new lesson error-texts", "writes error-texts/lesson.md")])

  func run(_ arguments: ParsedArguments, in session: Session) throws(CommandFailure) -> ExitStatus {
    guard let course = session.courseFolder else {
      throw .brokenCourse(summary: "No course was found beside formlab.")
    }
    let name = arguments[0] ?? ""
    let folder = "\(course)/\(name)"
    let paths = try ScaffoldFailure.told { () throws(ScaffoldProblem) in
      try ScaffoldWriter.write(Scaffold.lesson(named: name), to: folder)
    }
    let listing = "\(course)/course.yml"
    let told = ScaffoldTold(session: session)
    if let text = CourseListing.adding(name, to: try DiskFile.text(of: listing)) {
      try DiskFile.replace(listing, text: text)
      told.tell(paths + [listing], verify: folder)
    } else {
      told.tell(paths, verify: folder)
      session.say("Add \(name) to the list of lessons in \(listing).")
    }
    return .done
  }
}

/// `new deck NAME`: writes a deck with its first card.
struct NewDeckCommand: Command {
  let spec = CommandSpec(
    "new deck", group: .teaching, summary: "write a new deck with its first card",
    arguments: [ArgumentSpec(.text, label: "NAME")],
    details: ["The deck of a lesson has the lesson's id for its name."],
    examples: [.init("new deck error-texts", "writes cards/error-texts.md")])

  func run(_ arguments: ParsedArguments, in session: Session) throws(CommandFailure) -> ExitStatus {
    let folder = try session.courseCards()
    let path = try ScaffoldFailure.told { () throws(ScaffoldProblem) in
      var generator = SystemRandomNumberGenerator()
      return try ScaffoldWriter.write(
        Scaffold.deck(named: arguments[0] ?? "", using: &generator), below: folder)
    }
    ScaffoldTold(session: session).tell([path], verify: path)
    return .done
  }
}
