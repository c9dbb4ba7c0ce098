internal import Authoring
internal import TerminalText

/// Says why a scaffold could not be made, in the terms of commands.
enum ScaffoldFailure {
  /// Does the work; what keeps it from being done becomes a failure of the command.
  static func told<Value>(
    _ work: () throws(ScaffoldProblem) -> Value
  ) throws(CommandFailure) -> Value {
    do {
      return try work()
    } catch {
      throw failure(error)
    }
  }

  private static func failure(_ problem: ScaffoldProblem) -> CommandFailure {
    switch problem {
    case .exists(let path): .unwritable(path: path, reason: "it exists already")
    case .badName(let name):
      .badArgument(word: name, wanted: "a name of small letters, digits and hyphens")
    case .noSuchLesson(let name, let known):
      .noSuch(
        kind: "lesson", name: name, question: Suggestions.question(for: name, among: known))
    case .noSuchBody(let name, let known):
      .badValue(
        option: "empty", value: name,
        wanted: known.isEmpty
          ? "a function of the solution, which has none" : "one of \(known.joined(separator: ", "))"
      )
    case .nothingToEmpty(let known):
      .missingValue(
        option: "empty", wanted: "the bodies to leave out, of \(known.joined(separator: ", "))")
    case .solutionDoesNotParse:
      .badValue(option: "from", value: "", wanted: "a Swift file that compiles")
    case .unreadable(let path, let reason): .unreadableFile(path: path, reason: reason)
    case .unwritable(let path, let reason): .unwritable(path: path, reason: reason)
    }
  }
}

/// Tells what a scaffold wrote and what to do with it.
struct ScaffoldTold {
  let session: Session

  func tell(_ paths: [String], verify place: String) {
    session.say("Written:")
    for path in paths { session.console.show("  \(styled: path, .link)") }
    session.say(
      "Fill in what is marked with TODO; then \(styled: "formlab verify \(place)", .command) says whether it is sound."
    )
  }
}

extension Session {
  /// The folder of the course's decks, beside that of the course.
  ///
  /// - Throws: `CommandFailure.brokenCourse` where there is no course.
  func courseCards() throws(CommandFailure) -> String {
    guard let course = courseFolder else {
      throw .brokenCourse(summary: "No course was found beside formlab.")
    }
    let trimmed = course.count > 1 && course.hasSuffix("/") ? String(course.dropLast()) : course
    guard let slash = trimmed.lastIndex(of: "/") else { return "cards" }
    return "\(trimmed[..<slash])/cards"
  }
}
