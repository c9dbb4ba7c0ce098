import Synchronization

/// How far a verification has come.
package struct VerifyProgress: Sendable, Equatable {
  package var done: Int
  package var total: Int
  /// What was finished last.
  package var name: String
}

/// Counts subjects that are finished and tells of each.
final class ProgressCount: Sendable {
  private let total: Int
  private let report: @Sendable (VerifyProgress) -> Void
  private let done = Mutex(0)

  init(total: Int, report: @escaping @Sendable (VerifyProgress) -> Void) {
    self.total = total
    self.report = report
  }

  func finished(_ name: String) {
    done.withLock { done in
      done += 1
      report(VerifyProgress(done: done, total: total, name: name))
    }
  }
}
