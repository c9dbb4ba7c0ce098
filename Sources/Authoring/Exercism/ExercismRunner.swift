import CourseFiles
package import Grading
package import Jobs

/// A drop-in for the test runner of Exercism's Swift track.
package struct ExercismRunner: Sendable {
  private let tester: InProcessTester
  private let cancellation: Cancellation?

  package init(tester: InProcessTester, cancellation: Cancellation? = nil) {
    self.tester = tester
    self.cancellation = cancellation
  }

  /// Runs the tests of a solution; blocks.
  ///
  /// - Parameters:
  ///   - slug: The exercise's name on the track.
  ///   - folder: The solution's folder, with `Package.swift`, `Sources`, `Tests` and `.meta`.
  /// - Returns: What goes into `results.json`, whatever is wrong with the solution.
  /// - Throws: The machine's own trouble, of which the solution is innocent.
  package func results(slug: String, folder: String) throws(GraderFault) -> ExercismResults {
    let exercise: TrackExercise
    do throws(CourseProblem) {
      exercise = try TrackExerciseReader(slug: slug, folder: folder)
        .read(wantsExample: false)
    } catch {
      return Self.error("\(error.file): \(error.message) \(error.hint)")
    }
    let testing = TrackTesting(exercise, tester: tester)
    guard testing.missingPackages.isEmpty else {
      return Self.error(
        "This exercise needs packages that are not at hand here: "
          + testing.missingPackages.joined(separator: ", ") + ".")
    }
    switch try testing.run(cancellation: cancellation) {
    case .answerRefused(let said), .testsRefused(let said): return Self.error(said)
    case .ran(let outcomes): return results(of: outcomes, exercise)
    }
  }

  private static func error(_ message: String) -> ExercismResults {
    ExercismResults(
      status: .error, message: String(message.prefix(ExercismResults.longestMessage)), tests: [])
  }

  private func results(of outcomes: TestOutcomes, _ exercise: TrackExercise) -> ExercismResults {
    let codes = TestCodeReader(exercise.tests.flatMap(\.files))
    let ran = outcomes.tests.filter { !$0.isSkipped }
    guard !ran.isEmpty else {
      return Self.error(outcomes.trouble ?? "The exercise has no test that runs.")
    }
    let names = Dictionary(grouping: ran) { $0.result.name }
    let tests = ran.map { test in
      let isAmbiguous = (names[test.result.name]?.count ?? 0) > 1
      return result(of: test, codes, isAmbiguous: isAmbiguous)
    }
    let isPass = outcomes.trouble == nil && tests.allSatisfy { $0.status == .pass }
    return ExercismResults(status: isPass ? .pass : .fail, message: nil, tests: tests)
  }

  private func result(
    of test: TestOutcomes.Test, _ codes: TestCodeReader, isAmbiguous: Bool
  ) -> ExercismResults.Test {
    let result = test.result
    let name = result.name.hasSuffix("()") ? String(result.name.dropLast(2)) : result.name
    let status: ExercismResults.Status =
      switch test.outcome {
      case .passed: .pass
      case .failed: .fail
      case .crashed, .timedOut, .notRun: .error
      }
    return ExercismResults.Test(
      name: isAmbiguous ? (result.suites + [name]).joined(separator: " > ") : name, status: status,
      testCode: codes.code(of: result.function, file: result.file, line: result.line),
      message: status == .pass
        ? nil : test.message.map { String($0.prefix(ExercismResults.longestMessage)) },
      output: result.output.isEmpty ? nil : ExercismResults.cut(result.output),
      taskID: Self.task(in: result.tags)
        ?? codes.task(of: result.function, file: result.file, line: result.line))
  }

  /// The number in a tag such as `task2` or `task_2`.
  private static func task(in tags: [String]) -> Int? {
    tags.lazy.compactMap { tag in
      let name = tag.split(separator: ".").last.map { $0.lowercased() } ?? ""
      guard name.hasPrefix("task") else { return nil }
      return Int(name.dropFirst(4).drop { $0 == "_" })
    }.first
  }
}
