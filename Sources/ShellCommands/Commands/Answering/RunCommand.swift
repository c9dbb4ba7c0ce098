internal import CourseFiles
internal import Grading
internal import TerminalText

/// `run`: runs the learner's file, its top-level lines included.
struct RunCommand: Command {
  let spec = CommandSpec(
    "run", aliases: ["r"], group: .answering,
    summary: "compile and run your file, and show what it prints",
    arguments: [ArgumentSpec(.part, optional: true)],
    options: [
      OptionSpec(
        "file", short: "f", value: .file, summary: "run this file instead of your own copy"),
      OptionSpec("json", summary: "print the outcome as JSON and nothing else"),
    ],
    details: [
      "The file runs in the same sandbox as in check, with nothing on standard input. A sample runs your copy of it, if you edited it."
    ],
    examples: [
      .init("run", "runs your answer to the exercise you are at"),
      .init("run focus-chain --file answer.swift", "runs a file as an answer to that exercise"),
    ])

  func run(_ arguments: ParsedArguments, in session: Session) throws(CommandFailure) -> ExitStatus {
    let (exercise, path) = try subject(arguments, session)
    let answer = try DiskFile.bytes(of: path)
    let grader = try session.grader()
    let outcome = try session.cancellable { cancellation throws(CommandFailure) in
      do throws(GraderFault) {
        return try grader.run(exercise, answer: answer, cancellation: cancellation)
      } catch {
        throw CommandFailure(error)
      }
    }
    if arguments.has("json") {
      try session.printJSON(outcome)
    } else {
      session.showLong(
        RunText(
          outcome: outcome, source: String(decoding: answer, as: UTF8.self),
          capabilities: session.console.capabilities
        ).rows)
    }
    return outcome.outcome == .ended ? .done : .notPassed
  }

  /// What is run, and as an answer to what.
  private func subject(
    _ arguments: ParsedArguments, _ session: Session
  ) throws(CommandFailure) -> (Exercise, path: String) {
    if let name = arguments[0], let (lesson, sample) = try session.course().sample(name) {
      return (sample.asExercise(in: lesson), session.samplePath(sample))
    }
    let exercise = try session.exercise(named: arguments[0], for: spec.name)
    if let file = arguments.value("file") { return (exercise, file) }
    return (exercise, try session.open(exercise))
  }
}
