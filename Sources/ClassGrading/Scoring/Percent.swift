/// A score as a part of the full one.
package enum Percent {
  /// With one decimal, as in `66.7`.
  ///
  /// An exercise worth nothing gives `100.0`, for there is nothing to miss.
  package static func text(_ points: Int, of full: Int) -> String {
    let thousandths = thousandths(points, of: full)
    return "\(thousandths / 10).\(thousandths % 10)"
  }

  /// The nearest whole thousandth, from 0 to 1000; all of it only for the full score.
  package static func thousandths(_ points: Int, of full: Int) -> Int {
    guard full > 0, points < full else { return 1000 }
    let exact = Double(max(points, 0)) / Double(full) * 1000
    return min(Int(exact.rounded()), 999)
  }
}
