internal import CJobs
internal import Glibc

/// A job that has been started: its output is collected as it comes, and its private channel can be used.
///
/// One thread uses it. When it goes, every process of the job has been ended.
package final class RunningJob {
  /// What happened next.
  package enum Event: Equatable {
    /// Bytes on the private channel.
    case channel([UInt8])
    /// The job is over, or a limit has been passed and it is being ended.
    case over
    /// The time given to `next` has passed.
    case stillRunning
  }

  private let job: Job
  private let cancellation: Cancellation?
  private let supervisor: Int32
  private let started: ContinuousClock.Instant
  private var ending: JobEnding?
  private var standardOutput: [UInt8] = []
  private var standardError: [UInt8] = []
  private var output: [UInt8] = []
  private var channelCount = 0
  private var reports: [UInt8] = []
  private var wanting: ArraySlice<UInt8> = []
  private var ends: JobEnds
  private var final: formlab_report?
  private var isReaped = false

  /// Starts the job.
  ///
  /// - Parameters:
  ///   - job: What to run.
  ///   - cancellation: Ends the job from another thread.
  /// - Throws: Where the program cannot be started at all; that it could not be run in the child shows in `finish`.
  package init(_ job: Job, cancellation: Cancellation? = nil) throws(JobError) {
    self.job = job
    self.cancellation = cancellation
    started = .now
    let (ours, theirs) = try JobEnds.make(for: job)
    let form = try CommandForm(job, descriptors: theirs.moves)
    supervisor = withExtendedLifetime(form) {
      unsafe withUnsafePointer(to: form.command) { command in
        unsafe formlab_supervise(command, theirs.control, theirs.report)
      }
    }
    let error = errno
    ends = ours
    theirs.close()
    guard supervisor > 0 else {
      isReaped = true
      throw .notStarted(program: job.program, stage: .fork, error: error)
    }
  }

  deinit {
    end()
    reap()
  }

  /// Sends bytes on the private channel; they are written while `next` waits.
  package func send(_ bytes: [UInt8]) {
    wanting += bytes
  }

  /// Waits for bytes on the channel or for the end.
  ///
  /// Without `seconds` it waits for as long as the job may run.
  package func next(within seconds: Double? = nil) -> Event {
    let until = seconds.map { ContinuousClock.now + .seconds($0) }
    while ending == nil, final == nil {
      if let bytes = step(until: until) { return .channel(bytes) }
      if let until, ContinuousClock.now >= until { return ending == nil ? .stillRunning : .over }
    }
    // What was written before the end is read before the end is told.
    if ending == nil, case .bytes(let bytes) = ends.read(.answers) { return .channel(bytes) }
    return .over
  }

  /// Ends the job if it still runs, collects what is left of its output, and tells how it went.
  package func finish() throws(JobError) -> JobResult {
    end()
    while final == nil, ends.isOpen(.report) { _ = step(until: nil, isEnding: true) }
    drain()
    reap()
    guard let final else { throw .supervisorLost(program: job.program) }
    guard final.kind == Int32(FORMLAB_ENDED.rawValue) else {
      throw .notStarted(
        program: job.program, stage: StartStage(rawValue: final.detail) ?? .program,
        error: final.value)
    }
    return JobResult(
      ending: ending ?? JobEnding(status: final.value),
      standardOutput: standardOutput, standardError: standardError, output: output,
      cpuSeconds: Double(final.cpu_microseconds) / 1e6, peakMemory: final.peak_kib * 1024,
      wallSeconds: (ContinuousClock.now - started).inSeconds, leftovers: Int(final.detail))
  }

  /// Waits for the end of the job by itself, or by one of its limits.
  package func waitForEnd() throws(JobError) -> JobResult {
    while case .channel = next() {}
    return try finish()
  }

  private func end() {
    if final == nil, ending == nil { ending = .stopped }
    ends.close(.control)
  }

  private func reap() {
    guard !isReaped else { return }
    isReaped = true
    _ = formlab_wait(supervisor)
  }
}

// MARK: - One turn of waiting

extension RunningJob {
  /// One poll: takes in whatever came.
  ///
  /// Returns bytes of the channel, if any.
  private func step(until: ContinuousClock.Instant?, isEnding: Bool = false) -> [UInt8]? {
    var waits = ends.waits(writing: !wanting.isEmpty && !isEnding)
    if let cancellation, !isEnding {
      waits.append(pollfd(fd: cancellation.descriptor, events: Int16(POLLIN), revents: 0))
    }
    let ready = unsafe poll(&waits, nfds_t(waits.count), pause(until: until, isEnding: isEnding))
    guard isEnding || checkLimits() else { return nil }
    guard ready > 0 else { return nil }
    var channel: [UInt8]?
    for wait in waits where wait.revents != 0 {
      switch ends.role(of: wait.fd) {
      case .output: take(.output)
      case .error: take(.error)
      case .answers: channel = isEnding ? nil : takeChannel()
      case .requests: sendWaiting()
      case .input: ends.feedInput()
      case .report: takeReport()
      case .control, nil: break
      }
    }
    return channel
  }

  private func pause(until: ContinuousClock.Instant?, isEnding: Bool) -> Int32 {
    if isEnding { return 1000 }
    var latest = until
    if let wall = job.limits.wallSeconds {
      let wallEnd = started + .seconds(wall)
      latest = latest.map { min($0, wallEnd) } ?? wallEnd
    }
    guard let latest else { return -1 }
    let left = (latest - ContinuousClock.now).inSeconds
    return Int32(max(0, min(left * 1000 + 1, 1_000_000)))
  }

  private func checkLimits() -> Bool {
    if cancellation?.isCancelled == true { ending = .cancelled }
    if let wall = job.limits.wallSeconds, ContinuousClock.now - started >= .seconds(wall) {
      ending = ending ?? .wallTimePassed
    }
    if ending != nil { ends.close(.control) }
    return ending == nil
  }

  private func take(_ role: JobEnds.Role) {
    guard case .bytes(let bytes) = ends.read(role) else { return }
    let room = max(0, job.limits.outputBytes - output.count)
    let kept = bytes.prefix(room)
    output += kept
    if !kept.isEmpty { job.onOutput?(Array(kept)) }
    if role == .output { standardOutput += kept } else { standardError += kept }
    if kept.count < bytes.count, ending == nil, final == nil {
      ending = .outputLimitPassed
      ends.close(.control)
    }
  }

  private func takeChannel() -> [UInt8]? {
    guard case .bytes(let bytes) = ends.read(.answers) else { return nil }
    channelCount += bytes.count
    if channelCount > RunningJob.channelLimit {
      ending = .channelLimitPassed
      ends.close(.control)
    }
    return bytes
  }

  private func sendWaiting() {
    guard let count = ends.write(wanting) else {
      wanting = []
      return ends.close(.requests)
    }
    wanting = wanting.dropFirst(count)
  }

  private func takeReport() {
    switch ends.read(.report) {
    case .bytes(let bytes): reports += bytes
    case .end: ends.close(.report)
    case .nothingYet: break
    }
    let size = MemoryLayout<formlab_report>.size
    while reports.count >= size {
      let report = unsafe reports.withUnsafeBytes {
        unsafe $0.loadUnaligned(as: formlab_report.self)
      }
      reports.removeFirst(size)
      // That a program could not be started is told before the end of its process, and says more.
      if report.kind != Int32(FORMLAB_STARTED.rawValue) { final = final ?? report }
    }
  }

  /// Takes what is in the pipes, without waiting for those who may still hold them.
  private func drain() {
    for role in [JobEnds.Role.output, .error] {
      while ends.isOpen(role) {
        let before = output.count
        take(role)
        if output.count == before { break }
      }
    }
  }

  /// Bytes that a job may send on its private channel in all.
  private static let channelLimit = 64 << 20
}

extension JobEnding {
  fileprivate init(status: Int32) {
    let signal = formlab_signal(status)
    self = signal == 0 ? .exited(formlab_exit_code(status)) : .signalled(signal)
  }
}

extension Duration {
  /// The whole of it in seconds.
  package var inSeconds: Double {
    Double(components.seconds) + Double(components.attoseconds) * 1e-18
  }
}
