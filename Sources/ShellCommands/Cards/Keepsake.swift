internal import Decks

/// What an import keeps of a card besides what scheduling needs, so that a later export gives it back.
enum Keepsake: Hashable {
  /// An entry of the log, with the intervals that the other program chose.
  case log(ReviewLogEntry)
  /// The card's place among the new ones.
  case position(Int)
  /// SM-2's ease, in permille.
  case ease(Int)
  /// The days that wait at the end of relearning.
  case interval(Int)

  /// One line of words with blanks between.
  var text: String {
    switch self {
    case .log(let entry):
      let numbers = [
        Int(entry.id), entry.rating, entry.interval, entry.lastInterval, entry.factor,
        entry.duration, entry.kind.rawValue,
      ]
      return "log " + numbers.map(String.init).joined(separator: " ")
    case .position(let position): return "position \(position)"
    case .ease(let ease): return "ease \(ease)"
    case .interval(let days): return "interval \(days)"
    }
  }

  /// Reads what `text` makes; nil for anything else, such as the words of a later version.
  init?(text: String) {
    let words = text.split(separator: " ")
    let numbers = words.dropFirst().compactMap { Int($0) }
    guard numbers.count == words.count - 1 else { return nil }
    switch (words.first, numbers.count) {
    case ("log", 7):
      guard let kind = ReviewLogEntry.Kind(rawValue: numbers[6]) else { return nil }
      self = .log(
        ReviewLogEntry(
          id: Int64(numbers[0]), rating: numbers[1], interval: numbers[2],
          lastInterval: numbers[3], factor: numbers[4], duration: numbers[5], kind: kind))
    case ("position", 1): self = .position(numbers[0])
    case ("ease", 1): self = .ease(numbers[0])
    case ("interval", 1): self = .interval(numbers[0])
    default: return nil
    }
  }
}
