internal import CourseFiles
internal import FoundationEssentials
internal import Jobs
internal import Synchronization

/// What suites in the answer's process are expected to come to, in memory and on disk.
final class TestShelf: Sendable {
  private let known = Mutex<[String: TestExpectation]>([:])

  /// The expectation of an exercise: from memory, else from disk, else from a run of the solution.
  func expectation(
    of exercise: Exercise, workshop: Workshop, cancellation: Cancellation?
  ) throws(GraderFault) -> TestExpectation {
    let key = key(of: exercise, workshop)
    if let expectation = known.withLock({ $0[key] }) { return expectation }
    let file = "\(workshop.cache)/tests/\(key).json"
    let expectation: TestExpectation
    if let bytes = readFile(file),
      let kept = try? JSONDecoder().decode(TestExpectation.self, from: Data(bytes))
    {
      expectation = kept
    } else {
      expectation = try observe(exercise, workshop, cancellation)
      try makeFolder("\(workshop.cache)/tests")
      if let text = try? JSONEncoder().encode(expectation) { try writeFile(file, text) }
    }
    known.withLock { $0[key] = expectation }
    return expectation
  }

  private func key(of exercise: Exercise, _ workshop: Workshop) -> String {
    let files = [exercise.solution] + exercise.tests + exercise.sources
    return Digest.of([workshop.identity] + files.flatMap { [$0.path, $0.text] })
  }

  /// The solution's own run must pass: a test that fails for the solution tells nothing of answers.
  private func observe(
    _ exercise: Exercise, _ workshop: Workshop, _ cancellation: Cancellation?
  ) throws(GraderFault) -> TestExpectation {
    let program = TestProgram(of: exercise, answer: exercise.solution.text)
    let outcome = try InProcessTester(workshop: workshop).run(
      program, limits: exercise.limits, cancellation: cancellation)
    switch outcome {
    case .answerRefused(let said): throw .brokenExercise(part: .solution, message: said)
    case .testsRefused(let said): throw .brokenExercise(part: .suite, message: said)
    case .ran(let outcomes):
      if outcomes.tests.isEmpty, outcomes.trouble == nil { throw .emptySuite }
      let failed = outcomes.tests.first { $0.outcome != .passed }
      guard outcomes.isPass else {
        throw .brokenExercise(
          part: .solution,
          message: failed.map { "\($0.result.name): \($0.message ?? "")" } ?? outcomes.trouble ?? ""
        )
      }
      return TestExpectation(outcomes)
    }
  }
}

extension TestProgram {
  /// An exercise's tests with an answer, whose demo lines are left out.
  ///
  /// The answer's module has the name by which the tests import it.
  init(of exercise: Exercise, answer: String) {
    let form = LibraryForm(Array(answer.utf8), AnswerSyntax(answer))
    let source = SourceText(
      path: "answer.swift", text: String(decoding: form.text, as: UTF8.self))
    let given = exercise.given.map { [SourceText(path: "given.swift", text: $0.text)] } ?? []
    self.init(
      answer: [
        Module(
          name: Self.answerName(in: exercise.tests), files: [source] + given + exercise.sources)
      ],
      tests: [Module(name: "ExerciseTests", files: exercise.tests)])
  }

  private static func answerName(in tests: [SourceText]) -> String {
    let libraries = ["Testing", "XCTest", "Foundation"]
    let testable = tests.filter { $0.text.contains("@testable") }.lazy
      .flatMap { AnswerSyntax($0.text).imports.map(\.module) }
      .first { !libraries.contains($0) && !$0.hasPrefix("Foundation") && $0 != "Glibc" }
    return testable ?? "Answer"
  }
}
