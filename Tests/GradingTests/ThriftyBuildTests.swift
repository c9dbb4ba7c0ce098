import Grading
import Testing

/// An answer of a class is compiled with its demo lines in one call; the verdict is that of a learner's own check.
@Suite("Demo lines in a class")
struct ThriftyBuildTests {
  private static let right =
    "func nextField(after field: Field) -> Field? { switch field { case .name: .email; case .email: .password; case .password: nil } }\n"

  struct Row: Sendable, CustomTestStringConvertible {
    var name: String
    var demo: String
    var isPassed = true
    var testDescription: String { name }
  }

  @Test(arguments: [
    Row(
      name: "a loop",
      demo:
        "var f: Field? = .name\nfor _ in 0..<3 { f = f.flatMap { nextField(after: $0) } }\nprint(f as Any)"
    ),
    Row(
      name: "an end of the process",
      demo: "if nextField(after: .name) == nil { fatalError(\"no\") }"),
    Row(name: "an await", demo: "let t = Task { 1 }\nprint(await t.value)"),
    Row(name: "a try", demo: "struct E: Error {}\nfunc g() throws { throw E() }\ntry g()"),
    Row(name: "an effect without use", demo: "nextField(after: .email)"),
    Row(
      name: "a closure that returns",
      demo: "let g = { (f: Field) -> Field? in return nextField(after: f) }\n_ = g(.name)"),
    Row(name: "a conditional", demo: "#if DEBUG\nprint(1)\n#endif\nprint(2)"),
    Row(name: "a missing name", demo: "print(nothing)", isPassed: false),
    Row(name: "a return", demo: "print(1)\nreturn", isPassed: false),
    Row(name: "a break", demo: "break", isPassed: false),
    Row(name: "an open bracket", demo: "print(nextField(after: .name)", isPassed: false),
  ])
  func areJudgedAsALearnersOwn(_ row: Row) throws {
    let exercise = try Fixture.exercise("focus-chain")
    let answer = Array((Self.right + row.demo + "\n").utf8)
    let grader = try Fixture.grader.get()
    let own = try grader.check(exercise, answer: answer, options: .learner)
    let ofClass = try grader.check(exercise, answer: answer, options: .batch)
    #expect((own.outcome == .passed) == row.isPassed, "\(own.summary)")
    #expect(ofClass.outcome == own.outcome, "\(ofClass.summary)")
    #expect(
      ofClass.diagnostics.filter { $0.severity == .error }
        == own.diagnostics.filter { $0.severity == .error })
  }
}
