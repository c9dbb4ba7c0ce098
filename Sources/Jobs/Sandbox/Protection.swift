/// One thing that keeps an answer in.
///
/// Tests leave one out to see that it is needed.
package enum Protection: Sendable, CaseIterable {
  /// The system-call filter.
  case callFilter
  /// A network of its own, with nobody in it.
  case ownNetwork
  /// The read-only root and devices.
  case readOnlyPlaces
  /// What is asked of an answer before it runs.
  case policy
}
