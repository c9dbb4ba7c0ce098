import ClassGrading
import CourseFiles
import Foundation
import Grading
import Synchronization
import Testing

@Suite struct ClassRunTests {
  @Test func judgesEveryAnswerOnce() throws {
    let room = try ClassRoom(["ada": "solution a", "ben": "miss 1 3", "cy": "outcome crashed"])
    let summary = try room.run()
    #expect(summary.judged == 3)
    #expect(summary.passed == 1)
    #expect(summary.isComplete)
    let results = try room.results()
    #expect(results.map(\.student) == ["ada", "ben", "cy"])
    #expect(results.map(\.points) == [5, 3, 1])
    #expect(results.map(\.full) == [5, 5, 5])
    #expect(results.map(\.verdict.outcome) == [.passed, .failed, .crashed])
  }

  @Test func aSecondRunJudgesNothing() throws {
    let room = try ClassRoom(["ada": "solution a", "ben": "miss 1"])
    try room.run()
    let before = try room.results()
    let summary = try room.run()
    #expect(summary.kept == 2)
    #expect(summary.judged == 0)
    #expect(try room.results() == before)
    #expect(room.judge.judged.sorted() == ["miss 1", "solution a"])
  }

  @Test(arguments: [0, 1, 3, 7]) func aStoppedRunGoesOnWhereItWas(_ stopAfter: Int) throws {
    let names = (1...12).map { "student\($0)" }
    let room = try ClassRoom(Dictionary(uniqueKeysWithValues: names.map { ($0, "miss 1 \($0)") }))
    let asked = Mutex(0)
    let first = try room.run(workers: 1) {
      asked.withLock {
        $0 += 1; return $0 > stopAfter
      }
    }
    #expect(first.judged == stopAfter)
    #expect(!first.isComplete)
    let second = try room.run()
    #expect(second.kept == stopAfter)
    #expect(second.judged == 12 - stopAfter)
    #expect(second.isComplete)
    #expect(Set(room.judge.judged).count == 12 && room.judge.judged.count == 12)
  }

  @Test func aTornLastLineIsJudgedAgain() throws {
    let room = try ClassRoom(["ada": "solution a", "ben": "miss 1", "cy": "miss 2"])
    try room.run(workers: 1)
    let whole = try room.scratch.data("out/results.jsonl")
    for cut in [1, 2, 40, 300] {
      try room.scratch.write(whole.dropLast(cut), to: "out/results.jsonl")
      let summary = try room.run()
      #expect(summary.judged == 1)
      #expect(summary.kept == 2)
      #expect(try room.scratch.data("out/results.jsonl") == whole)
    }
  }

  @Test func aDamagedLineIsJudgedAgain() throws {
    let room = try ClassRoom(["ada": "solution a", "ben": "miss 1", "cy": "miss 2"])
    try room.run()
    let lines = try room.scratch.text("out/results.jsonl").split(separator: "\n")
    let damaged =
      [lines[0], "{\"submission\":", "\u{0}\u{0}", lines[2]].joined(separator: "\n") + "\n"
    try room.scratch.write(damaged, to: "out/results.jsonl")
    #expect(try room.run().judged == 1)
    #expect(try room.results().map(\.student) == ["ada", "ben", "cy"])
  }

  @Test func aChangedAnswerIsJudgedAgain() throws {
    let room = try ClassRoom(["ada": "miss 1 2", "ben": "miss 1"])
    try room.run()
    try room.hand(in: "solution", by: "ada")
    let summary = try room.run()
    #expect(summary.kept == 1)
    #expect(summary.changes.map(\.student) == ["ada"])
    let result = try room.results()[0]
    #expect(result.points == 5)
    #expect(
      result.previous == ClassResult.Previous(outcome: .failed, points: 3, changed: ["answer"]))
  }

  @Test func whatWasJudgedWithAnotherSuiteOrToolIsJudgedAgain() throws {
    var room = try ClassRoom(["ada": "miss 1", "ben": "miss 2"])
    try room.run()
    room.exercise.suite.text = "another suite"
    room.tool = "another tool"
    let summary = try room.run()
    #expect(summary.judged == 2)
    #expect(summary.changes.isEmpty)
    #expect(
      try room.results().map(\.previous?.changed) == [["suite", "tool"], ["suite", "tool"]])
  }

  @Test func newPointsJudgeNothingAgainAndCount() throws {
    var room = try ClassRoom(["ada": "miss 1"])
    try room.run()
    room.exercise.points = [StandInJudge.cases[0]: 6]
    #expect(try room.run().judged == 0)
    try room.writeReports()
    #expect(try room.scratch.text("out/results.csv").contains(",failed,4,10,40.0,"))
  }

  @Test func aFaultOfTheGraderIsTriedAgainAndNeverScored() throws {
    let room = try ClassRoom(["ada": "fault 2", "ben": "fault 99", "cy": "solution c"])
    let summary = try room.run()
    #expect(summary.faults == [.init(student: "ben", message: "message of graderFault")])
    #expect(try room.results().map(\.points) == [5, nil, 5])
    #expect(summary.isComplete)
    let again = try room.run()
    #expect(again.kept == 2)
    #expect(again.faults.count == 1)
  }

  @Test func aGraderThatAlwaysFailsStopsTheClass() throws {
    let names = (1...40).map { "student\($0)" }
    let room = try ClassRoom(Dictionary(uniqueKeysWithValues: names.map { ($0, "fault 99 \($0)") }))
    #expect(throws: ClassProblem.graderFault(message: "message of graderFault")) {
      try room.run(workers: 1)
    }
    #expect(room.judge.judged.count < 10)
  }

  @Test func withoutASandboxNobodyIsJudged() throws {
    var room = try ClassRoom(["ada": "solution"])
    room.judge = StandInJudge(sandbox: "limits")
    #expect(throws: ClassProblem.noSandbox(level: "limits")) { try room.run() }
    #expect(
      ClassProblem.noSandbox(level: "limits").message
        == "No sandbox is available on this computer, so other people's answers can't be judged here."
    )
    #expect(!room.scratch.exists("out/results.jsonl"))
  }

  @Test func anExerciseWhoseSolutionFailsJudgesNobody() throws {
    var room = try ClassRoom(["ada": "solution"])
    room.exercise.solution.text = "miss 2"
    #expect(
      throws: ClassProblem.solutionFails(
        exercise: "focus-chain", reason: "after email comes password: expected nil, came .name of 1"
      )
    ) { try room.run() }
  }

  @Test func pointsForACaseThatIsNotThereAreRefused() throws {
    var room = try ClassRoom(["ada": "solution"])
    room.exercise.points = ["no such case": 2]
    #expect(
      throws: ClassProblem.pointsForUnknownCase(exercise: "focus-chain", names: ["no such case"])
    ) { try room.run() }
  }

  @Test func aFolderHoldsOneExercise() throws {
    var room = try ClassRoom(["ada": "solution"])
    try room.run()
    room.exercise.id = "name-limit"
    #expect(
      throws: ClassProblem.otherExercise(path: room.out, found: "focus-chain", wanted: "name-limit")
    ) { try room.run() }
  }

  @Test func anUnreadableAnswerHarmsNoOther() throws {
    let room = try ClassRoom(["ada": "solution", "ben": "miss 1"])
    try room.scratch.write(Data(count: 2 << 20), to: "class/cy.swift")
    let summary = try room.run()
    #expect(summary.isComplete)
    #expect(
      summary.unreadable == [
        .init(
          id: "cy.swift", student: "cy",
          reason: "cy.swift can't be judged: it is too large for an answer.")
      ])
    try room.writeReports()
    #expect(try room.scratch.text("out/results.csv").contains("cy,,cy.swift,,no answer,,5,"))
  }

  @Test func resultsOfStudentsWhoLeftAreKeptApart() throws {
    let room = try ClassRoom(["ada": "solution", "ben": "miss 1"])
    try room.run()
    try FileManager.default.removeItem(atPath: "\(room.scratch.path)/class/ben.swift")
    try room.run()
    #expect(try room.results().map(\.student) == ["ada"])
    #expect(try room.scratch.text("out/results-old.jsonl").contains("\"student\":\"ben\""))
  }

  @Test func anUnwritableFolderIsSaid() throws {
    let room = try ClassRoom(["ada": "solution"])
    try room.scratch.write("a file", to: "out")
    do {
      try room.run()
      Issue.record("it ran")
    } catch let problem as ClassProblem {
      #expect(problem.kind == .ioError)
      #expect(problem.message.hasPrefix("\(room.out)"))
    }
  }

  @Test func twoRunsDoNotShareAFolder() throws {
    let room = try ClassRoom(["ada": "solution"])
    try room.run()
    let lock = unsafe open("\(room.out)/.lock", O_RDWR)
    #expect(flock(lock, LOCK_EX) == 0)
    #expect(throws: ClassProblem.inUse(path: room.out)) { try room.run() }
    close(lock)
  }
}
