import ClassGrading
import Synchronization

/// A class in a scratch folder, judged by a stand-in.
struct ClassRoom {
  let scratch: ScratchFolder
  var exercise = sampleExercise()
  var judge = StandInJudge()
  var tool = "tool"

  /// Hands in `answers`: texts by the student's name.
  init(_ answers: [String: String]) throws {
    scratch = try ScratchFolder()
    for (student, text) in answers { try hand(in: text, by: student) }
  }

  /// The folder of results.
  var out: String { "\(scratch.path)/out" }

  func hand(in text: String, by student: String) throws {
    try scratch.write(text, to: "class/\(student).swift")
  }

  /// Judges the class.
  @discardableResult
  func run(
    shard: Shard? = nil, workers: Int = 2, isAnonymous: Bool = false,
    isCancelled: @escaping @Sendable () -> Bool = { false }
  ) throws -> ClassSummary {
    var found = try SubmissionFinder(exercise).find(at: "\(scratch.path)/class")
    if isAnonymous {
      var numbers = SeededNumbers(state: 7)
      let anonymizer = try Anonymizer(found.roster, exercise: exercise, in: out, using: &numbers)
      found.roster = anonymizer.hide(found.roster)
    }
    let order = ClassRun.Order(
      exercise: exercise, folder: out, workers: workers, tool: tool, shard: shard,
      isAnonymous: isAnonymous)
    let seconds = Mutex(0.0)
    let watch = ClassRun.Watch(
      clock: {
        seconds.withLock {
          $0 += 1; return $0
        }
      }, isCancelled: isCancelled)
    let judge = judge
    return try ClassRun(order) { judge.judge($0) }.run(found, watch)
  }

  func writeReports() throws { try ClassReports.write(in: out, at: Moment(seconds: 1_796_000_000)) }

  /// The lines of the results, decoded.
  func results(in folder: String = "out") throws -> [ClassResult] {
    try scratch.text("\(folder)/results.jsonl").split(separator: "\n").map { line in
      guard let result = JSONLine.decode(ClassResult.self, line.utf8) else { throw NoResult() }
      return result
    }
  }

  struct NoResult: Error {}
}
