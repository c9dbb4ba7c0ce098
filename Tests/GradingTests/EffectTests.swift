import CourseFiles
import FormlabTestSupport
import Foundation
import Grading
import Jobs
import Testing

@Suite("Judging an attack", .serialized)
struct EffectTests {
  /// A grader with a folder and, as root, a user of its own, so that what it leaves can be told from others'.
  private static let configuration = Result {
    var configuration = try Fixture.configuration()
    configuration.cacheFolder += "/effects"
    if geteuid() == 0 {
      let sandbox = configuration.sandbox
      configuration.sandbox = Sandbox(
        level: sandbox.level, bubblewrap: "/usr/bin/bwrap", user: user)
    }
    return configuration
  }
  private static let grader = Result { try Grader(configuration.get()) }
  private static let user: UInt32 = 53_999

  private func check(_ file: String, _ folder: String = AttackCase.folder) throws -> Verdict {
    let modules = ["Foundation", "Glibc", "Dispatch"]
    let exercise = try Fixture.exercise(
      "focus-chain", imports: modules, limits: AttackCase.shortLimits)
    return try EffectTests.grader.get().check(
      exercise, answer: try AttackCase(file: file, allowed: []).bytes(folder))
  }

  /// Processes of the answers' user; none are known where we are not root.
  private var leftovers: [String] {
    get throws {
      guard geteuid() == 0 else { return [] }
      return try FileManager.default.contentsOfDirectory(atPath: "/proc").filter { name in
        guard Int(name) != nil,
          let owner = try? FileManager.default.attributesOfItem(atPath: "/proc/\(name)")[
            .ownerAccountID]
        else { return false }
        // Each run has a user of its own, at a fixed distance from the grader's.
        let number = (owner as? NSNumber)?.uint32Value ?? 0
        return number >= EffectTests.user && (number - EffectTests.user) % 5_000 == 0
      }
    }
  }

  @Test(
    "leaves no process and no folder",
    arguments: [
      "p01-fork-storm.swift", "p04-background-child-holds-pipe.swift", "t04-busy-threads.swift",
      "t07-ignore-sigterm-loop.swift", "i10-fifos-and-devices.swift",
    ])
  func leavesNothing(_ file: String) throws {
    let verdict = try check(file)
    #expect(verdict.outcome != .passed)
    let deadline = Date() + 1
    while try !leftovers.isEmpty, Date() < deadline { Thread.sleep(forTimeInterval: 0.05) }
    #expect(try leftovers == [])
    let work = try EffectTests.configuration.get().cacheFolder + "/work"
    #expect(try FileManager.default.contentsOfDirectory(atPath: work) == [])
  }

  @Test func touchesNoFileOfOurs() throws {
    let canary = NSTemporaryDirectory() + "formlab-progress-canary"
    try "whole".write(toFile: canary, atomically: true, encoding: .utf8)
    defer { try? FileManager.default.removeItem(atPath: canary) }
    for file in [
      "i07-tamper-store.swift", "i10-fifos-and-devices.swift", "p10-preload-and-reexec.swift",
    ] {
      #expect(try check(file).outcome != .passed)
    }
    #expect(try String(contentsOfFile: canary, encoding: .utf8) == "whole")
  }

  @Test func reachesNoListener() throws {
    let listener = try Listener(port: 47_113)
    #expect(try check("k01-connect-loopback.swift").outcome != .passed)
    #expect(!listener.hasCaller)
    #expect(try listener.isReachable, "the listener itself works")
  }

  @Test func showsNoControlCharacter() throws {
    let verdict = try check("o07-terminal-escapes-right.swift")
    #expect(verdict.outcome == .passed)
    #expect(!verdict.output.unicodeScalars.contains { $0.value < 0x20 && $0 != "\n" && $0 != "\t" })
    #expect(verdict.output.contains("all tests passed"))
  }

  @Test func startsEveryTime() throws {
    let exercise = try Fixture.exercise("focus-chain")
    let grader = try EffectTests.grader.get()
    for _ in 0..<(LongTests.areWanted ? 40 : 5) {
      let verdict = try grader.check(exercise, answer: Array(exercise.solution.text.utf8))
      #expect(verdict.outcome == .passed, "\(verdict.summary)")
    }
  }

  @Test func endsWhenCancelled() throws {
    let cancellation = Cancellation()
    let exercise = try Fixture.exercise(
      "focus-chain", limits: AnswerLimits(cpuSeconds: 30, wallSeconds: 60))
    let grader = try EffectTests.grader.get()
    try grader.prepare(exercise)
    Thread.detachNewThread {
      Thread.sleep(forTimeInterval: 1)
      cancellation.cancel()
    }
    let start = Date()
    #expect(throws: GraderFault.cancelled) {
      _ = try grader.check(
        exercise,
        answer: Array("func nextField(after field: Field) -> Field? { while true {} }".utf8),
        cancellation: cancellation)
    }
    #expect(Date().timeIntervalSince(start) < 20)
    #expect(try leftovers == [])
  }
}
