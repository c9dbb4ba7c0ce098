package import CourseFiles
package import Grading
package import Jobs

/// Runs the tests of a track's exercise.
package struct TrackTesting: Sendable {
  private let tester: InProcessTester
  private let exercise: TrackExercise

  package init(_ exercise: TrackExercise, tester: InProcessTester) {
    self.exercise = exercise
    self.tester = tester
  }

  /// The limits of Exercism's own runners, as far as one process goes: 20 seconds, 3 GB, 1 MB.
  package static let limits = AnswerLimits(
    cpuSeconds: 20, wallSeconds: 20, memoryMegabytes: 3072, threads: 256, fileKilobytes: 16_384,
    openFiles: 256, outputKilobytes: 1024)

  /// Packages from elsewhere that some file imports: they are not at hand.
  package var missingPackages: [String] {
    guard !exercise.packages.isEmpty else { return [] }
    let own = (exercise.modules + exercise.tests).map(\.name)
    let files = (exercise.modules + exercise.tests).flatMap(\.files)
    let foreign = files.flatMap { SourceFile.imports(of: $0.text) }.filter { name in
      !own.contains(name) && !Self.platform.contains(name)
    }
    return foreign.isEmpty ? [] : exercise.packages
  }

  private static let platform: Set<String> = [
    "Swift", "Foundation", "FoundationEssentials", "FoundationNetworking", "FoundationXML",
    "FoundationInternationalization", "Glibc", "Dispatch", "Testing", "XCTest", "RegexBuilder",
    "Synchronization", "Observation", "Distributed", "_Concurrency", "_StringProcessing",
  ]

  /// Builds and runs; blocks.
  ///
  /// Tests that wait for `RUNALL` run too, as on Exercism's site.
  ///
  /// - Parameter cancellation: Ends the work from another thread.
  /// - Returns: What became of it.
  /// - Throws: The machine's own trouble.
  package func run(cancellation: Cancellation? = nil) throws(GraderFault) -> InProcessTester.Outcome
  {
    try tester.run(
      TestProgram(
        answer: exercise.modules.map { TestProgram.Module(name: $0.name, files: $0.files) },
        tests: exercise.tests.map { TestProgram.Module(name: $0.name, files: $0.files) },
        languageVersion: exercise.languageVersion, environment: ["RUNALL": "true"]),
      limits: Self.limits, cancellation: cancellation)
  }
}
