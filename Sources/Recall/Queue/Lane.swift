/// Cards in an order that stays; those taken out leave a gap, which can be filled again.
struct Lane: Sendable {
  private let cards: [QueueCard]
  private var start = 0
  private var taken: Set<String> = []

  init(_ cards: [QueueCard]) {
    self.cards = cards
  }

  /// How many cards are left.
  var count: Int { cards.count - taken.count }

  /// The first card that is left.
  var first: QueueCard? { start < cards.count ? cards[start] : nil }

  /// A card that is left, by its id.
  func card(_ id: String) -> QueueCard? {
    taken.contains(id) ? nil : cards[start...].first { $0.id == id }
  }

  /// Takes a card out; false if it is not there.
  mutating func take(_ id: String) -> Bool {
    guard first?.id == id || card(id) != nil else { return false }
    taken.insert(id)
    while start < cards.count, taken.contains(cards[start].id) { start += 1 }
    return true
  }

  /// Puts a card back into its place.
  mutating func giveBack(_ id: String) {
    guard taken.remove(id) != nil else { return }
    if let index = cards[..<start].firstIndex(where: { $0.id == id }) { start = index }
  }

  /// The lane with at most so many of its first cards.
  func prefix(_ count: Int) -> Lane { Lane(Array(cards.prefix(max(0, count)))) }
}
