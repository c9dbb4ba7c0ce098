/// How well a card was remembered; only `again` means that it was forgotten.
public enum Rating: Int, CaseIterable, Comparable, Hashable, Sendable {
  case again = 1
  case hard
  case good
  case easy

  /// Whether the card was remembered. Hard counts: it was remembered with effort.
  public var isRecall: Bool { self != .again }

  public static func < (left: Rating, right: Rating) -> Bool { left.rawValue < right.rawValue }
}
