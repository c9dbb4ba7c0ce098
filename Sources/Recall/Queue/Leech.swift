/// When a card that is forgotten again and again is called a leech.
public struct Leech: Hashable, Sendable {
  /// Lapses at which a card is called a leech first.
  public var threshold: Int

  /// Eight lapses, as in Anki.
  public static let standard = Leech(threshold: 8)

  /// Makes a rule; a threshold below 1 calls no card a leech.
  public init(threshold: Int) {
    self.threshold = threshold
  }

  /// Whether an answer that made the lapses rise from one number to the other calls for a word: at
  /// the threshold, and at every half of it beyond.
  public func isReached(from before: Int, to after: Int) -> Bool {
    guard threshold >= 1, after > before, after >= threshold else { return false }
    return (after - threshold) % max(1, (threshold + 1) / 2) == 0
  }
}
