internal import Authoring
internal import TerminalText

/// `verify [PATH]`: proves a course, or a part of one, sound.
struct VerifyCommand: Command {
  let spec = CommandSpec(
    "verify", group: .teaching, summary: "prove a course, a lesson, an exercise or a deck sound",
    arguments: [ArgumentSpec(.file, label: "PATH", optional: true)],
    options: [
      OptionSpec("mutants", summary: "make small bugs in the solutions and see that suites notice"),
      OptionSpec("release", summary: "count what is fit for a draft only, too"),
      OptionSpec("jobs", short: "j", value: .number, summary: "judgements at a time"),
      OptionSpec("details", summary: "tell what was measured, too"),
      OptionSpec("json", summary: "print the report as JSON and nothing else"),
      OptionSpec("junit", value: .file, summary: "also write the report as JUnit XML to this file"),
    ],
    details: [
      "PATH is a folder of a course, a lesson, an exercise or decks, a file of one, the id of a lesson or an exercise, or the checkout of an Exercism track. Without it, the course in use and its decks are verified.",
      "Every exercise must have a solution that passes, repeatedly and within a fifth of its limit, a starter that does not, and wrong answers that fail where they say; samples must print what they claim; links and names must lead somewhere.",
      "The exit status is 0 where all is sound and 1 where something is to be mended.",
    ],
    examples: [
      .init("verify", "verifies the course in use"),
      .init("verify focus-chain --mutants", "verifies an exercise, and its suite with small bugs"),
      .init("verify exercises --json", "prints a report for programs"),
    ])

  func run(_ arguments: ParsedArguments, in session: Session) throws(CommandFailure) -> ExitStatus {
    let isRelease = arguments.has("release")
    let report = try Verification(arguments, session).report()
    if let file = arguments.value("junit") {
      try DiskFile.replace(file, text: report.junit(isRelease: isRelease))
    }
    if arguments.has("json") {
      let text = report.json(isRelease: isRelease)
      session.console.show(StyledText(text.hasSuffix("\n") ? String(text.dropLast()) : text))
    } else {
      show(report, isDetailed: arguments.has("details"), session)
    }
    return report.isSound(isRelease: isRelease) ? .done : .notPassed
  }

  private func show(_ report: VerifyReport, isDetailed: Bool, _ session: Session) {
    for line in report.lines(isDetailed: isDetailed) {
      session.console.show(StyledText(Sanitise.oneLine(line)))
    }
  }
}
