import CourseFiles
import Foundation
import Grading
import Jobs
import Testing

@Suite("Trouble of the machine", .serialized)
struct MachineryTests {
  private func outcome(_ change: (inout GraderConfiguration) -> Void) throws -> Verdict {
    var configuration = try Fixture.configuration()
    change(&configuration)
    let exercise = try Fixture.exercise("focus-chain")
    return try Grader(configuration).check(exercise, answer: Array(exercise.solution.text.utf8))
  }

  @Test func aMissingSandboxProgramIsNobodysFault() throws {
    let verdict = try outcome {
      $0.sandbox = Sandbox(level: .bubblewrap, bubblewrap: "/nonexistent/bwrap")
    }
    #expect(verdict.outcome == .graderFault)
    #expect(verdict.message?.isEmpty == false)
  }

  @Test func aSandboxThatFailsIsNobodysFault() throws {
    let verdict = try outcome { $0.sandbox = Sandbox(level: .bubblewrap, bubblewrap: "/bin/false") }
    #expect(verdict.outcome == .graderFault)
  }

  @Test func aCacheThatCannotBeWrittenIsNobodysFault() throws {
    let verdict = try outcome { $0.cacheFolder = "/proc/formlab" }
    #expect(verdict.outcome == .graderFault)
    #expect(verdict.message?.contains("Cannot write") == true)
  }

  @Test func aBrokenSuiteIsTheAuthors() throws {
    var exercise = try Fixture.exercise("focus-chain")
    exercise.suite.text += "\nlet x: Int = \"\"\n"
    let verdict = try Fixture.grader.get().check(
      exercise, answer: Array(exercise.solution.text.utf8))
    #expect(verdict.outcome == .graderFault)
    #expect(
      verdict.message?.hasPrefix("The suite of this exercise is broken: ") == true,
      "\(verdict.summary)")
  }

  @Test func anEmptySuiteNeverPasses() throws {
    var exercise = try Fixture.exercise("focus-chain")
    exercise.suite.text =
      "import FormlabSuite\nlet suite = Suite {}\nlet unused = nextField(after: .name)\n"
    let verdict = try Fixture.grader.get().check(
      exercise, answer: Array(exercise.solution.text.utf8))
    #expect(verdict.outcome == .graderFault, "\(verdict.summary)")
  }

  @Test func aDamagedCacheIsRebuilt() throws {
    let cache = NSTemporaryDirectory() + "formlab-damaged-\(getpid())"
    defer { try? FileManager.default.removeItem(atPath: cache) }
    func check() throws -> Verdict { try outcome { $0.cacheFolder = cache } }
    #expect(try check().outcome == .passed)
    let exercises = cache + "/exercises"
    for key in try FileManager.default.contentsOfDirectory(atPath: exercises) {
      for name in ["Suite.o", "Bridge.o", "given/Given.o"] {
        try Data("damaged".utf8).write(to: URL(fileURLWithPath: "\(exercises)/\(key)/\(name)"))
      }
    }
    #expect(try check().outcome == .passed)
    for key in try FileManager.default.contentsOfDirectory(atPath: exercises) {
      try Data("{".utf8).write(to: URL(fileURLWithPath: "\(exercises)/\(key)/prepared.json"))
    }
    #expect(try check().outcome == .passed)
  }

  @Test func severalGradersShareACache() throws {
    let exercise = try Fixture.exercise("focus-chain")
    let cache = NSTemporaryDirectory() + "formlab-shared-\(getpid())"
    defer { try? FileManager.default.removeItem(atPath: cache) }
    var configuration = try Fixture.configuration()
    configuration.cacheFolder = cache
    let graders = try (0..<3).map { _ in try Grader(configuration) }
    DispatchQueue.concurrentPerform(iterations: 3) { index in
      let verdict = try? graders[index].check(exercise, answer: Array(exercise.solution.text.utf8))
      if verdict?.outcome != .passed { Issue.record("\(verdict?.summary ?? "no verdict")") }
    }
  }
}
