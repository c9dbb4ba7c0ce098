package import Jobs

/// A form that runs in the sandbox of answers and is driven line by line.
///
/// One thread uses it.
package final class FormPreview {
  /// What came of a line.
  package enum Reply: Sendable, Equatable {
    /// A line of JSON, and what the form's code printed meanwhile.
    case state(String, printed: String)
    /// There is nothing to show; the host's line of JSON says why.
    case nothingToShow(String)
    /// The form is gone: a sentence, the learner's line where it crashed, and what its code printed before.
    case ended(String, line: Int?, printed: String)
  }

  /// Seconds for one line.
  private static let patience = 6.0
  private static let limits = JobLimits(
    cpuSeconds: 600, memory: 2 << 30, fileSize: 1 << 20, openFiles: 64, processes: 64,
    stack: 8 << 20, outputBytes: 8 << 20)

  private let workshop: Workshop
  private let room: WorkRoom
  private let view: String?
  private let printed = PrintedBytes()
  private var running: RunningJob?
  private var buffer: [UInt8] = []

  init(workshop: Workshop, room: WorkRoom, view: String?) {
    self.workshop = workshop
    self.room = room
    self.view = view
  }

  /// The names of all that the file can show.
  package func names(cancellation: Cancellation? = nil) throws(GraderFault) -> Reply {
    let job = try start(["FORMLAB_LIST": "1"], cancellation)
    return try answer(job, cancellation, isList: true)
  }

  /// Does a line of a script; a form that has ended is started anew.
  ///
  /// - Parameters:
  ///   - line: A verb with its arguments.
  ///   - cancellation: Ends the form.
  /// - Returns: What came of it.
  /// - Throws: `cancelled`, and faults of the grader's own.
  package func ask(_ line: String, cancellation: Cancellation? = nil) throws(GraderFault) -> Reply {
    let job: RunningJob
    if let running {
      job = running
    } else {
      job = try start(view.map { ["FORMLAB_VIEW": $0] } ?? [:], cancellation)
    }
    running = job
    job.send(Array((line.replacing("\n", with: " ") + "\n").utf8))
    return try answer(job, cancellation, isList: false)
  }

  private func start(
    _ variables: [String: String], _ cancellation: Cancellation?
  ) throws(GraderFault) -> RunningJob {
    try workshop.processTable.fill()
    do throws(JobError) {
      var job = try workshop.answerJob(
        "\(room.checked)/answer", limits: FormPreview.limits,
        adding: variables.merging(["FORMLAB_RUN": "1"]) { $1 })
      job.onOutput = { [printed] in printed.add($0) }
      buffer = []
      return try RunningJob(job, cancellation: cancellation)
    } catch {
      throw GraderFault(error)
    }
  }

  private func answer(
    _ job: RunningJob, _ cancellation: Cancellation?, isList: Bool
  ) throws(GraderFault) -> Reply {
    let deadline = ContinuousClock.now + .seconds(FormPreview.patience)
    var isOver = false
    while !isOver {
      if let line = takeLine() { return told(line, isList: isList) }
      let left = (deadline - ContinuousClock.now).inSeconds
      guard left > 0, cancellation?.isCancelled != true else { break }
      switch job.next(within: left) {
      case .channel(let bytes): buffer += bytes
      case .stillRunning: break
      case .over: isOver = true
      }
    }
    running = nil
    return try ending(of: job, cancellation, isLate: ContinuousClock.now >= deadline)
  }

  private func told(_ line: String, isList: Bool) -> Reply {
    // A step's line begins with the step, which may have any name.
    let isNothing = line.hasPrefix("{\"views\": ")
    if isNothing || isList { running = nil }
    return isNothing ? .nothingToShow(line) : .state(line, printed: printed.take())
  }

  /// The next whole line of JSON; crash records stay in the buffer.
  private func takeLine() -> String? {
    guard buffer.first == UInt8(ascii: "{") || buffer.first == UInt8(ascii: "["),
      let end = buffer.firstIndex(of: 0x0A)
    else { return nil }
    let line = String(decoding: buffer[..<end], as: UTF8.self)
    buffer.removeFirst(end + 1)
    return line
  }

  private func ending(
    of job: RunningJob, _ cancellation: Cancellation?, isLate: Bool
  ) throws(GraderFault) -> Reply {
    let result: JobResult
    do throws(JobError) { result = try job.finish() } catch { throw GraderFault(error) }
    if cancellation?.isCancelled == true { throw .cancelled }
    let said = RuntimeMessage.removed(from: printed.take())
    if isLate {
      return .ended(
        "The form did not answer within \(Int(FormPreview.patience)) s, so it was ended. The likeliest cause is a `body` or an action that never comes to its end.",
        line: nil, printed: said)
    }
    let end = ProcessEnd(
      result, crash: WireReply.lastCrash(in: buffer), limits: FormPreview.limits)
    let lines = CrashLines(workshop: workshop, room: room, cancellation: cancellation)
    let told = ToldEnd(end, lines: lines)
    return .ended(
      told.message ?? "The form's program left with status \(told.status).", line: told.line,
      printed: said)
  }
}
