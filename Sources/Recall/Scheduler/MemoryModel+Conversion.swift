extension MemoryModel {
  /// The memory that an interval and an ease of another algorithm speak of, as Anki guesses it when it turns FSRS on.
  ///
  /// - Parameters:
  ///   - interval: Days that the card was set aside for.
  ///   - ease: SM-2's ease, such as 2.5.
  ///   - retention: The share of cards that were remembered at the end of their intervals.
  /// - Returns: The memory.
  public func guessed(interval: Double, ease: Double, retention: Double = 0.9) -> Memory {
    let stability = stability(interval: interval, retention: retention)
    let gain =
      exponential(w[8]) * power(stability, -w[9]) * (exponential(w[10] * (1 - retention)) - 1)
    return Memory(
      stability: stability, difficulty: min(max(11 - (ease - 1) / gain, 1), 10))
  }

  /// The memory that an interval and a difficulty of FSRS speak of.
  public func guessed(interval: Double, difficulty: Double, retention: Double = 0.9) -> Memory {
    Memory(
      stability: stability(interval: interval, retention: retention),
      difficulty: min(max(difficulty, 1), 10))
  }

  private func stability(interval: Double, retention: Double) -> Double {
    let interval = max(interval, Self.minimumStability)
    return interval / self.interval(stability: 1, retention: retention)
  }
}
