package import CourseFiles
package import Jobs
internal import Synchronization

/// Judges answers: the one path that the shell, the command line, `watch`, `verify` and `grade` share.
package final class Grader: Sendable {
  let workshop: Workshop
  let shelf: ExerciseShelf

  package init(_ configuration: GraderConfiguration) throws(GraderFault) {
    workshop = Workshop(configuration)
    shelf = ExerciseShelf(workshop: workshop)
  }

  package var sandboxLevel: SandboxLevel { workshop.sandbox.level }

  /// Runs suites of Swift Testing and XCTest with the same tools and the same sandbox.
  package var tester: InProcessTester { InProcessTester(workshop: workshop) }

  /// What a bug report should say of the grader, as names and values.
  package var facts: [(name: String, value: String)] {
    let sandbox = workshop.sandbox
    var facts = [
      (name: "toolchain", value: workshop.toolchain.root),
      (name: "target", value: workshop.toolchain.target),
      (name: "linker files", value: workshop.toolchain.gccFolder),
      (name: "suite library", value: workshop.support.suiteArchive),
      (name: "sandbox", value: sandbox.level.rawValue),
      (name: "cache", value: workshop.cache),
    ]
    if !sandbox.reason.isEmpty {
      facts.append((name: "why no better sandbox", value: sandbox.reason))
    }
    if let user = sandbox.user { facts.append((name: "answers run as user", value: String(user))) }
    return facts
  }

  /// The one sentence that is due where answers run without a sandbox; nil elsewhere.
  package var sandboxWarning: String? {
    guard !sandboxLevel.isFitForStrangers else { return nil }
    return
      "No sandbox is available on this computer (\(workshop.sandbox.reason)) Your answer runs with your own rights, "
      + "like any program you start. Grading other people's answers is switched off."
  }

  /// Gets an exercise ready, so that the first answer is judged as fast as any: builds the suite,
  /// looks at the solution and at the known wrong answers.
  ///
  /// Meant for the background.
  package func prepare(_ exercise: Exercise, cancellation: Cancellation? = nil) throws(GraderFault)
  {
    guard exercise.tests.isEmpty else {
      _ = try shelf.tests.expectation(
        of: exercise, workshop: workshop, cancellation: cancellation)
      return
    }
    try Threads.withLargeStack { () throws(GraderFault) in
      _ = try shelf.prepared(exercise, cancellation: cancellation)
      _ = try shelf.mistakes(of: exercise, cancellation: cancellation)
    }
  }

  /// Runs an answer by itself: its top-level lines, in the sandbox of answers.
  ///
  /// `onOutput` gets what it prints as it comes, unchanged; `output` of the result is fit to be shown.
  package func run(
    _ exercise: Exercise, answer: [UInt8], cancellation: Cancellation? = nil,
    onOutput: (@Sendable ([UInt8]) -> Void)? = nil
  ) throws(GraderFault) -> AnswerRun {
    try Threads.withLargeStack { () throws(GraderFault) in
      // A sample has nothing that would have to be prepared.
      let isAlone = exercise.suite.text.isEmpty && exercise.given == nil
      if isAlone { try ModuleCache(workshop: workshop).fill(cancellation: cancellation) }
      let place = isAlone ? nil : try shelf.prepared(exercise, cancellation: cancellation)
      return try ScriptRun(
        workshop: workshop, place: place, exercise: exercise, cancellation: cancellation,
        onOutput: onOutput
      ).run(answer)
    }
  }

  /// What the exercise's suite tells with the solution, case by case; none for exercises whose tests
  /// run in the answer's process.
  package func stories(
    of exercise: Exercise, cancellation: Cancellation? = nil
  ) throws(GraderFault) -> [CaseStory] {
    guard exercise.tests.isEmpty else { return [] }
    let prepared = try shelf.prepared(exercise, cancellation: cancellation).exercise
    let told = zip(RunUnit.all(of: prepared.outlines), prepared.reference.events)
    return prepared.outlines.enumerated().map { item, outline in
      let longest = told.filter { $0.0.item == item }.max { $0.1.count < $1.1.count }?.1
      return CaseStory(outline: outline, events: longest ?? [])
    }
  }

  /// Judges an answer.
  ///
  /// Trouble of the grader's own is a verdict too, `graderFault`.
  ///
  /// - Throws: Only `cancelled`.
  package func check(
    _ exercise: Exercise, answer: [UInt8], options: CheckOptions = .learner,
    cancellation: Cancellation? = nil
  ) throws(GraderFault) -> Verdict {
    do {
      return try Threads.withLargeStack { () throws(GraderFault) in
        try Judgement(
          workshop: workshop, shelf: shelf, exercise: exercise, options: options,
          cancellation: cancellation
        ).verdict(on: answer)
      }
    } catch .cancelled {
      throw .cancelled
    } catch {
      var verdict = Verdict(
        exercise: exercise.id, outcome: .graderFault, sandbox: sandboxLevel.rawValue)
      verdict.message = [error.sentence, error.advice].filter { !$0.isEmpty }.joined(separator: " ")
      return verdict
    }
  }
}
