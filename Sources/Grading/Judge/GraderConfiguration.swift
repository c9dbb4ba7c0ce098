package import Jobs

/// Where a grader finds things and how well it can keep answers apart.
package struct GraderConfiguration: Sendable {
  package var toolchain: Toolchain
  package var support: SupportFiles
  package var sandbox: Sandbox
  /// A folder of our own, kept between runs.
  ///
  /// As root it must be one that every user can enter.
  package var cacheFolder: String

  package init(toolchain: Toolchain, support: SupportFiles, sandbox: Sandbox, cacheFolder: String) {
    self.toolchain = toolchain
    self.support = support
    self.sandbox = sandbox
    self.cacheFolder = cacheFolder
  }
}

/// How an answer is judged.
package struct CheckOptions: Sendable {
  /// How many fresh processes run every case.
  package var processes: Int
  /// Whether somebody else wrote the answer; then a sandbox that is none refuses.
  package var isStrangers: Bool
  /// Whether little work counts for more than a quick verdict: nobody waits for this one.
  package var isThrifty: Bool

  /// A learner's own answer.
  package static let learner = CheckOptions(processes: 2, isStrangers: false)
  /// An answer of a class.
  package static let batch = CheckOptions(processes: 2, isStrangers: true, isThrifty: true)

  package init(processes: Int, isStrangers: Bool, isThrifty: Bool = false) {
    self.processes = processes
    self.isStrangers = isStrangers
    self.isThrifty = isThrifty
  }
}
