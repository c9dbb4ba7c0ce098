internal import Recall
internal import Record

extension Moment {
  /// The time of an event.
  init(_ time: Timestamp) {
    self.init(Instant(microseconds: time.milliseconds * 1000), utcOffset: time.offset * 60)
  }
}
