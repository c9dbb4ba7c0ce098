internal import Recall
internal import Record

extension Timestamp {
  /// `2026-12-01 14:05`, in the zone in which it was taken.
  var localText: String {
    let minutes = Int((milliseconds / 60_000) + Int64(offset))
    let day = minutes >= 0 ? minutes / 1440 : (minutes - 1439) / 1440
    let date = CivilDate(daysSince1970: day)
    let inDay = minutes - day * 1440
    return "\(date.year)-\(two(date.month))-\(two(date.day)) \(two(inDay / 60)):\(two(inDay % 60))"
  }

  private func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
}
