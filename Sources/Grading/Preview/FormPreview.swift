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
    /// The form is gone: a sentence, and the learner's line where it crashed.
    case ended(String, line: Int?)
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
    let job = try start(["--list"], cancellation)
    return try answer(job, cancellation, isList: true)
  }

  /// Does a line of a script; a form that has ended is started anew.
  ///
  /// - Parameters:
  ///   - line: A verb with its arguments.
  ///   - cancellation: Ends the form.
  /// - Throws: `cancelled`, and faults of the grader's own.
  package func ask(_ line: String, cancellation: Cancellation? = nil) throws(GraderFault) -> Reply {
    let job: RunningJob
    if let running {
      job = running
    } else {
      job = try start(view.map { ["--view", $0] } ?? [], cancellation)
    }
    running = job
    job.send(Array((line.replacing("\n", with: " ") + "\n").utf8))
    return try answer(job, cancellation, isList: false)
  }

  private func start(
    _ arguments: [String], _ cancellation: Cancellation?
  ) throws(GraderFault) -> RunningJob {
    let program = "\(room.checked)/answer"
    var box = workshop.runBox(program: program)
    box.environment["FORMLAB_RUN"] = "1"
    box.environment["LANG"] = "en_US.UTF-8"
    do throws(JobError) {
      var job = try workshop.sandbox.job(
        workshop.sandbox.place(of: program, in: box), arguments, in: box,
        limits: FormPreview.limits)
      job.hasChannel = true
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
    while true {
      if let line = takeLine() {
        if line.hasPrefix("{\"step\": \"start\"") || isList { running = nil }
        return line.hasPrefix("{\"step\": \"start\"")
          ? .nothingToShow(line) : .state(line, printed: printed.take())
      }
      let left = (deadline - ContinuousClock.now).inSeconds
      guard left > 0, cancellation?.isCancelled != true else { break }
      guard case .channel(let bytes) = job.next(within: min(left, 0.2)) else {
        if case .over = job.next(within: 0) { break }
        continue
      }
      buffer += bytes
    }
    running = nil
    return try ending(of: job, cancellation, isLate: ContinuousClock.now >= deadline)
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
    if isLate {
      return .ended(
        "The form did not answer within \(Int(FormPreview.patience)) s, so it was ended. The likeliest cause is a `body` or an action that never comes to its end.",
        line: nil)
    }
    let end = ProcessEnd(
      result, crash: WireReply.lastCrash(in: buffer), limits: FormPreview.limits)
    switch end {
    case .exited(let status):
      return .ended("The form's program left with status \(status).", line: nil)
    case .crashed(let facts):
      let place = CrashLines(workshop: workshop, room: room, cancellation: cancellation)
        .places(of: [facts])[facts]
      return .ended(facts.sentence(place?.reason), line: place?.line)
    case .timedOut(let limit): return .ended(limit.timeSentence, line: nil)
    case .outOfMemory(let limit): return .ended(limit.memorySentence, line: nil)
    case .tooMuchOutput(let limit): return .ended(limit.outputSentence, line: nil)
    }
  }
}
