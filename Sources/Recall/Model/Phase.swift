/// Where a card stands in its life; a card never seen is in `learning`.
public enum Phase: String, CaseIterable, Hashable, Sendable {
  case learning
  case review
  case relearning
}
