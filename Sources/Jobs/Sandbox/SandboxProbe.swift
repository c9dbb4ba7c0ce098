internal import Glibc

/// Finds the best sandbox of this machine, by running a program in each that tries to get out.
package struct SandboxProbe {
  /// Where bubblewrap is looked for.
  package var path: String
  /// A folder of ours in which the probe keeps a file that a sandboxed program must not read.
  package var folder: String
  /// The levels that may be taken, best first; tests leave some out.
  package var levels = SandboxLevel.allCases

  package init(path: String, folder: String) {
    self.path = path
    self.folder = folder
  }

  /// The first level whose self-test holds.
  package func best() -> Sandbox {
    var reasons: [String] = []
    for level in levels where level != .limits {
      let sandbox = candidate(level)
      guard let problem = trouble(with: sandbox) else {
        return Sandbox(
          level: level, reason: reasons.joined(separator: " "), bubblewrap: sandbox.bubblewrap,
          user: sandbox.user)
      }
      reasons.append(problem)
    }
    return Sandbox(
      level: .limits, reason: reasons.joined(separator: " "), user: SandboxProbe.workerUser())
  }

  private func candidate(_ level: SandboxLevel) -> Sandbox {
    Sandbox(
      level: level, bubblewrap: level == .bubblewrap ? bubblewrap() : nil,
      user: SandboxProbe.workerUser())
  }

  private func bubblewrap() -> String? {
    for folder in path.split(separator: ":") where unsafe access("\(folder)/bwrap", X_OK) == 0 {
      return "\(folder)/bwrap"
    }
    return nil
  }

  /// A user for answers when we are root: a number that nobody has, another one for each formlab.
  static func workerUser() -> UInt32? {
    guard geteuid() == 0 else { return nil }
    for step in 0..<UInt32(64) {
      let number = 54_000 + (UInt32(bitPattern: getpid()) &+ step) % 5_000
      if unsafe getpwuid(number) == nil { return number }
    }
    return 54_000
  }

  private func isThere(_ path: String) -> Bool { unsafe access(path, F_OK) == 0 }

  // MARK: - The self-test

  /// Why a level does not hold; nil where it does.
  private func trouble(with sandbox: Sandbox) -> String? {
    if sandbox.level == .bubblewrap, sandbox.bubblewrap == nil {
      return "bubblewrap (bwrap) is not installed."
    }
    let canary = "\(folder)/sandbox-canary-\(getpid())"
    let file = unsafe open(canary, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o644)
    if file >= 0 { close(file) }
    defer { unsafe unlink(canary) }
    let shell = "/bin/sh"
    var box = Box(
      mounts: ["/usr/bin", "/usr/lib", "/usr/lib64"].filter(isThere).map { Box.Mount($0, at: $0) },
      filter: .answer, environment: [:], folder: "/")
    box.links["/bin"] = "usr/bin"
    do {
      let job = try sandbox.job(
        shell, ["-c", SandboxProbe.escapes(canary)], in: box,
        limits: JobLimits(wallSeconds: 10, cpuSeconds: 5, memory: 256 << 20, openFiles: 64))
      let result = try RunningJob(job).waitForEnd()
      return SandboxProbe.judge(result, sandbox.level)
    } catch {
      return "The self-test of \(sandbox.level.rawValue) did not start: \(error)."
    }
  }

  /// Each line leaves if something worked that must not.
  ///
  /// Built-in commands only; the last one forks, which ends the shell with status 2 where forking
  /// is refused.
  private static func escapes(_ canary: String) -> String {
    """
    true < '\(canary)' && exit 11
    true > /tmp/formlab-probe && exit 12
    true < /etc/passwd && exit 13
    true < /proc/1/status && exit 14
    printf held
    ( exit 0 ) && exit 15
    """
  }

  private static func judge(_ result: JobResult, _ level: SandboxLevel) -> String? {
    switch result.ending {
    case .exited(2) where result.standardOutput == Array("held".utf8): return nil
    case .exited(let code) where (11...15).contains(code):
      return "The self-test of \(level.rawValue) got out (\(code))."
    default: return "\(level.rawValue): \(explain(result))"
    }
  }

  /// What bubblewrap's own messages mean.
  private static func explain(_ result: JobResult) -> String {
    let text = String(decoding: result.standardError.prefix(2000), as: UTF8.self)
    if text.contains("No permissions to create new namespace")
      || text.contains("Operation not permitted")
    {
      return "user namespaces are forbidden here (as in most containers)."
    }
    if text.contains("nesting depth") || text.contains("No space left on device") {
      return "no more user namespaces may be made here."
    }
    if text.contains("Resource temporarily unavailable") {
      return "no more processes may be started."
    }
    let line = text.split(separator: "\n").first.map(String.init) ?? "\(result.ending)"
    return line.hasSuffix(".") ? line : line + "."
  }
}
