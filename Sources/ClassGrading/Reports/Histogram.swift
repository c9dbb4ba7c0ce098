/// Scores sorted into bins.
struct Histogram: Sendable, Equatable {
  struct Bin: Sendable, Equatable {
    var range: ClosedRange<Int>
    var count: Int

    /// `3`, or `10 to 19`.
    var label: String {
      range.count == 1 ? "\(range.lowerBound)" : "\(range.lowerBound) to \(range.upperBound)"
    }
  }

  private(set) var bins: [Bin]

  /// A bin a point where there are few; else eleven at most, the full score alone in the last.
  ///
  /// - Parameters:
  ///   - scores: how many have each number of points.
  ///   - full: the full score.
  init(_ scores: [Int: Int], full: Int) {
    let width = full <= 12 ? 1 : (full - 1) / 10 + 1
    var ranges = stride(from: 0, to: full, by: width).map { $0...min($0 + width - 1, full - 1) }
    ranges.append(full...full)
    bins = ranges.map { range in
      Bin(range: range, count: scores.reduce(0) { range.contains($1.key) ? $0 + $1.value : $0 })
    }
  }
}
