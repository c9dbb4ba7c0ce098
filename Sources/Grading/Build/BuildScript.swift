internal import Jobs

/// Commands that run one after the other in one box, which costs one start instead of several.
struct BuildScript {
  struct Stage {
    var name: StageName
    var words: [String]
    /// Runs beside the next stage; its errors go to this file of the output folder.
    var asideErrors: String?
  }

  enum StageName: String, Sendable {
    case given, script, answer, bridge, suite, link
  }

  /// How a build went.
  struct Outcome: Sendable {
    /// The stage that failed; nil where all went well.
    var failed: StageName?
    /// What each stage wrote on standard error.
    var errors: [StageName: String] = [:]
    var seconds: [StageName: Double] = [:]
    var ending: JobEnding
    var exitCode: Int32 { if case .exited(let code) = ending { code } else { -1 } }
    var peakMemory: Int64
  }

  var stages: [Stage]

  /// Runs the stages.
  func run(in box: Box, shell: String, sandbox: Sandbox, cancellation: Cancellation?)
    throws(GraderFault) -> Outcome
  {
    let marker = "stage-\(String(UInt64.random(in: 0...UInt64.max), radix: 36))"
    do {
      var job = try sandbox.job(
        shell, ["-c", text(marker: marker)], in: box, limits: Workshop.compilerLimits)
      job.hasChannel = true
      let running = try RunningJob(job, cancellation: cancellation)
      var marks = [ContinuousClock.now]
      while case .channel(let bytes) = running.next() {
        for _ in bytes { marks.append(.now) }
      }
      let result = try running.finish()
      if result.ending == .cancelled { throw GraderFault.cancelled }
      try checkStart(result, marks.count - 1)
      return outcome(of: result, marks: Array(marks.dropFirst()), marker: marker)
    } catch let error as JobError {
      throw GraderFault(error)
    } catch let error as GraderFault {
      throw error
    } catch {
      throw .job(String(describing: error))
    }
  }

  /// Without a sign that the box started, or where somebody ended a program of ours, nothing is the answer's fault.
  private func checkStart(_ result: JobResult, _ marks: Int) throws(GraderFault) {
    let text = String(decoding: result.standardError.suffix(1000), as: UTF8.self)
    if marks == 0 { throw .job("the build did not start: \(text.trimmed)") }
    if case .signalled(let signal) = result.ending {
      throw .job("the build was ended by signal \(signal)")
    }
    if result.ending == .exited(137) { throw .job("the compiler or the linker was killed") }
    // Only what the programs say of themselves: an answer may hold the same words.
    let own = text.split(separator: "\n").filter { line in
      ["<unknown>:0: error:", "ld.lld: error:", "error:"].contains { line.hasPrefix($0) }
    }
    let signs = ["No space left on device", "unable to open output file", "Disk quota exceeded"]
    if let line = own.first(where: { line in signs.contains { line.contains($0) } }) {
      throw .job(String(line))
    }
  }

  private func text(marker: String) -> String {
    var lines = ["printf . >&3"]
    for stage in stages {
      let command = stage.words.map(quoted).joined(separator: " ")
      if let file = stage.asideErrors {
        lines.append("\(command) 2>\(quoted(file)) >&2 3>&- &")
        continue
      }
      lines.append("\(command) 3>&- || exit $?")
      lines.append("echo \(marker) >&2; printf . >&3")
    }
    if stages.contains(where: { $0.asideErrors != nil }) { lines.append("wait") }
    return lines.joined(separator: "\n")
  }

  private func quoted(_ word: String) -> String {
    "'" + word.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''")
      + "'"
  }

  private func outcome(of result: JobResult, marks: [ContinuousClock.Instant], marker: String)
    -> Outcome
  {
    var outcome = Outcome(ending: result.ending, peakMemory: result.peakMemory)
    let errors = String(decoding: result.standardError, as: UTF8.self)
    let parts = errors.components(separatedBy: marker + "\n")
    let inLine = stages.filter { $0.asideErrors == nil }
    for (index, stage) in inLine.enumerated() where index < parts.count {
      outcome.errors[stage.name] = parts[index]
      if index + 1 < marks.count {
        outcome.seconds[stage.name] = (marks[index + 1] - marks[index]).inSeconds
      }
    }
    if result.ending != .exited(0) {
      // A stage that was killed leaves no code of ours; it is the first one that did not say it was done.
      outcome.failed =
        inLine.indices.contains(marks.count - 1) ? inLine[marks.count - 1].name : inLine.last?.name
    }
    return outcome
  }
}

extension String {
  /// The parts between the separators.
  func components(separatedBy separator: String) -> [String] {
    var parts: [String] = []
    var rest = self[...]
    while let range = rest.firstRange(of: separator) {
      parts.append(String(rest[..<range.lowerBound]))
      rest = rest[range.upperBound...]
    }
    return parts + [String(rest)]
  }
}
