import Foundation
import Jobs
import Testing

@Suite("A job")
struct JobTests {
  private func shell(_ script: String, _ change: (inout Job) -> Void = { _ in }) -> Job {
    var job = Job("/bin/sh", ["-c", script], environment: ["PATH": "/usr/bin:/bin"])
    job.limits.wallSeconds = 20
    change(&job)
    return job
  }

  @Test func keepsOutputApartAndTogether() throws {
    let result = try shell("echo out; echo err >&2; exit 3").run()
    #expect(result.ending == .exited(3))
    #expect(result.standardOutput == Array("out\n".utf8))
    #expect(result.standardError == Array("err\n".utf8))
    #expect(result.output.count == 8)
  }

  @Test func readsItsInputAndThenTheEnd() throws {
    let text = [UInt8](repeating: 65, count: 300_000)
    let result = try shell("wc -c") { $0.input = text }.run()
    #expect(String(decoding: result.standardOutput, as: UTF8.self).contains("300000"))
    let nothing = try shell("cat").run()
    #expect(nothing.standardOutput == [])
  }

  @Test func inheritsNothing() throws {
    unsafe setenv("FORMLAB_JOB_TEST", "1", 1)
    let open = FileHandle(forReadingAtPath: "/etc/hostname")
    defer { try? open?.close() }
    let result = try shell("env; ls /proc/self/fd | wc -l").run()
    let text = String(decoding: result.standardOutput, as: UTF8.self)
    #expect(!text.contains("FORMLAB_JOB_TEST"))
    #expect(
      text.contains("\n4\n") || text.hasSuffix("4\n"), "0, 1, 2 and the folder itself: \(text)")
  }

  @Test func tellsASignal() throws {
    let result = try shell("kill -SEGV $$").run()
    #expect(result.ending == .signalled(11))
  }

  @Test func tellsWhatCannotBeStarted() {
    #expect(throws: JobError.notStarted(program: "/nonexistent/program", stage: .program, error: 2))
    {
      _ = try Job("/nonexistent/program").run()
    }
    #expect(throws: JobError.notStarted(program: "/bin/true", stage: .folder, error: 2)) {
      _ = try Job("/bin/true", folder: "/nonexistent").run()
    }
  }

  // MARK: - Limits

  @Test func endsAtItsWallTime() throws {
    let result = try shell("sleep 30") { $0.limits.wallSeconds = 0.2 }.run()
    #expect(result.ending == .wallTimePassed)
    #expect(result.wallSeconds < 5)
  }

  @Test func endsAtItsProcessorTime() throws {
    let result = try shell("while :; do :; done") { $0.limits.cpuSeconds = 1 }.run()
    #expect(result.ending == .signalled(24))
    #expect(result.cpuSeconds >= 0.5)
  }

  @Test func endsAFlood() throws {
    let result = try shell("yes") { $0.limits.outputBytes = 10_000 }.run()
    #expect(result.ending == .outputLimitPassed)
    #expect(result.output.count == 10_000)
  }

  @Test func boundsFileSize() throws {
    let path = NSTemporaryDirectory() + "formlab-job-\(UUID().uuidString)"
    defer { try? FileManager.default.removeItem(atPath: path) }
    _ = try shell("head -c 100000 /dev/zero > '\(path)'") { $0.limits.fileSize = 1000 }.run()
    let size = try FileManager.default.attributesOfItem(atPath: path)[.size] as? Int
    #expect(size == 1000)
  }

  // MARK: - Leftovers

  /// A descendant that has left the session and holds the pipes.
  @Test func endsWhatIsLeftOver() throws {
    let mark = "3\(Int.random(in: 100_000...999_999))"
    let result = try shell("setsid sh -c 'sleep \(mark)' & sleep 0.2; echo done").run()
    #expect(result.ending == .exited(0))
    #expect(result.leftovers >= 1)
    #expect(result.wallSeconds < 10)
    let list = try Job("/bin/sh", ["-c", "cat /proc/[0-9]*/cmdline 2>/dev/null | tr '\\0' ' '"])
      .run()
    #expect(!String(decoding: list.output, as: UTF8.self).contains("sleep \(mark)"))
  }

  @Test func cancelsFromAnotherThread() throws {
    let cancellation = Cancellation()
    Thread.detachNewThread {
      Thread.sleep(forTimeInterval: 0.2)
      cancellation.cancel()
    }
    let result = try shell("sleep 30 & wait").run(cancellation: cancellation)
    #expect(result.ending == .cancelled)
    let second = try shell("true").run(cancellation: cancellation)
    #expect(second.ending == .cancelled)
  }

  @Test func leavesNoZombie() throws {
    for _ in 0..<20 { _ = try shell("true").run() }
    let states = try FileManager.default.contentsOfDirectory(atPath: "/proc").compactMap {
      name -> String? in
      guard Int(name) != nil,
        let stat = try? String(contentsOfFile: "/proc/\(name)/stat", encoding: .utf8),
        let end = stat.lastIndex(of: ")")
      else { return nil }
      let fields = stat[stat.index(end, offsetBy: 2)...].split(separator: " ")
      return fields[0] == "Z" && fields[1] == "\(getpid())" ? stat : nil
    }
    #expect(states == [])
  }

  // MARK: - The private channel

  @Test func talksOnItsChannel() throws {
    let running = try RunningJob(
      shell("read line <&4; echo \"got $line\" >&3; echo shown") { $0.hasChannel = true })
    running.send(Array("hello\n".utf8))
    var answer: [UInt8] = []
    while case .channel(let bytes) = running.next() { answer += bytes }
    let result = try running.finish()
    #expect(answer == Array("got hello\n".utf8))
    #expect(result.standardOutput == Array("shown\n".utf8))
  }

  /// Writing to somebody who is gone would end a program that does not look out.
  @Test func outlivesAReaderThatIsGone() throws {
    let running = try RunningJob(
      shell("exec 4<&-; echo closed >&3; sleep 0.3; exit 5") { $0.hasChannel = true })
    #expect(running.next() == .channel(Array("closed\n".utf8)))
    running.send([UInt8](repeating: 1, count: 100_000))
    while case .channel = running.next() {}
    let result = try running.finish()
    #expect(result.ending == .exited(5))
    let input = try shell("exit 6") { $0.input = [UInt8](repeating: 1, count: 1_000_000) }.run()
    #expect(input.ending == .exited(6))
  }

  @Test func waitsNoLongerThanAsked() throws {
    let running = try RunningJob(shell("sleep 30") { $0.hasChannel = true })
    #expect(running.next(within: 0.1) == .stillRunning)
    let result = try running.finish()
    #expect(result.ending == .stopped)
  }
}
