/// The schedulers that were in force one after the other, as a learner changed settings.
///
/// A change bears on later answers only; replaying a log with the timeline gives what was then.
/// `Key` orders changes and reviews alike, such as the ids of the events that tell of them.
public struct SchedulerTimeline<Key: Comparable & Sendable>: Sendable {
  private let first: Scheduler
  private let changes: [(since: Key, scheduler: Scheduler)]

  /// Makes a timeline; the order of `changes` does not matter.
  public init(first: Scheduler, changes: [(since: Key, scheduler: Scheduler)]) {
    self.first = first
    self.changes = changes.sorted { $0.since < $1.since }
  }

  /// The scheduler in force now.
  public var current: Scheduler { changes.last?.scheduler ?? first }

  /// A card's history under the schedulers of its time.
  ///
  /// - Parameters:
  ///   - log: The card's reviews with their keys, in the order of these.
  ///   - seed: What fuzz starts from.
  /// - Returns: The history, to replay.
  public func history(_ log: [(key: Key, review: Review)], seed: UInt64) -> History {
    let placed = changes.map { change in
      let before = log.firstIndex { !($0.key < change.since) } ?? log.count
      return History.Change(before: before, scheduler: change.scheduler)
    }
    return History(log.map(\.review), scheduler: first, changes: placed, seed: seed)
  }
}
