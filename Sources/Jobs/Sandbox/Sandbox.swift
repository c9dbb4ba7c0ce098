internal import Synchronization

/// The way in which untrusted programs are run on this machine.
package struct Sandbox: Sendable {
  package let level: SandboxLevel
  /// Why it is not a better one; empty for the best.
  package let reason: String
  /// Absolute path of bubblewrap, where it is used.
  let bubblewrap: String?
  /// The user to run as when we are root.
  package let user: UInt32?
  /// Protections that tests do without.
  package var missing: Set<Protection> = []

  package init(
    level: SandboxLevel, reason: String = "", bubblewrap: String? = nil, user: UInt32? = nil
  ) {
    self.level = level
    self.reason = reason
    self.bubblewrap = bubblewrap
    self.user = user
  }

  /// The same sandbox for code of our own: without another user.
  package var asOurselves: Sandbox {
    Sandbox(level: level, reason: reason, bubblewrap: bubblewrap)
  }

  /// Where a program in the box finds a file of this machine that is mounted there.
  package func place(of source: String, in box: Box) -> String {
    guard level == .bubblewrap else { return source }
    for mount in box.mounts.sorted(by: { $0.source.utf8.count > $1.source.utf8.count }) {
      if source == mount.source { return mount.place }
      if source.hasPrefix(mount.source + "/") {
        return mount.place + source.dropFirst(mount.source.utf8.count)
      }
    }
    return source
  }

  /// A job that runs a program in a box.
  ///
  /// - Parameters:
  ///   - program: Where the program is, as the box shows it.
  ///   - arguments: Its arguments.
  ///   - box: What it sees.
  ///   - limits: Its limits.
  /// - Returns: The job, not started.
  /// - Throws: Where the filter cannot be made.
  package func job(
    _ program: String, _ arguments: [String], in box: Box, limits: JobLimits
  ) throws(JobError) -> Job {
    guard let filter = box.filter.program() else { throw .noDescriptors(0) }
    var job: Job
    switch level {
    case .bubblewrap:
      job = Job(
        bubblewrap ?? "",
        Bubblewrap.arguments(for: box, without: missing) + ["--", program] + arguments)
      job.files[9] = try Descriptor.memory(holding: filter)
    case .landlock, .limits:
      job = Job(program, arguments, environment: box.environment, folder: box.folder)
      if level == .landlock {
        job.confinement = Confinement(
          readable: box.mounts.filter { !$0.isWritable }.map(\.source) + ["/dev/urandom"],
          writable: box.mounts.filter(\.isWritable).map(\.source) + ["/dev/null"],
          filter: filter)
      }
    }
    job.limits = limits
    job.user = user.map { box.filter == .answer ? Sandbox.nextUser(after: $0) : $0 }
    return job
  }

  /// A user that no other answer runs as just now: the kernel counts processes and threads by user, so one answer that
  /// takes all it may have must not keep another from starting.
  private static func nextUser(after user: UInt32) -> UInt32 {
    let turn = turns.add(1, ordering: .relaxed).newValue % 1_000
    return user + 5_000 * UInt32(turn + 1)
  }

  private static let turns = Atomic<Int>(0)
}
