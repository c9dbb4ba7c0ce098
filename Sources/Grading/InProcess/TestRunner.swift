internal import CourseFiles
internal import Jobs

/// Runs a program with tests until each test has begun once, or time is up.
struct TestRunner {
  let workshop: Workshop
  let limits: AnswerLimits
  let environment: [String: String]
  /// How many test libraries the program runs.
  let libraries: Int
  /// Path of the program, a file of ours.
  let program: String
  let cancellation: Cancellation?

  func run() throws(GraderFault) -> TestRun {
    var run = TestRun()
    var seconds = limits.wallSeconds
    while seconds > 0.05 {
      let before = run.done.count
      seconds -= try runOnce(&run, seconds: seconds)
      let isStuck = run.done.count == before
      if run.lastEnd == nil || run.lastEnd == .cancelled || isStuck { break }
    }
    return run
  }

  /// One process; tests that are done are left out.
  ///
  /// - Returns: How long it took, in seconds.
  private func runOnce(_ run: inout TestRun, seconds: Double) throws(GraderFault) -> Double {
    let token = String(UInt64.random(in: 0...UInt64.max), radix: 36)
    do throws(JobError) {
      let running = try RunningJob(
        try job(seconds: seconds), cancellation: cancellation)
      running.send(Array(([token] + run.done).joined(separator: "\n").utf8) + [10, 10])
      var stream: [UInt8] = []
      var isLate = false
      // A test gets half of what is left, so that those after it still run.
      reading: while true {
        switch running.next(within: seconds / 2) {
        case .channel(let bytes): stream += bytes
        case .over: break reading
        case .stillRunning:
          isLate = true
          break reading
        }
      }
      let result = try running.finish()
      let printed = PrintedText(
        String(decoding: result.standardOutput, as: UTF8.self), token: token)
      let report = TestReportReader.report(
        of: TestRecord.records(in: stream), output: printed.byTest, libraries: libraries)
      run.add(
        report, printed: printed.all, end: isLate ? .timedOut(result.wallSeconds) : end(result))
      return result.wallSeconds
    } catch {
      throw GraderFault(error)
    }
  }

  private func job(seconds: Double) throws(JobError) -> Job {
    var box = workshop.runBox(program: program)
    box.environment.merge(environment) { $1 }
    box.scratch["/tmp"] = 16 << 20
    box.environment["TMPDIR"] = "/tmp"
    var job = try workshop.sandbox.job(
      workshop.sandbox.place(of: program, in: box), [], in: box,
      limits: JobLimits(
        wallSeconds: seconds, cpuSeconds: limits.cpuSeconds,
        memory: UInt64(max(limits.memoryMegabytes, 1)) << 20,
        fileSize: UInt64(limits.fileKilobytes) << 10, openFiles: UInt64(limits.openFiles),
        processes: Self.processes, stack: 8 << 20,
        outputBytes: limits.outputKilobytes << 10))
    job.hasChannel = true
    return job
  }

  /// How many threads the user may have, all of its processes together.
  ///
  /// The test libraries start a few.
  /// A process alone is held by the limit on its memory, which threads use up.
  private static let processes: UInt64 = 1024

  private func end(_ result: JobResult) -> TestEnd {
    let message = RuntimeMessage.last(in: String(decoding: result.standardError, as: UTF8.self))
    switch result.ending {
    case .wallTimePassed: return .timedOut(result.wallSeconds)
    case .outputLimitPassed, .channelLimitPassed: return .tooMuchOutput
    case .cancelled: return .cancelled
    case .stopped: return .exited(0)
    case .signalled(let signal): return end(signal: signal, result, message)
    case .exited(let code) where code > 128: return end(signal: code - 128, result, message)
    case .exited(let code): return .exited(code)
    }
  }

  private func end(signal: Int32, _ result: JobResult, _ message: String) -> TestEnd {
    if signal == 24 || (signal == 9 && result.cpuSeconds >= limits.cpuSeconds) {
      return .timedOut(result.cpuSeconds)
    }
    if message.hasPrefix("failed to allocate") { return .outOfMemory }
    return .crashed(signal: signal, message: message)
  }
}
