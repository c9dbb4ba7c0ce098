import FormlabTestSupport
import Grading
import Testing

@testable import Authoring

/// A good exercise, and what is found when one of its files is spoilt.
struct SpoiltExercise: Sendable, CustomTestStringConvertible {
  var name: String
  var file: String
  var old: String
  var new: String
  /// File and message of each finding, in order.
  var findings: [String]

  var testDescription: String { name }
}

@Suite(.serialized) struct VerifierTests {
  static let files: [(path: String, text: String)] = [
    (
      "exercise.md",
      """
      ---
      id: can-submit
      title: When a form may be sent
      minutes: 5
      points:
        A name alone is not enough: 2
      ---
      # Task

      Write `canSubmit(name:agreed:)`. See [the notes](notes.md).

      # Hints

      1. Both must hold.

      # After

      Done.
      """
    ),
    (
      "starter.swift",
      "func canSubmit(name: String, agreed: Bool) -> Bool {\n  // Write this.\n  false\n}\n"
    ),
    (
      "solution.swift",
      "func canSubmit(name: String, agreed: Bool) -> Bool {\n  !name.isEmpty && agreed\n}\n"
    ),
    (
      "suite.swift",
      """
      import FormlabSuite

      let suite = Suite {
        Case("A name alone is not enough") { story in
          story.typed("Maya", in: "Name")
          story.saw("may be sent", canSubmit(name: "Maya", agreed: false))
        }
        Case("Consent alone is not enough") { story in
          story.did("agreed")
          story.saw("may be sent", canSubmit(name: "", agreed: true))
        }
        Case("Both together are enough") { story in
          story.saw("may be sent", canSubmit(name: "Maya", agreed: true))
        }
      }
      """
    ),
    (
      "wrong/either.swift",
      """
      // fails: A name alone is not enough
      // say: Either is enough for you; both are asked for.
      func canSubmit(name: String, agreed: Bool) -> Bool { !name.isEmpty || agreed }
      """
    ),
  ]

  static let spoilt: [SpoiltExercise] = [
    SpoiltExercise(
      name: "nothing", file: "solution.swift", old: "", new: "", findings: []),
    SpoiltExercise(
      name: "a starter that passes", file: "starter.swift", old: "  false",
      new: "  !name.isEmpty && agreed",
      findings: ["starter.swift:0 The starter passes as it stands."]),
    SpoiltExercise(
      name: "a starter that does not compile", file: "starter.swift", old: "  false", new: "  no",
      findings: ["starter.swift:3 The starter does not compile: cannot find 'no' in scope"]),
    SpoiltExercise(
      name: "a starter that compiles and should not", file: "exercise.md", old: "minutes: 5",
      new: "minutes: 5\nstarter: does-not-compile",
      findings: ["starter.swift:0 The starter compiles, and exercise.md says that it does not."]),
    SpoiltExercise(
      name: "a solution that does not compile", file: "solution.swift", old: "agreed\n",
      new: "agree\n",
      findings: [
        "solution.swift:2 The solution can't be compiled and run: cannot find 'agree' in scope"
      ]),
    SpoiltExercise(
      name: "a solution that crashes", file: "solution.swift", old: "!name.isEmpty",
      new: "name.first! == name.last!",
      findings: [
        "solution.swift:0 The solution can't be compiled and run: Consent alone is not enough"
      ]),
    SpoiltExercise(
      name: "a suite that does not compile", file: "suite.swift", old: "agreed: true))\n  }\n}",
      new: "agree: true))\n  }\n}",
      findings: ["suite.swift:13 The suite can't be compiled and run: incorrect argument label"]),
    SpoiltExercise(
      name: "a wrong answer that passes", file: "wrong/either.swift", old: "||", new: "&&",
      findings: ["wrong/either.swift:0 This wrong answer passes."]),
    SpoiltExercise(
      name: "a wrong answer that fails elsewhere", file: "wrong/either.swift",
      old: "!name.isEmpty || agreed", new: "agreed",
      findings: [
        "wrong/either.swift:1 This wrong answer does not fail the case `A name alone is not enough`."
      ]),
    SpoiltExercise(
      name: "a wrong answer that names no case", file: "wrong/either.swift", old: "enough\n",
      new: "enuogh\n",
      findings: [
        "wrong/either.swift:1 The suite has no case `A name alone is not enuogh`, which this answer should fail."
      ]),
    SpoiltExercise(
      name: "points for no case", file: "exercise.md", old: "A name alone is not enough: 2",
      new: "A name alone: 2",
      findings: [
        "exercise.md:6 The suite has no case `A name alone`, to which `points` gives some."
      ]),
    SpoiltExercise(
      name: "a case that looks at nothing", file: "suite.swift",
      old: "story.saw(\"may be sent\", canSubmit(name: \"Maya\", agreed: true))",
      new: "_ = canSubmit(name: \"Maya\", agreed: true)",
      findings: [
        "suite.swift:12 The case `Both together are enough` looks at nothing, so every answer passes it.",
        "starter.swift:0 The starter passes as it stands.",
      ]),
    SpoiltExercise(
      name: "a case whose name is no sentence", file: "suite.swift",
      old: "Both together are enough",
      new: "both", findings: ["suite.swift:12 The name of the case `both` is no sentence."]),
    SpoiltExercise(
      name: "a link that leads nowhere", file: "exercise.md", old: "notes.md", new: "nots.md",
      findings: ["exercise.md:10 The link to `nots.md` leads to no file."]),
    SpoiltExercise(
      name: "HTML", file: "exercise.md", old: "Done.", new: "Use Array<Int>.",
      findings: ["exercise.md:18 `<Int>` is HTML, which a terminal does not show."]),
    SpoiltExercise(
      name: "an open code block", file: "exercise.md", old: "Done.", new: "```swift\nlet a = 1\n",
      findings: ["exercise.md:18 The code block that begins here is never closed."]),
    SpoiltExercise(
      name: "an unknown key", file: "exercise.md", old: "minutes: 5", new: "minutes: 5\nminuts: 5",
      findings: ["exercise.md:5 `minuts` is no key of this."]),
    SpoiltExercise(
      name: "a blank", file: "exercise.md", old: "Done.", new: "TODO: say it.",
      findings: ["exercise.md:18 Something is still to be filled in here."]),
  ]

  @Test(arguments: spoilt)
  func `each fault is found at its place, and nothing else`(example: SpoiltExercise) async throws {
    let folder = try TemporaryFolder()
    for file in Self.files {
      let isSpoilt = file.path == example.file && !example.old.isEmpty
      #expect(!isSpoilt || file.text.contains(example.old), "nothing is spoilt")
      let text = isSpoilt ? file.text.replacing(example.old, with: example.new) : file.text
      try folder.write(text, to: "can-submit/\(file.path)")
    }
    try folder.write("Notes", to: "can-submit/README.md")
    let exercise = folder.file("can-submit")
    let page = try folder.read("can-submit/exercise.md").replacing("notes.md", with: "README.md")
    try folder.write(page, to: "can-submit/exercise.md")
    let report = await Verifier(grader: try Workbench.grader.get(), workers: 2)
      .report(on: .exercise(exercise))
    let found = report.findings.map {
      "\($0.file.replacing(exercise + "/", with: "")):\($0.line) \($0.message)"
    }
    #expect(found.count == example.findings.count, "\(report.lines(isDetailed: true))")
    for (one, expected) in zip(found, example.findings) {
      #expect(one.hasPrefix(expected), "\(report.lines(isDetailed: true))")
    }
  }

  @Test func `mutants that survive are told with their diff, and marks are heeded`() async throws {
    let folder = try TemporaryFolder()
    for file in Self.files {
      let text = file.text.replacing("[the notes](notes.md)", with: "the notes")
        .replacing(
          "canSubmit(name: \"Maya\", agreed: false)", with: "canSubmit(name: \"\", agreed: false)")
      try folder.write(text.replacing("||", with: "|| !"), to: file.path)
    }
    var verifier = Verifier(grader: try Workbench.grader.get(), workers: 2)
    verifier.withMutants = true
    let report = await verifier.report(on: .exercise(folder.path))
    let survivors = report.findings.filter { !$0.details.isEmpty }
    #expect(
      survivors.map(\.details) == ["@@ -2,1 +2,1 @@\n-  !name.isEmpty && agreed\n+  !name.isEmpty"])
    let id = try #require(survivors.first?.message.firstMatch(of: /\((logic-[0-9a-f]+)\)/)?.1)
    try folder.write(
      "equivalent:\n  \(id): Consent is always there.\n  boundary-000000: It is gone.\n",
      to: "mutants.yml")
    let again = await verifier.report(on: .exercise(folder.path))
    #expect(again.subjects.first?.mutants?.equivalent == 1)
    #expect(
      again.findings.contains {
        $0.line == 3 && $0.message == "The solution has no mutant `boundary-000000` any more."
      })
  }

  @Test func `a scaffold is sound but for its blanks`() async throws {
    let folder = try TemporaryFolder()
    for file in try Scaffold.exercise(named: "draft") { try folder.write(file.text, to: file.path) }
    var verifier = Verifier(grader: try Workbench.grader.get(), workers: 2)
    verifier.withMutants = true
    let report = await verifier.report(on: .exercise(folder.path))
    #expect(report.isSound(isRelease: false), "\(report.lines(isDetailed: true))")
    #expect(!report.isSound(isRelease: true))
    #expect(report.findings.allSatisfy { $0.message == "Something is still to be filled in here." })
  }
}
