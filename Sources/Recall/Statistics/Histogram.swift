/// Counts of values between edges.
public struct Histogram: Hashable, Sendable {
  /// Where a bin ends and the next begins, rising.
  public let edges: [Double]
  /// Below the first edge, from each edge to the next, and from the last on.
  public private(set) var counts: [Int]

  init(edges: [Double]) {
    self.edges = edges
    counts = [Int](repeating: 0, count: edges.count + 1)
  }

  mutating func add(_ value: Double) {
    counts[edges.firstIndex { value < $0 } ?? edges.count] += 1
  }
}
