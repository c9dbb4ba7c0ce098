/// How well untrusted programs are kept apart, best first.
package enum SandboxLevel: String, Sendable, Codable, CaseIterable {
  /// Namespaces by bubblewrap, system-call filter, limits.
  case bubblewrap
  /// Landlock, system-call filter, limits; the same files and processes in sight, out of reach.
  case landlock
  /// Limits alone: the program has the rights of whoever started it.
  case limits

  /// Whether other people's programs may be run.
  package var isFitForStrangers: Bool { self != .limits }
}
