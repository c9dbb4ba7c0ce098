internal import CourseFiles
internal import Jobs
internal import Synchronization

/// Runs a built program through all its cases, in several fresh processes.
struct Runner {
  let workshop: Workshop
  let limits: AnswerLimits
  let seed: UInt64
  /// Path of the program, a file of ours.
  let program: String
  let cancellation: Cancellation?

  /// One time through all cases, in as many processes as crashes made necessary.
  struct Pass: Sendable {
    var outcomes: [RunUnit: UnitOutcome] = [:]
    var output: [UInt8] = []
    var peakMemory: Int64 = 0
    var cpuSeconds = 0.0
  }

  /// Asks the program for the cases that it has.
  func outlines() throws(GraderFault) -> [CaseOutline] {
    do {
      let report = try Session.run(
        [], terms(samples: [], seconds: limits.wallSeconds), cancellation: cancellation)
      return report.isComplete ? report.outlines : []
    } catch {
      throw GraderFault(error)
    }
  }

  /// Runs all units `count` times in fresh processes: once in their own order, by which known mistakes are known again
  /// even where one case leaks into the next or the rest of a crashing one is dropped, and then each time in another.
  func passes(_ units: [RunUnit], outlines: [CaseOutline], count: Int) throws(GraderFault) -> [Pass]
  {
    let results = Mutex<[Int: Result<Pass, JobError>]>([:])
    let samples = outlines.map(\.samples)
    Threads.inParallel(count) { index in
      let order = index == 0 ? units : units.shuffled()
      let result = Result<Pass, JobError> { () throws(JobError) in try pass(order, samples) }
      results.withLock { $0[index] = result }
    }
    do {
      return try results.withLock { results throws(JobError) in
        try results.sorted { $0.key < $1.key }.map { (pair) throws(JobError) in try pair.value.get()
        }
      }
    } catch {
      throw GraderFault(error)
    }
  }

  private func pass(_ order: [RunUnit], _ samples: [Int]) throws(JobError) -> Pass {
    var pass = Pass()
    var rest = order[...]
    var patience = Patience(seconds: limits.wallSeconds)
    while !rest.isEmpty, !patience.isOver {
      let report = try Session.run(
        Array(rest), terms(samples: samples, seconds: patience.forOneUnit),
        cancellation: cancellation)
      let isStarved = patience.take(report)
      for (unit, outcome) in report.outcomes { pass.outcomes[unit] = outcome }
      rest = rest.dropFirst(report.outcomes.count - (isStarved ? 1 : 0))
      if !isStarved, let last = report.outcomes.last {
        rest = Runner.worthRunning(rest, after: last, in: pass)
      }
      if let result = report.result { pass.add(result) }
      if cancellation?.isCancelled == true { break }
      if case .forged = report.outcomes.last?.1 { break }
    }
    for unit in order where pass.outcomes[unit] == nil { pass.outcomes[unit] = .notRun }
    return pass
  }

  /// What is left to run after a process has ended over one of its units: no more of a case that hangs, and only
  /// a few more inputs of one that crashes, since each costs a process.
  private static func worthRunning(
    _ rest: ArraySlice<RunUnit>, after last: (unit: RunUnit, outcome: UnitOutcome), in pass: Pass
  ) -> ArraySlice<RunUnit> {
    if case .told = last.outcome { return rest }
    let item = last.unit.item
    let crashes = pass.outcomes.count { $0.key.item == item && $0.value.kind == .crashed }
    if last.outcome.kind == .crashed, crashes < 4 { return rest }
    return rest.filter { $0.item != item }[...]
  }

  private func terms(samples: [Int], seconds: Double) throws(JobError) -> Session.Terms {
    let job = try workshop.answerJob(
      program, limits: JobLimits(limits, wallSeconds: max(seconds, limits.wallSeconds)))
    return Session.Terms(
      job: job, unitSeconds: seconds, samples: samples, seed: seed,
      isBoxed: workshop.sandbox.level == .bubblewrap)
  }
}

extension JobLimits {
  /// The limits of an exercise on one process of an answer.
  init(_ limits: AnswerLimits, wallSeconds: Double) {
    self.init(
      wallSeconds: wallSeconds, cpuSeconds: limits.cpuSeconds,
      memory: UInt64(max(limits.memoryMegabytes, 1)) << 20,
      fileSize: UInt64(limits.fileKilobytes) << 10, openFiles: UInt64(limits.openFiles),
      processes: UInt64(limits.threads), stack: 8 << 20, outputBytes: limits.outputKilobytes << 10)
  }
}

extension Runner.Pass {
  fileprivate mutating func add(_ result: JobResult) {
    output += result.output.prefix(max(0, Runner.Pass.outputKept - output.count))
    peakMemory = max(peakMemory, result.peakMemory)
    cpuSeconds += result.cpuSeconds
  }
}

extension Runner.Pass {
  static let outputKept = 1 << 20
}
