internal import Recall
internal import Record

extension Timestamp {
  /// `2026-12-01 14:05`, in the zone in which it was taken.
  var localText: String {
    let minutes = milliseconds / 60_000 + Int64(offset)
    let inDay = Int(((minutes % 1440) + 1440) % 1440)
    func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
    let day = DayText.of(Instant(microseconds: milliseconds * 1000), offset: offset * 60)
    return "\(day) \(two(inDay / 60)):\(two(inDay % 60))"
  }
}
