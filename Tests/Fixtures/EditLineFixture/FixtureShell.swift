internal import Glibc
internal import LineEditing

/// The loop: shows every event, and knows a few commands.
struct FixtureShell {
  let source: any LineSource
  let relay: SignalRelay
  let notices: NoticeQueue
  let prompt: String

  /// Runs to the end; gives the exit status.
  func run() -> Int32 {
    while true {
      switch source.nextLine(prompt: prompt) {
      case .line("quit"): return 0
      case .line(let line): perform(line)
      case .unreadable(let damage):
        say("unreadable[\(damage.kind) line \(damage.line) byte \(damage.byte)]")
      case .interrupted: say("interrupted")
      case .endOfInput:
        say("end")
        return 0
      case .terminated(let signal):
        say("terminated \(signal)")
        return 128 + signal
      }
    }
  }

  private func perform(_ line: String) {
    switch line {
    case "ask": say("answer \(Question("Sure?").ask(source))")
    case "notice": postLater()
    case "job": runJob()
    case "single":
      relay.endWhenNobodyListens()
      runJob()
      say("deaf now")
      while true { sleep(60) }
    case "wreck": wreckTerminal()
    case "hangup": kill(getpid(), SIGHUP)
    case "interrupt": kill(getpid(), SIGINT)
    case "deaf":
      say("deaf now")
      while true { sleep(60) }
    case "trap": trapWhileEditing()
    case "editor": say("\(type(of: source))")
    default: say("got[\(line.replacing("\n", with: "|"))]")
    }
  }

  /// Posts from another thread while the next line is typed.
  private func postLater() {
    let notices = notices
    Task.detached {
      try? await Task.sleep(for: .milliseconds(400))
      notices.post("news arrived")
    }
  }

  /// A job that only Ctrl-C ends.
  private func runJob() {
    var ends: [Int32] = [-1, -1]
    _ = unsafe pipe(&ends)
    let (readEnd, writeEnd) = (ends[0], ends[1])
    say("job runs")
    let outcome = relay.run {
      var byte: UInt8 = 0
      return unsafe read(readEnd, &byte, 1)
    } cancel: {
      var byte: UInt8 = 1
      _ = unsafe write(writeEnd, &byte, 1)
    }
    say("job ended, cancelled \(outcome.wasCancelled)")
  }

  /// Leaves the terminal as a program does that dies while it has it.
  private func wreckTerminal() {
    var modes = termios()
    _ = unsafe tcgetattr(0, &modes)
    modes.c_lflag &= ~tcflag_t(ECHO | ICANON | ISIG)
    modes.c_iflag &= ~tcflag_t(ICRNL)
    modes.c_oflag &= ~tcflag_t(OPOST)
    _ = unsafe tcsetattr(0, TCSANOW, &modes)
  }

  /// Crashes half a second later, in the middle of the next line.
  private func trapWhileEditing() {
    Task.detached {
      try? await Task.sleep(for: .milliseconds(400))
      fatalError("as wanted")
    }
  }
}
