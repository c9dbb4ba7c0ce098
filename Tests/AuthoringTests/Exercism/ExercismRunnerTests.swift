import CourseFiles
import FormlabTestSupport
import Foundation
import Grading
import Testing

@testable import Authoring

@Suite(.serialized) struct ExercismRunnerTests {
  static let tester = Result { try InProcessTester(Workbench.configuration()) }

  /// The results for a copy of an exercise of the fixture track, some of its files changed.
  static func results(
    _ path: String, example: Bool = true, changes: [String: String] = [:]
  ) throws -> ExercismResults {
    let folder = try TemporaryFolder()
    let copy = folder.file("solution")
    try FileManager.default.copyItem(
      atPath: "\(TrackReadingTests.track)/exercises/\(path)", toPath: copy)
    let slug = TextFiles.parts(of: path).last
    if example {
      let read = try TrackExerciseReader(slug: slug, folder: copy).read()
      for (stub, solution) in zip(read.solutionFiles, read.example) {
        try folder.write(solution.text, to: "solution/\(stub)")
      }
    }
    for (file, text) in changes { try folder.write(text, to: "solution/\(file)") }
    return try ExercismRunner(tester: tester.get()).results(slug: slug, folder: copy)
  }

  @Test(arguments: [
    "practice/welcome", "practice/deadline", "practice/checkout", "practice/initials",
    "concept/name-badge",
  ])
  func `every example passes, tests that wait for RUNALL included`(path: String) throws {
    let results = try Self.results(path)
    #expect(results.status == .pass, "\(results.json())")
    #expect(results.tests.allSatisfy { $0.status == .pass && !$0.testCode.isEmpty })
    #expect(results.tests.count == (path.hasSuffix("deadline") ? 1 : 3))
  }

  @Test func `a student's copy needs no example`() throws {
    let folder = try TemporaryFolder()
    let copy = folder.file("solution")
    let path = "\(TrackReadingTests.track)/exercises/concept/name-badge"
    try FileManager.default.copyItem(atPath: path, toPath: copy)
    for solution in try TrackExerciseReader(slug: "name-badge", folder: copy).read().example {
      try FileManager.default.removeItem(atPath: solution.path)
    }
    let results = try ExercismRunner(tester: Self.tester.get())
      .results(slug: "name-badge", folder: copy)
    let whole = try Self.results("concept/name-badge", example: false)
    #expect(results.status == whole.status)
    #expect(results.message == whole.message)
    #expect(results.tests.map(\.name) == whole.tests.map(\.name))
  }

  @Test func `a failing test says why, with its code, task and output`() throws {
    let results = try Self.results(
      "concept/name-badge",
      changes: [
        "Sources/NameBadge/NameBadge.swift": """
        func badge(id: Int?, name: String) -> String {
          print("badge for", name)
          return name
        }
        func room(of ids: [Int]) -> Int? { ids.min() }
        """
      ])
    Golden.expect(results.json(), at: Golden.fixtures + "/results/failing.json")
  }

  @Test func `a compile error is an error with the compiler's words`() throws {
    let results = try Self.results("practice/welcome", example: false)
    #expect(results.status == .error)
    #expect(results.tests == [])
    #expect(results.message?.contains("Welcome.swift:3:1: error: missing return") == true)
  }

  @Test func `crashes and endless loops are errors of their tests`() throws {
    let results = try Self.results(
      "practice/checkout",
      changes: [
        "Sources/Checkout/Discount.swift":
          "enum Discount { static func apply(percent: Int, to cents: Int) -> Int { [0][percent] } }"
      ])
    #expect(results.status == .fail)
    #expect(results.tests.map(\.status) == [.pass, .pass, .error])
    #expect(results.tests.last?.message == "Crashed: Index out of range")
  }

  @Test func `an early exit does not pass`() throws {
    let results = try Self.results(
      "practice/initials",
      changes: [
        "Sources/Initials/Initials.swift":
          "import Foundation\nfunc initials(of name: String) -> String { exit(0) }"
      ])
    #expect(results.status == .fail)
    #expect(results.tests.allSatisfy { $0.status == .error })
  }

  @Test func `a missing folder and a package from elsewhere are errors in words`() throws {
    let runner = ExercismRunner(tester: try Self.tester.get())
    let missing = try runner.results(slug: "none", folder: "/nonexistent")
    #expect(missing.status == .error)
    #expect(missing.message?.contains("This file is missing.") == true)
    let manifest = """
      // swift-tools-version:6.0
      let package = Package(
        name: "Welcome", dependencies: [.package(url: "https://example.org/swift-numerics", from: "1.0.0")],
        targets: [.target(name: "Welcome"), .testTarget(name: "WelcomeTests")])
      """
    let foreign = try Self.results(
      "practice/welcome",
      changes: [
        "Package.swift": manifest,
        "Sources/Welcome/Welcome.swift": "import Numerics\nfunc welcome() {}",
      ])
    #expect(
      foreign.message == "This exercise needs packages that are not at hand here: swift-numerics.")
  }

  @Test func `a long output is cut to what the interface allows`() {
    let cut = ExercismResults.cut(String(repeating: "a", count: 600))
    #expect(cut.count == 500)
    #expect(cut.hasSuffix("\n[output cut: it has 600 characters]"))
  }

  @Test func `a whole track is verified`() async throws {
    var verifier = Verifier(grader: try Workbench.grader.get(), workers: 2)
    verifier.tester = try Self.tester.get()
    let report = await verifier.report(on: .track(TrackReadingTests.track))
    #expect(report.findings == [])
    #expect(report.summary == "5 exercises of a track: sound")
  }

  @Test func `a track's exercise whose example fails or whose stub passes is told`() async throws {
    let folder = try TemporaryFolder()
    try FileManager.default.copyItem(
      atPath: TrackReadingTests.track + "/exercises/practice/initials",
      toPath: folder.file("initials"))
    var verifier = Verifier(grader: try Workbench.grader.get(), workers: 2)
    verifier.tester = try Self.tester.get()
    let example = "initials/.meta/Sources/Initials/InitialsExample.swift"
    let good = try folder.read(example)
    try folder.write(good, to: "initials/Sources/Initials/Initials.swift")
    let passing = await verifier.report(on: .trackExercise(folder.file("initials")))
    #expect(passing.findings.map(\.message) == ["The stub passes all tests as it stands."])
    try folder.write(good.replacing("uppercased", with: "lowercased"), to: example)
    let failing = await verifier.report(on: .trackExercise(folder.file("initials")))
    #expect(
      failing.findings.map(\.message) == [
        "The example fails the test `testOneWord()`.",
        "The example fails the test `testTwoWords()`.",
      ])
  }
}
