internal import CourseFiles
internal import Grading
internal import TerminalText

/// `check`: has an answer judged.
struct CheckCommand: Command {
  let spec = CommandSpec(
    "check", aliases: ["c"], group: .answering, summary: "have your answer judged",
    arguments: [ArgumentSpec(.exercise, optional: true)],
    options: [
      OptionSpec(
        "file", short: "f", value: .file, summary: "judge this file instead of your own copy"),
      OptionSpec("all", summary: "show every case in full"),
      OptionSpec("json", summary: "print the verdict as JSON and nothing else"),
    ],
    details: [
      "A hidden suite tries the answer in a sandbox and compares what it saw with what it saw of the reference solution. Its cases are hidden so that the answer is written for the rule, not for the cases.",
      "The exit status is 0 for a pass, 1 for any other verdict, 70 for a fault of the grader, which counts for nobody.",
    ],
    examples: [
      .init("check", "judges your answer to the exercise you are at"),
      .init("check focus-chain --file answer.swift", "judges a file"),
    ])

  func run(_ arguments: ParsedArguments, in session: Session) throws(CommandFailure) -> ExitStatus {
    let checking = try Checking(
      exercise: session.exercise(named: arguments[0], for: spec.name),
      file: arguments.value("file"), session: session)
    let outcome = try checking.judge()
    if arguments.has("json") {
      try session.printJSON(outcome.verdict)
    } else {
      checking.show(outcome, all: arguments.has("all"))
    }
    return Checking.status(of: outcome.verdict)
  }
}
