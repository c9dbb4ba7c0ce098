import Dispatch
import Grading
import Synchronization
internal import MessageDigest

/// The queue of answers that workers share, and what came of it.
final class ClassWork: Sendable {
  private struct State {
    var next = 0
    var done = 0
    var judged = 0
    /// Indices of answers that the grader failed on, to be tried again.
    var faulted: [Int] = []
    var firstFaultsInARow = 0
    var problem: ClassProblem?
    var isCancelled = false
    var summary = ClassSummary()
  }

  /// Faults at the very beginning, without one verdict, after which the rest is not tried.
  private static let hopelessFaults = 6

  private let submissions: [Submission]
  private let reader: AnswerReader
  private let record: ClassRecord
  private let results: ResultsFile
  private let again: ClassRun.Again
  private let judge: ClassRun.Judge
  private let watch: ClassRun.Watch
  private let started: Double
  private let state = Mutex(State())

  init(
    submissions: [Submission], reader: AnswerReader, record: ClassRecord, results: ResultsFile,
    again: ClassRun.Again, judge: @escaping ClassRun.Judge, watch: ClassRun.Watch
  ) {
    self.submissions = submissions
    self.reader = reader
    self.record = record
    self.results = results
    self.again = again
    self.judge = judge
    self.watch = watch
    started = watch.clock()
  }

  /// What was done.
  var summary: ClassSummary {
    state.withLock { state in
      var summary = state.summary
      summary.isComplete = state.done == submissions.count && !state.isCancelled
      summary.changes.sort { $0.student < $1.student }
      summary.faults.sort { $0.student < $1.student }
      summary.unreadable.sort { $0.student < $1.student }
      return summary
    }
  }

  /// Judges everything, then once more, up to a few times, what the grader failed on.
  func run(workers: Int) throws(ClassProblem) {
    var indices = Array(submissions.indices)
    for attempt in 1...ClassRun.tries {
      work(through: indices, attempt: attempt, workers: workers)
      if let problem = state.withLock({ $0.problem }) { throw problem }
      indices = state.withLock { state in
        defer { state.faulted = [] }
        return state.isCancelled ? [] : state.faulted.sorted()
      }
      if indices.isEmpty { return }
    }
  }

  private func work(through indices: [Int], attempt: Int, workers: Int) {
    state.withLock { $0.next = 0 }
    let queue = DispatchQueue(label: "formlab.class", attributes: .concurrent)
    let group = DispatchGroup()
    for _ in 0..<min(workers, indices.count) {
      queue.async(group: group) {
        while let index = self.take(from: indices) {
          self.handle(index, isLast: attempt == ClassRun.tries)
        }
      }
    }
    group.wait()
  }

  private func take(from indices: [Int]) -> Int? {
    let isCancelled = watch.isCancelled()
    return state.withLock { state in
      if isCancelled { state.isCancelled = true }
      guard !state.isCancelled, state.problem == nil, state.next < indices.count else { return nil }
      defer { state.next += 1 }
      return indices[state.next]
    }
  }

  private func handle(_ index: Int, isLast: Bool) {
    let submission = submissions[index]
    let answer: [UInt8]
    do throws(AnswerReader.Unreadable) { answer = try reader.read(submission.location) } catch {
      // Without names the file's own is not known.
      let file = submission.file.isEmpty ? "The file" : submission.file
      let reason = "\(file) can't be judged: \(error.reason)."
      finish {
        $0.summary.unreadable.append(
          .init(id: submission.id, student: submission.student, reason: reason))
      }
      return
    }
    let hash = SHA256.hex(answer)
    let old = results.result(of: submission.id)
    if let old, old.isCurrent(answer: hash, suite: record.suite, tool: record.tool),
      !again.holds(for: submission)
    {
      finish { $0.summary.kept += 1 }
      return
    }
    guard let judged = judge(answer) else { return state.withLock { $0.isCancelled = true } }
    keep(result(of: submission, judged, hash, old), of: index, isLast: isLast)
  }

  private func result(
    of submission: Submission, _ judged: Verdict, _ hash: String, _ old: ClassResult?
  ) -> ClassResult {
    let verdict = submission.scrubber?.scrub(judged) ?? judged
    return ClassResult(
      submission: submission.id, student: submission.student, number: submission.number,
      file: submission.file, late: submission.isLate, answer: hash, suite: record.suite,
      tool: record.tool, points: record.scale.points(for: verdict), full: record.scale.full,
      verdict: verdict, previous: previous(old, hash))
  }

  private func previous(_ old: ClassResult?, _ hash: String) -> ClassResult.Previous? {
    guard let old else { return nil }
    guard old.verdict.outcome != .graderFault else { return old.previous }
    return .init(
      outcome: old.verdict.outcome, points: old.points,
      changed: old.changes(answer: hash, suite: record.suite, tool: record.tool))
  }

  private func keep(_ result: ClassResult, of index: Int, isLast: Bool) {
    let isFault = result.verdict.outcome == .graderFault
    let failure: ClassProblem?
    do throws(ClassProblem) {
      try results.append(result)
      failure = nil
    } catch { failure = error }
    if isFault, !isLast {
      return state.withLock { state in
        state.faulted.append(index)
        if state.judged == 0 { state.firstFaultsInARow += 1 }
        let isHopeless = state.judged == 0 && state.firstFaultsInARow >= Self.hopelessFaults
        state.problem =
          state.problem ?? failure
          ?? (isHopeless ? .graderFault(message: FaultMessage.of(result.verdict)) : nil)
      }
    }
    finish { state in
      state.problem = state.problem ?? failure
      state.judged += 1
      state.summary.count(result)
    }
  }

  private func finish(_ change: (inout State) -> Void) {
    state.withLock { state in
      change(&state)
      state.done += 1
      watch.progress(
        ClassProgress(
          done: state.done, total: submissions.count, judged: state.judged,
          elapsed: watch.clock() - started, faults: state.summary.faults.count))
    }
  }
}
