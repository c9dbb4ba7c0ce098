internal import CourseFiles
internal import Jobs

/// One process of an answer, asked for one case after the other.
struct Session {
  /// What the process may do and how long.
  struct Terms {
    var job: Job
    /// Seconds for one case.
    var unitSeconds: Double
    var samples: [Int]
    var seed: UInt64
    /// Whether the process that we see is bubblewrap, not the answer.
    var isBoxed: Bool
  }

  /// What came of a process.
  struct Report {
    var outlines: [CaseOutline] = []
    var outcomes: [(RunUnit, UnitOutcome)] = []
    var result: JobResult?
    /// Whether it came to its proper end.
    var isComplete = false
  }

  private let terms: Terms
  private let running: RunningJob
  private var buffer: [UInt8] = []
  private var crash: WireReply?
  /// Whether the program has said that it started; before that, nothing is its fault.
  private var hasStarted = false

  private enum Reply {
    case reply(WireReply)
    case gone
    case late
    case forged
  }

  /// Starts a process and asks for the units in this order; the first that it does not survive is the last.
  static func run(_ units: [RunUnit], _ terms: Terms, cancellation: Cancellation?) throws(JobError)
    -> Report
  {
    var session = Session(
      terms: terms, running: try RunningJob(terms.job, cancellation: cancellation))
    return try session.serve(units)
  }

  private init(terms: Terms, running: RunningJob) {
    self.terms = terms
    self.running = running
  }

  private mutating func serve(_ units: [RunUnit]) throws(JobError) -> Report {
    var report = Report()
    var sentFirst = false
    for unit in units {
      let reply = ask(.run, unit)
      sentFirst = true
      if case .reply(let reply) = reply, let events = try? reply.events() {
        report.outcomes.append((unit, .told(events)))
        continue
      }
      let result = try finish()
      report.result = result
      report.outcomes.append((unit, failure(reply, result)))
      return report
    }
    if !sentFirst, case .reply(let reply) = ask(.outline), let outlines = try? reply.outlines() {
      report.outlines = outlines
    }
    let last = ask(.end)
    if case .reply = last {
      // Its end follows at once. Threads that it left behind may crash meanwhile; that is nobody's case.
      while case .channel(let bytes) = running.next(within: 0.5) { buffer += bytes }
    }
    let result = try finish()
    report.result = result
    let isForged = !WireReply.areCrashes(buffer)
    if case .reply = last, !isForged {
      report.isComplete = true
    } else if let unit = units.last {
      report.outcomes[report.outcomes.count - 1] = (
        unit, isForged ? .forged : failure(last, result)
      )
    }
    return report
  }

  private mutating func ask(_ kind: WireRequest.Kind, _ unit: RunUnit = RunUnit(item: 0, sample: 0))
    -> Reply
  {
    // Nothing may have been said unasked.
    guard buffer.isEmpty else { return .forged }
    let token = UInt64.random(in: 1..<WireReply.crashToken)
    let samples = kind == .run && unit.item < terms.samples.count ? terms.samples[unit.item] : 0
    let request = WireRequest(
      token: token, kind: kind, unit: unit, samples: samples, seed: terms.seed)
    running.send(request.bytes)
    let deadline = ContinuousClock.now + .seconds(terms.unitSeconds)
    while true {
      let left = (deadline - ContinuousClock.now).inSeconds
      guard left > 0 else { return .late }
      switch running.next(within: left) {
      case .stillRunning: return .late
      case .over: return .gone
      case .channel(let bytes): buffer += bytes
      }
      if let reply = take(expecting: token) { return reply }
    }
  }

  /// The reply that is expected, or that there was another one; nil while more bytes are needed.
  private mutating func take(expecting token: UInt64) -> Reply? {
    do {
      while let reply = try WireReply.take(from: &buffer) {
        if reply.token == WireReply.crashToken {
          crash = reply
        } else if !hasStarted, reply.token == WireReply.startToken {
          hasStarted = true
        } else {
          return reply.token == token && hasStarted ? .reply(reply) : .forged
        }
      }
      return nil
    } catch {
      return .forged
    }
  }

  /// The end of the process.
  ///
  /// One that never started, or whose box was ended by somebody else, is no answer's fault.
  private func finish() throws(JobError) -> JobResult {
    let result = try running.finish()
    if result.ending == .cancelled || result.ending == .wallTimePassed { return result }
    var wasKilled = false
    if terms.isBoxed, case .signalled = result.ending { wasKilled = true }
    guard hasStarted, !wasKilled else {
      let text = String(decoding: result.standardError.prefix(400), as: UTF8.self)
      throw .notStarted(program: text, stage: .program, error: 0)
    }
    return result
  }

  // MARK: - Why there was no reply

  private func failure(_ reply: Reply, _ result: JobResult) -> UnitOutcome {
    let limits = terms.job.limits
    switch result.ending {
    case .outputLimitPassed:
      return .tooMuchOutput(
        LimitFacts(limit: Double(limits.outputBytes), used: Double(result.output.count)))
    case .channelLimitPassed: return .forged
    case .cancelled: return .notRun
    case .wallTimePassed: return timeOut(result)
    case .stopped, .exited, .signalled: break
    }
    switch reply {
    case .forged, .reply: return .forged
    case .late: return timeOut(result)
    case .gone: break
    }
    if crash == nil, !buffer.isEmpty { return .forged }
    return ended(result, limits)
  }

  private func timeOut(_ result: JobResult) -> UnitOutcome {
    .timedOut(LimitFacts(limit: terms.unitSeconds, used: result.wallSeconds))
  }

  private func ended(_ result: JobResult, _ limits: JobLimits) -> UnitOutcome {
    switch ProcessEnd(result, crash: crash, limits: limits) {
    case .exited: .crashed(CrashFacts(result, crash: nil))
    case .crashed(let facts): .crashed(facts)
    case .timedOut(let limit): .timedOut(limit)
    case .outOfMemory(let limit): .outOfMemory(limit)
    case .tooMuchOutput(let limit): .tooMuchOutput(limit)
    }
  }
}
