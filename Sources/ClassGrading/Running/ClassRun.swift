package import CourseFiles
package import Grading

/// Judges the answers of a class, each afresh, on several cores, and can be stopped and started again at any moment.
package struct ClassRun: Sendable {
  /// Judges one answer, or gives nil where it was asked to stop; called on several threads at once.
  package typealias Judge = @Sendable (_ answer: [UInt8]) -> Verdict?

  /// Which answers are judged although their verdict still holds.
  package enum Again: Sendable, Equatable {
    case none
    case all
    /// Those of a student, by name or by the path of the submission.
    case student(String)

    func holds(for submission: Submission) -> Bool {
      switch self {
      case .none: false
      case .all: true
      case .student(let name): submission.student == name || submission.id == name
      }
    }
  }

  /// What to judge and where to.
  package struct Order: Sendable {
    package var exercise: Exercise
    /// The folder of results; made where it is not there.
    package var folder: String
    /// How many answers are judged at a time.
    package var workers: Int
    /// Hash of formlab and the toolchain.
    package var tool: String
    /// The part that is judged; nil for the whole class.
    package var shard: Shard?
    /// Whether the class was hidden by an `Anonymizer`.
    package var isAnonymous: Bool
    package var again: Again

    package init(
      exercise: Exercise, folder: String, workers: Int, tool: String, shard: Shard? = nil,
      isAnonymous: Bool = false, again: Again = .none
    ) {
      self.exercise = exercise
      self.folder = folder
      self.workers = max(workers, 1)
      self.tool = tool
      self.shard = shard
      self.isAnonymous = isAnonymous
      self.again = again
    }
  }

  /// How a run is followed and stopped.
  package struct Watch: Sendable {
    /// Seconds of a clock that only goes on.
    package var clock: @Sendable () -> Double
    /// Called after each answer, by one thread at a time.
    package var progress: @Sendable (ClassProgress) -> Void
    /// Asked before each answer; what was begun is finished.
    package var isCancelled: @Sendable () -> Bool

    package init(
      clock: @escaping @Sendable () -> Double,
      progress: @escaping @Sendable (ClassProgress) -> Void = { _ in },
      isCancelled: @escaping @Sendable () -> Bool = { false }
    ) {
      self.clock = clock
      self.progress = progress
      self.isCancelled = isCancelled
    }
  }

  /// Times that an answer is judged on which the grader itself fails.
  static let tries = 3

  private let order: Order
  private let judge: Judge

  package init(_ order: Order, judge: @escaping Judge) {
    self.order = order
    self.judge = judge
  }

  /// Judges all that is not judged yet.
  ///
  /// - Parameters:
  ///   - found: the class.
  ///   - watch: how the run is followed and stopped.
  /// - Returns: what was done.
  /// - Throws: `ClassProblem`; what was judged until then is kept.
  package func run(
    _ found: SubmissionFinder.Result, _ watch: Watch
  ) throws(ClassProblem) -> ClassSummary {
    let folder = order.shard.map { "\(order.folder)/\($0.folder)" } ?? order.folder
    try SystemCall.makeFolder(folder)
    let lock = try FolderLock(folder, tries: order.shard == nil ? 1 : 120)
    defer { withExtendedLifetime(lock) {} }
    var record = try record(of: found.roster)
    try ClassStore.checkSame(as: record, in: folder)
    try ClassStore.write(record, in: folder)
    let results = try ResultsFile(in: folder)
    let mine = found.roster.submissions.enumerated()
      .filter { order.shard?.contains($0.offset) ?? true }.map(\.element)
    let work = ClassWork(
      submissions: mine, reader: found.reader, record: record, results: results,
      again: order.again, judge: judge, watch: watch)
    try work.run(workers: order.workers)
    let summary = work.summary
    if !summary.unreadable.isEmpty {
      record.unreadable = summary.unreadable
      try ClassStore.write(record, in: folder)
    }
    if summary.isComplete { try ResultsFile.arrange(results, in: folder, as: mine.map(\.id)) }
    return summary
  }

  /// Judges the solution first: it tells the cases, warms what is prepared once, and shows what isolates the answers.
  private func record(of roster: Roster) throws(ClassProblem) -> ClassRecord {
    let exercise = order.exercise
    guard let verdict = judge(Array(exercise.solution.text.utf8)) else { throw .interrupted }
    guard verdict.sandbox != "limits" else { throw .noSandbox(level: verdict.sandbox) }
    guard verdict.outcome != .graderFault else {
      throw .graderFault(message: FaultMessage.of(verdict))
    }
    guard verdict.outcome == .passed else {
      throw .solutionFails(exercise: exercise.id, reason: VerdictWords.summary(of: verdict))
    }
    return ClassRecord(
      exercise: exercise.id, title: exercise.title, suite: Fingerprint.suite(of: exercise),
      tool: order.tool, sandbox: verdict.sandbox,
      scale: try Scale(
        cases: verdict.cases, points: exercise.points, exercise: exercise.id),
      roster: roster, isAnonymous: order.isAnonymous)
  }
}
