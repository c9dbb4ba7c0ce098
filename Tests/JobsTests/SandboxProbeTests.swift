import Foundation
import Jobs
import Testing

@Suite("A sandbox probe")
struct SandboxProbeTests {
  private func probe(path: String = "/usr/bin:/bin", levels: [SandboxLevel] = SandboxLevel.allCases)
    -> Sandbox
  {
    var probe = SandboxProbe(path: path, folder: NSTemporaryDirectory())
    probe.levels = levels
    return probe.best()
  }

  @Test func takesBubblewrapWhereItWorks() {
    let sandbox = probe()
    #expect(sandbox.level == .bubblewrap)
    #expect(sandbox.reason == "")
  }

  @Test func takesLandlockWhereBubblewrapIsHidden() {
    let sandbox = probe(path: "/nonexistent")
    #expect(sandbox.level == .landlock)
    #expect(sandbox.reason == "bubblewrap (bwrap) is not installed.")
  }

  @Test func takesLimitsWhereNothingElseIsLeft() {
    let sandbox = probe(levels: [.limits])
    #expect(sandbox.level == .limits)
  }
}
