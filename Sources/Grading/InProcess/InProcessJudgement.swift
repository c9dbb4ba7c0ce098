internal import CourseFiles
internal import Jobs

/// The way of an answer to its verdict where the suite runs in the answer's own process.
struct InProcessJudgement {
  let workshop: Workshop
  let shelf: TestShelf
  let exercise: Exercise
  let cancellation: Cancellation?

  func judge(_ answer: [UInt8], _ verdict: inout Verdict) throws(GraderFault) {
    verdict.suite = .inProcess
    let expectation = try shelf.expectation(
      of: exercise, workshop: workshop, cancellation: cancellation)
    let text = String(decoding: answer, as: UTF8.self)
    let syntax = AnswerSyntax(text)
    let policy = AnswerPolicy(exercise: exercise, given: [])
    let refusals = policy.refusals(of: syntax)
    if !refusals.isEmpty { return refuse(refusals, &verdict) }
    let outcome = try InProcessTester(workshop: workshop).run(
      TestProgram(of: exercise, answer: text), limits: exercise.limits, cancellation: cancellation)
    switch outcome {
    case .answerRefused(let said):
      verdict.outcome = .didNotCompile
      verdict.diagnostics = diagnostics(said, answer, syntax)
    case .testsRefused(let said):
      verdict.outcome = .didNotCompile
      verdict.diagnostics = [Self.mismatch(said)]
    case .ran(let outcomes):
      if let missing = policy.missing(in: syntax) { return refuse([missing], &verdict) }
      tell(outcomes, expectation, &verdict)
    }
  }

  private func refuse(_ refusals: [Refusal], _ verdict: inout Verdict) {
    let isRule = refusals.contains { $0.kind == .ruleBroken }
    verdict.outcome = isRule ? .ruleBroken : .didNotCompile
    verdict.diagnostics = refusals.map(\.diagnostic)
  }

  private func tell(
    _ outcomes: TestOutcomes, _ expectation: TestExpectation, _ verdict: inout Verdict
  ) {
    verdict.seconds.compile = outcomes.seconds.compile
    verdict.seconds.link = outcomes.seconds.link
    verdict.seconds.run = outcomes.seconds.run
    verdict.output = ShownOutput.text(of: Array(outcomes.output.utf8))
    verdict.cases = expectation.cases(of: outcomes, points: exercise.points)
    let results = verdict.cases.map(\.outcome)
    if results.contains(.timedOut) {
      verdict.outcome = .timedOut
    } else if results.contains(.crashed) || outcomes.trouble != nil {
      verdict.outcome = .crashed
      verdict.message = outcomes.trouble
    } else {
      verdict.outcome = results.allSatisfy { $0 == .passed } ? .passed : .failed
    }
  }

  private func diagnostics(
    _ said: String, _ answer: [UInt8], _ syntax: AnswerSyntax
  ) -> [Diagnostic] {
    let form = LibraryForm(answer, syntax)
    return CompilerMessages.parse(said, file: "answer.swift").map { diagnostic in
      var diagnostic = diagnostic
      diagnostic.column = form.column(diagnostic.column, line: diagnostic.line)
      if diagnostic.severity != .note {
        diagnostic.explanation = Explanations.explanation(of: diagnostic.message)
      }
      return diagnostic
    }
  }

  /// What the tests miss in the answer, without their own lines.
  private static func mismatch(_ said: String) -> Diagnostic {
    var seen: Set<String> = []
    let messages = said.split(separator: "\n").compactMap { line -> String? in
      guard let mark = line.firstRange(of: ": error: ") else { return nil }
      let message = String(line[mark.upperBound...])
      return seen.insert(message).inserted ? message : nil
    }
    return Diagnostic(
      severity: .error, line: 0, column: 0,
      message: "The exercise's tests ask for something that your file has not, or has otherwise: "
        + messages.prefix(3).joined(separator: "; ") + ".")
  }
}
