import CourseFiles
import Foundation
import Grading
import Testing

@Suite("Running an answer")
struct ScriptRunTests {
  private func run(_ answer: String) throws -> AnswerRun {
    try Fixture.grader.get().run(try Fixture.exercise("focus-chain"), answer: Array(answer.utf8))
  }

  @Test func showsWhatTheDemoLinesPrint() throws {
    let starter = try Fixture.exercise("focus-chain").starter.text
    let run = try run(starter)
    #expect(run.outcome == .ended)
    #expect(run.output == "name\n")
  }

  @Test func runsAProgramThatBelongsToNoSuite() throws {
    let nothing = SourceText(path: "", text: "")
    let sample = Exercise(
      id: "sample", title: "", lesson: "", minutes: 1, folder: "", imports: ["Foundation"],
      task: "",
      hints: [], after: "", starter: nothing, solution: nothing, suite: nothing)
    let run = try Fixture.grader.get().run(sample, answer: Array("print(1 + 1)\n".utf8))
    #expect(run.output == "2\n")
  }

  @Test func tellsACrashAndKeepsWhatWasPrintedBefore() throws {
    let run = try run("print(\"before\", terminator: \"\")\nlet none: Field? = nil\nprint(none!)\n")
    #expect(run.outcome == .crashed)
    #expect(run.line == 3)
    #expect(run.message == "A value was nil where `!` promised that it is not.")
    #expect(run.output.contains("before"))
  }

  @Test func endsALoop() throws {
    var exercise = try Fixture.exercise("focus-chain")
    exercise.limits.wallSeconds = 1
    let run = try Fixture.grader.get().run(
      exercise, answer: Array("print(\"go\")\nwhile true {}\n".utf8))
    #expect(run.outcome == .timedOut)
    #expect(run.output == "go\n")
  }
}
