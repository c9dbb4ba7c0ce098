import CourseFiles
import Grading

/// Looks whether the cases of a suite can be read as sentences.
struct CaseNames {
  let exercise: Exercise
  let stories: [CaseStory]

  func findings() -> [Finding] {
    stories.flatMap { story -> [Finding] in
      let name = story.outline.name
      return nameFaults(name).map { finding(name, $0.message, hint: $0.hint) }
        + eventFaults(story).map { finding(name, $0.message, hint: $0.hint) }
    } + doubled()
  }

  private typealias Fault = (message: String, hint: String)

  private func nameFaults(_ name: String) -> [Fault] {
    var faults: [Fault] = []
    let hint =
      "Learners read it after \"passed\" or \"failed\": write one plain sentence without a full stop."
    if name.split(whereSeparator: \.isWhitespace).count < 3 {
      faults.append(("The name of the case `\(name)` is no sentence.", hint))
    } else if let first = name.first, first.isLowercase, !beginsWithCode(name) {
      faults.append(("The name of the case `\(name)` begins with a small letter.", hint))
    }
    if name.hasSuffix("."), !name.hasSuffix("...") {
      faults.append(("The name of the case `\(name)` ends with a full stop.", hint))
    }
    if name.contains(where: \.isNewline) || name.contains("  ") || name.count > 120 {
      faults.append(("The name of the case `\(name.prefix(60))` has no form for one line.", hint))
    }
    return faults
  }

  private func eventFaults(_ story: CaseStory) -> [Fault] {
    let name = story.outline.name
    var faults: [Fault] = []
    let seen = story.events.count { if case .saw = $0 { true } else { false } }
    let threw = story.events.contains { if case .threw = $0 { true } else { false } }
    if seen == 0, !threw {
      faults.append(
        (
          "The case `\(name)` looks at nothing, so every answer passes it.",
          "Say what is seen: story.saw(\"the message\", form.message)."
        ))
    }
    for case .step(let words) in story.events where words.allSatisfy(\.isWhitespace) {
      faults.append(("A step of the case `\(name)` is empty.", "Write a few plain words."))
      break
    }
    for case .saw(let label, _) in story.events where !isPlain(label) {
      faults.append(
        (
          "What is seen in the case `\(name)` has no name.",
          "Give `saw` a few words that go on \"expected ... to be\"."
        ))
      break
    }
    return faults
  }

  /// Whether a name begins with that of something in the code: `required: an empty text is wrong`.
  private func beginsWithCode(_ name: String) -> Bool {
    name.prefix { !$0.isWhitespace }.contains { ":.(_".contains($0) }
  }

  private func isPlain(_ words: String) -> Bool {
    !words.allSatisfy(\.isWhitespace) && !words.contains(where: \.isNewline)
  }

  private func doubled() -> [Finding] {
    var seen: Set<String> = []
    return stories.map(\.outline.name).filter { !seen.insert($0).inserted }.map { name in
      finding(name, "Two cases are called `\(name)`.", hint: "Give each a name of its own.")
    }
  }

  private func finding(_ name: String, _ message: String, hint: String) -> Finding {
    let place = SourceLines.place(of: name, in: exercise.suite.text)
    return Finding(
      file: exercise.suite.path, line: place?.line ?? 0, column: place?.column ?? 0, message,
      hint: hint)
  }
}
