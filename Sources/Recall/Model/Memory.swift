/// What FSRS believes about one card in one head.
public struct Memory: Hashable, Sendable {
  /// Days until the probability of recall has fallen to 0.9; at least 0.001.
  public var stability: Double
  /// From 1 (easy) to 10 (hard).
  public var difficulty: Double

  /// Makes a memory state.
  public init(stability: Double, difficulty: Double) {
    self.stability = stability
    self.difficulty = difficulty
  }
}
