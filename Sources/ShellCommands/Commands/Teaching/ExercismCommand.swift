internal import Authoring
internal import Grading
internal import TerminalText

/// `exercism SLUG SOLUTION_DIR OUTPUT_DIR`: does what the test runner of Exercism's Swift track does.
struct ExercismCommand: Command {
  let spec = CommandSpec(
    "exercism", group: .teaching, summary: "test a solution as Exercism's Swift track does",
    arguments: [
      ArgumentSpec(.text, label: "SLUG"), ArgumentSpec(.folder, label: "SOLUTION_DIR"),
      ArgumentSpec(.folder, label: "OUTPUT_DIR"),
    ],
    details: [
      "Reads Package.swift, Sources, Tests and .meta of the solution and writes results.json, in version 3 of the interface of Exercism's test runners, to OUTPUT_DIR. Nothing is fetched from elsewhere.",
      "The exit status is 0 whenever results.json was written, passed or not.",
    ],
    examples: [
      .init("exercism two-fer solution output", "tests a solution and writes output/results.json")
    ])

  func run(_ arguments: ParsedArguments, in session: Session) throws(CommandFailure) -> ExitStatus {
    let slug = arguments[0] ?? ""
    let solution = arguments[1] ?? ""
    let output = arguments[2] ?? ""
    let grader = try session.grader()
    let results = try session.cancellable {
      cancellation throws(CommandFailure) -> ExercismResults in
      do throws(GraderFault) {
        return try ExercismRunner(tester: grader.tester, cancellation: cancellation)
          .results(slug: slug, folder: solution)
      } catch {
        throw CommandFailure(error)
      }
    }
    let trimmed = output.count > 1 && output.hasSuffix("/") ? String(output.dropLast()) : output
    try DiskFile.replace("\(trimmed)/results.json", text: results.json())
    session.note("\(slug): \(results.status.rawValue), \(results.tests.count) tests")
    return .done
  }
}
