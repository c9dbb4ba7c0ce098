/// A card was asked and answered.
package struct CardReview: Hashable, Codable, Sendable {
  /// The card's id.
  package var card: String
  /// 1 Again, 2 Hard, 3 Good, 4 Easy.
  package var rating: Int
  /// Seconds from question to answer.
  package var seconds: Double?
  /// Whether it counts.
  package var type: Kind

  /// Whether a review counts for the schedule.
  package enum Kind: String, Hashable, Codable, Sendable {
    case scheduled
    case practice
  }

  /// Makes the payload.
  package init(card: String, rating: Int, seconds: Double? = nil, type: Kind = .scheduled) {
    self.card = card
    self.rating = rating
    self.seconds = seconds
    self.type = type
  }

  package init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    card = try container.decode(String.self, forKey: .card)
    rating = try container.decode(Int.self, forKey: .rating)
    seconds = try container.decodeIfPresent(Double.self, forKey: .seconds)
    type = try container.decode(Kind.self, forKey: .type)
    guard (1...4).contains(rating) else {
      throw DecodingError.dataCorruptedError(
        forKey: .rating, in: container, debugDescription: "no rating")
    }
  }
}

/// Something happened to a card besides a review: introduced, suspended, resumed, buried, reset, purged.
package struct CardMark: Hashable, Codable, Sendable {
  /// The card's id.
  package var card: String

  /// Makes the payload.
  package init(card: String) {
    self.card = card
  }
}

/// A card was put into a state that no review led to: brought from another program, or moved by hand.
package struct CardPlacement: Hashable, Codable, Sendable {
  /// The card's id.
  package var card: String
  /// The state in the scheduler's own words.
  package var state: String

  /// Makes the payload.
  package init(card: String, state: String) {
    self.card = card
    self.state = state
  }
}

/// Something that another program knew of a card and scheduling has no use for, kept so that an export gives it back.
package struct CardKeepsake: Hashable, Codable, Sendable {
  /// The card's id.
  package var card: String
  /// In the words of what reads it back.
  package var kept: String

  /// Makes the payload.
  package init(card: String, kept: String) {
    self.card = card
    self.kept = kept
  }
}

/// An earlier event no longer counts.
package struct Undo: Hashable, Codable, Sendable {
  /// The id of the event taken back.
  package var undoes: EventID
  /// The card whose event it is, if it is a card's.
  package var card: String?
  /// The exercise whose event it is, if it is an exercise's.
  package var exercise: String?

  /// Takes back an event of a card.
  package init(_ id: EventID, ofCard card: String) {
    undoes = id
    self.card = card
  }

  /// Takes back an event of an exercise.
  package init(_ id: EventID, ofExercise exercise: String) {
    undoes = id
    self.exercise = exercise
  }
}
