/// Writes and reads the lines of reviews without a decoder, since a journal holds a million of them.
///
/// Only the exact form that `write` makes is read here; a line in any other form is left to the
/// decoder that reads every kind.
enum ReviewLine {
  /// Appends what follows the head of a review's line, with its end.
  static func write(_ review: CardReview, to bytes: inout [UInt8]) {
    bytes.append(contentsOf: ",\"card\":\"".utf8)
    bytes.append(contentsOf: review.card.utf8)
    bytes.append(contentsOf: "\",\"rating\":\(review.rating)".utf8)
    if let seconds = review.seconds, seconds.isFinite {
      bytes.append(contentsOf: ",\"seconds\":\(seconds)".utf8)
    }
    bytes.append(contentsOf: ",\"type\":\"\(review.type.rawValue)\"}\n".utf8)
  }

  /// The event of a line in that form, or nil.
  static func read(_ bytes: [UInt8], in range: Range<Int>) -> RecordedEvent? {
    var cursor = ByteCursor(bytes, in: range)
    guard cursor.skip("{\"id\":\""), let id = cursor.eventID(),
      cursor.skip("\",\"at\":\""), let time = cursor.time(), cursor.skip("\",\"offset\":"),
      let offset = cursor.integer(), abs(offset) <= 1_440,
      cursor.skip(",\"kind\":\"card.review\",\"card\":\""),
      let card = cursor.plainText(), cursor.skip("\",\"rating\":"),
      let rating = cursor.integer(), (1...4).contains(rating)
    else { return nil }
    var seconds: Double?
    if cursor.skip(",\"seconds\":") {
      guard let value = cursor.number() else { return nil }
      seconds = value
    }
    let type: CardReview.Kind
    if cursor.skip(",\"type\":\"scheduled\"}") {
      type = .scheduled
    } else if cursor.skip(",\"type\":\"practice\"}") {
      type = .practice
    } else {
      return nil
    }
    guard cursor.isAtEnd else { return nil }
    let review = CardReview(card: card, rating: rating, seconds: seconds, type: type)
    return RecordedEvent(
      id: id, at: Timestamp(milliseconds: time, offset: offset), event: .cardReview(review))
  }
}
