internal import CJobs
internal import Glibc
internal import Synchronization

/// A request to stop, made once from any thread or from a signal handler and seen by everything that waits.
///
/// A job that runs under it ends at once with all its processes.
package final class Cancellation: Sendable {
  private let flag = Atomic<Bool>(false)
  private let event: Descriptor

  package init() {
    event = Descriptor(owning: formlab_event())
  }

  /// Asks for the end.
  ///
  /// Safe in a signal handler: an atomic store and one write.
  package func cancel() {
    flag.store(true, ordering: .sequentiallyConsistent)
    var one: UInt64 = 1
    _ = unsafe write(event.number, &one, 8)
  }

  package var isCancelled: Bool { flag.load(ordering: .sequentiallyConsistent) }

  /// Readable from the moment of cancelling on; for poll(2).
  package var descriptor: Int32 { event.number }
}
