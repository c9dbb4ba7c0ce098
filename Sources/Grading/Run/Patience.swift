internal import Glibc
internal import Jobs

/// How much time is left for the cases of one pass.
///
/// A case that hangs must leave time for the others, so no case gets more than half of what is left. A busy
/// machine must not make a verdict: where the time passed and the answer had little of the processor, the case
/// is asked once more with three times the time.
struct Patience {
  private(set) var seconds: Double
  private let least: Double
  private var hasWaited = false

  init(seconds: Double) {
    self.seconds = seconds
    least = seconds / 10
  }

  var forOneUnit: Double { seconds / 2 }

  /// With less left, a slow machine would be taken for a slow answer; the other cases are not run then.
  var isOver: Bool { seconds < least }

  /// Takes off what a process used; returns whether its last case is to be asked again.
  mutating func take(_ report: Session.Report) -> Bool {
    guard let result = report.result else { return false }
    if case .timedOut = report.outcomes.last?.1, !hasWaited,
      result.cpuSeconds < result.wallSeconds / 2,
      Patience.isMachineBusy()
    {
      hasWaited = true
      seconds *= 3
      return true
    }
    seconds -= result.wallSeconds
    return false
  }

  /// Whether more programs want a processor than there are.
  private static func isMachineBusy() -> Bool {
    guard let bytes = readFile("/proc/loadavg") else { return false }
    let fields = String(decoding: bytes, as: UTF8.self).split(separator: " ")
    guard fields.count >= 4, let average = Double(fields[0]) else { return false }
    let running = fields[3].split(separator: "/").first.flatMap { Double($0) } ?? 0
    return max(average, running) > Double(sysconf(Int32(_SC_NPROCESSORS_ONLN)))
  }
}
