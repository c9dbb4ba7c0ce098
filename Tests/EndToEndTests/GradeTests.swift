import ClassFixtures
import FormlabTestSupport
import Foundation
import Testing

/// `grade` as an instructor uses it: the built program, the real course, the real sandbox.
@Suite(.serialized) struct GradeTests {
  let formlab: Formlab
  let work: TemporaryFolder

  init() throws {
    formlab = try Formlab()
    work = try TemporaryFolder()
  }

  /// Writes a class; gives the outcomes that its answers must get, by file.
  @discardableResult
  func writeClass(
    _ count: Int, seed: UInt64 = 7, _ layout: FixtureLayout = .files
  ) throws -> [String: String] {
    var expected: [String: String] = [:]
    for (index, answer) in FixtureClass(count: count, seed: seed).answers.enumerated() {
      let path = layout.path(of: answer.student, at: index)
      let folder = (work.file("class/\(path)") as NSString).deletingLastPathComponent
      try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
      try work.write(answer.text, to: "class/\(path)")
      expected[path] = answer.outcome
    }
    return expected
  }

  func grade(_ more: String..., out: String = "out") throws -> ProgramResult {
    let arguments =
      ["grade", work.file("class"), "--exercise", "focus-chain", "--out", work.file(out)] + more
    return try runProgram(
      formlab.path, arguments, environment: formlab.environment, within: 300)
  }

  /// The lines of the results as dictionaries, in order.
  func results(_ out: String = "out") throws -> [[String: Any]] {
    try work.read("\(out)/results.jsonl").split(separator: "\n").compactMap {
      try JSONSerialization.jsonObject(with: Data($0.utf8)) as? [String: Any]
    }
  }

  @Test func everyAnswerGetsItsVerdict() throws {
    let expected = try writeClass(24, .moodle)
    let graded = try grade()
    #expect(graded.status == .exited(0), "\(graded)")
    var outcomes: [String: String] = [:]
    for result in try results() {
      let verdict = try #require(result["verdict"] as? [String: Any])
      outcomes[try #require(result["file"] as? String)] = verdict["outcome"] as? String
      #expect(verdict["sandbox"] as? String == "bubblewrap")
    }
    #expect(outcomes == expected)
    for file in ["results.csv", "junit.xml", "report.html", "gradescope/24/results.json"] {
      #expect(FileManager.default.fileExists(atPath: work.file("out/\(file)")), "\(file)")
    }
    #expect(graded.error.contains("24 of 24 judged"))
  }

  @Test func killedAtAnyMomentItJudgesOnlyWhatIsMissing() throws {
    try writeClass(12)
    let whole = try grade("--jobs", "1", out: "whole")
    #expect(whole.status == .exited(0))
    var lines = 0
    for _ in 0..<4 where lines < 12 {
      try killed(afterLines: lines + 2)
      lines = try work.read("out/results.jsonl").split(separator: "\n").count
    }
    let last = try grade("--json")
    #expect(last.status == .exited(0))
    let summary = try #require(
      try JSONSerialization.jsonObject(with: Data(last.output.utf8)) as? [String: Any])
    let kept = try #require(summary["kept"] as? Int)
    #expect(kept >= 2)
    #expect(try #require(summary["judged"] as? Int) + kept == 12)
    #expect(try work.read("out/results.csv") == work.read("whole/results.csv"))
  }

  /// Starts `grade` and kills it as soon as it has judged so many.
  private func killed(afterLines lines: Int) throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: formlab.path)
    process.arguments = [
      "grade", work.file("class"), "--exercise", "focus-chain", "--out", work.file("out"),
    ]
    process.environment = formlab.environment.merging(defaultEnvironment) { one, _ in one }
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    for _ in 0..<6000 where process.isRunning {
      let text = (try? work.read("out/results.jsonl")) ?? ""
      if text.split(separator: "\n").count >= lines { break }
      usleep(10_000)
    }
    kill(process.processIdentifier, SIGKILL)
    process.waitUntilExit()
  }

  @Test func partsAndTheirMergeGiveTheSameTable() throws {
    try writeClass(9, .canvas)
    #expect(try grade(out: "whole").status == .exited(0))
    for part in 1...3 { #expect(try grade("--shard", "\(part)/3").status == .exited(0)) }
    let merged = try grade("--merge")
    #expect(merged.status == .exited(0), "\(merged)")
    #expect(try work.read("out/results.csv") == work.read("whole/results.csv"))
  }

  @Test func listingTellsWhatIsFound() throws {
    try writeClass(2)
    try work.write("", to: "class/notes.md")
    let listed = try grade("--list")
    #expect(listed.status == .exited(0))
    #expect(listed.output.hasPrefix("2 answers\n"))
    #expect(listed.output.contains("Passed over\n  notes.md: not a Swift file\n"))
    #expect(!FileManager.default.fileExists(atPath: work.file("out")))
  }

  struct Row: Sendable, CustomTestStringConvertible {
    var arguments: [String]
    var status: Int32
    var error: String
    var testDescription: String { arguments.joined(separator: " ") }
  }

  @Test(arguments: [
    Row(
      arguments: [], status: 64,
      error: "\"grade\" wants SUBMISSIONS.\n\"help grade\" explains it.\n"),
    Row(
      arguments: ["class", "--out", "x"], status: 64,
      error: "\"grade\" wants --exercise EXERCISE.\n\"help grade\" explains it.\n"),
    Row(
      arguments: ["class", "--exercise", "focus-chain"], status: 64,
      error: "\"grade\" wants --out DIR.\n\"help grade\" explains it.\n"),
    Row(
      arguments: ["/nowhere", "--exercise", "focus-chain", "--out", "x"], status: 66,
      error: "There is nothing at /nowhere.\nCheck the name and its permissions.\n"),
    Row(
      arguments: ["class", "--exercise", "focus-chain", "--out", "x", "--shard", "4/3"], status: 64,
      error: "--shard can't be \"4/3\".\nIt wants K/N with K from 1 to N, as in 3/8.\n"),
    Row(
      arguments: ["class", "--exercise", "focus-chian", "--out", "x"], status: 66,
      error: "There is no exercise \"focus-chian\".\nDid you mean \"focus-chain\"?\n"),
  ])
  func wrongUseIsSaid(_ row: Row) throws {
    let result = try runProgram(
      formlab.path, ["grade"] + row.arguments, environment: formlab.environment)
    #expect(result.error.hasSuffix(row.error))
    #expect(result.status == .exited(row.status))
  }
}
