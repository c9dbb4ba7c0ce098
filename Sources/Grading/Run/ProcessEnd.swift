internal import Jobs

/// How a process of an answer came to its end, in the terms of a verdict.
enum ProcessEnd: Equatable {
  case exited(Int32)
  case crashed(CrashFacts)
  case timedOut(LimitFacts)
  case outOfMemory(LimitFacts)
  case tooMuchOutput(LimitFacts)

  /// - Parameters:
  ///   - result: How the job ended.
  ///   - crash: The last crash record on the private channel.
  ///   - limits: The limits that it ran under.
  init(_ result: JobResult, crash: WireReply?, limits: JobLimits) {
    switch result.ending {
    case .wallTimePassed:
      self = .timedOut(LimitFacts(limit: limits.wallSeconds ?? 0, used: result.wallSeconds))
      return
    case .outputLimitPassed, .channelLimitPassed:
      self = .tooMuchOutput(
        LimitFacts(limit: Double(limits.outputBytes), used: Double(result.output.count)))
      return
    default: break
    }
    var facts = CrashFacts(result, crash: crash)
    let cpu = limits.cpuSeconds ?? .infinity
    if facts.signal == 24 || (facts.signal == 9 && result.cpuSeconds >= cpu * 0.9) {
      self = .timedOut(LimitFacts(limit: cpu, used: result.cpuSeconds))
    } else if [4, 5, 6].contains(facts.signal), facts.message.contains("failed to allocate") {
      self = .outOfMemory(
        LimitFacts(limit: Double(limits.memory ?? 0), used: Double(result.peakMemory)))
    } else if facts.signal == 0 {
      self = .exited(facts.status)
    } else {
      facts.status = 0
      self = .crashed(facts)
    }
  }
}

extension CrashFacts {
  /// What the ending, the error output and the crash record say.
  init(_ result: JobResult, crash: WireReply?) {
    self.init(signal: 0, status: 0)
    switch result.ending {
    case .signalled(let number): signal = number
    // bubblewrap tells a signal of its child as 128 and the number.
    case .exited(let code) where code > 128: signal = code - 128
    case .exited(let code): status = code
    default: break
    }
    message = RuntimeMessage.last(in: String(decoding: result.standardError, as: UTF8.self))
    if let record = try? crash?.crash() {
      signal = record.signal
      calls = CrashFacts.ownCalls(record.calls)
      isStackOverflow = record.signal == 11 && CrashFacts.looksEndless(record.calls)
    }
  }

  /// The calls in the program itself, without those in libraries, whose places differ from run to run.
  ///
  /// A return address is that of the next instruction, so it is taken back into the call.
  private static func ownCalls(_ calls: [UInt64]) -> [UInt64] {
    calls.enumerated().map { $0.offset == 0 ? $0.element : $0.element &- 1 }.filter { $0 < 1 << 32 }
  }

  /// The same few calls over and over, as far as the record goes.
  static func looksEndless(_ calls: [UInt64]) -> Bool {
    calls.count >= 32 && Set(calls.dropFirst()).count <= calls.count / 3
  }
}
