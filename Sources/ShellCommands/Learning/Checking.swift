internal import CourseFiles
internal import FoundationEssentials
internal import Grading
internal import Record
internal import TerminalText

/// Has an answer judged, keeps the attempt, and shows the verdict; `check` and `watch` share it.
struct Checking {
  /// A verdict, and what it counts for.
  struct Outcome {
    var verdict: Verdict
    /// The text that was judged.
    var source: String
    var counting: Counting
  }

  /// Whether a verdict counts as an attempt.
  enum Counting {
    case counted
    case starterUntouched
    case judgedBefore
    /// A compile error, or a fault of the grader.
    case notCounted
  }

  let exercise: Exercise
  let path: String
  let session: Session

  /// - Parameters:
  ///   - exercise: what is answered.
  ///   - file: the answer's file; nil for the learner's own copy, which is made where it is missing.
  ///   - session: the shell's.
  /// - Throws: `CommandFailure.unwritable` or `.record`.
  init(exercise: Exercise, file: String?, session: Session) throws(CommandFailure) {
    self.exercise = exercise
    self.session = session
    path = if let file { file } else { try session.open(exercise) }
  }

  /// Judges what the file holds now.
  func judge() throws(CommandFailure) -> Outcome {
    let answer = try DiskFile.bytes(of: path)
    let grader = try session.grader()
    let verdict = try session.cancellable { cancellation throws(CommandFailure) in
      do {
        return try grader.check(exercise, answer: answer, cancellation: cancellation)
      } catch {
        throw CommandFailure.interrupted
      }
    }
    return Outcome(
      verdict: verdict, source: String(decoding: answer, as: UTF8.self),
      counting: try keep(verdict, answer))
  }

  /// Keeps an attempt: a verdict on an answer that is neither the starter nor one that was judged before.
  private func keep(_ verdict: Verdict, _ answer: [UInt8]) throws(CommandFailure) -> Counting {
    let text = String(decoding: answer, as: UTF8.self)
    if text == exercise.starter.text { return .starterUntouched }
    let learner = session.learner()
    learner.refresh()
    let hash = AnswerHash.of(answer)
    if learner.progress(of: exercise.id).attempts.contains(where: { $0.attempt.answerHash == hash })
    {
      return .judgedBefore
    }
    guard verdict.outcome != .didNotCompile, verdict.outcome != .graderFault else {
      return .notCounted
    }
    try learner.keep(
      .attempt(
        Attempt(
          exercise: exercise.id, outcome: Attempt.Outcome(rawValue: verdict.outcome.rawValue),
          answerHash: hash, answer: text, seconds: verdict.seconds.total,
          failingCases: verdict.cases.filter { $0.outcome != .passed }.map(\.name))))
    return .counted
  }

  /// Shows a verdict, what it counts for, and after a pass the closing text.
  func show(_ outcome: Outcome, all: Bool, isPaged: Bool = true) {
    switch outcome.counting {
    case .starterUntouched:
      session.say(
        "Your file is still the starter, so this is no attempt. \(styled: "edit", .command) opens it."
      )
    case .judgedBefore:
      session.say("This very answer was judged before, so it is no new attempt. The verdict again:")
    case .counted, .notCounted: break
    }
    var rows = VerdictText(
      verdict: outcome.verdict, exercise: exercise, source: outcome.source, showsAll: all,
      capabilities: session.console.capabilities
    ).rows
    if outcome.verdict.outcome == .passed { rows += closing }
    if isPaged { session.showLong(rows) } else { session.console.show(rows: rows) }
  }

  private var closing: [StyledText] {
    var rows: [StyledText] = [""]
    rows += Markdown.rows(exercise.after, session.console.capabilities)
    let difference = SolutionText(exercise: exercise, session: session).difference(from: path)
    return rows + difference + ["", "Type \(styled: "next", .command) to go on."]
  }

  /// The exit status that a verdict stands for.
  static func status(of verdict: Verdict) -> ExitStatus {
    switch verdict.outcome {
    case .passed: .done
    case .graderFault: .fault
    default: .notPassed
    }
  }
}
