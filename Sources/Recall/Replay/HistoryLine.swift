internal import FoundationEssentials

/// One line of replay's input, as it stands in the JSON.
struct HistoryLine: Decodable {
  let id: LineIdentity?
  let parameters: [Double]?
  let options: LineOptions?
  let changes: [LineChange]?
  let reviews: [LineReview]
}

/// A history's name: a text or a number.
enum LineIdentity: Decodable {
  case text(String)
  case number(Int)

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if let number = try? container.decode(Int.self) {
      self = .number(number)
    } else {
      self = .text(try container.decode(String.self))
    }
  }
}

/// Settings of a history; what is absent stays as it was.
struct LineOptions: Decodable {
  let desiredRetention: Double?
  let learningSteps: [Double]?
  let relearningSteps: [Double]?
  let maximumInterval: Double?

  enum CodingKeys: String, CodingKey {
    case desiredRetention = "desired_retention"
    case learningSteps = "learning_steps"
    case relearningSteps = "relearning_steps"
    case maximumInterval = "maximum_interval"
  }

  /// Puts what is given into `settings`.
  func apply(to settings: inout SchedulerSettings) {
    if let desiredRetention { settings.desiredRetention = desiredRetention }
    if let learningSteps { settings.learningSteps = learningSteps }
    if let relearningSteps { settings.relearningSteps = relearningSteps }
    if let maximumInterval {
      let limit = Double(Scheduler.longestMaximumInterval)
      settings.maximumInterval = Int(min(max(maximumInterval.rounded(.down), 0), limit))
    }
  }
}

/// Options that hold from a review on.
struct LineChange: Decodable {
  let before: Int
  let options: LineOptions?
  let parameters: [Double]?
}

/// One review of a history.
struct LineReview: Decodable {
  let rating: Rating
  let time: Instant

  private enum CodingKeys: String, CodingKey { case rating, time }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let number = try container.decode(Int.self, forKey: .rating)
    guard let rating = Rating(rawValue: number) else {
      throw DecodingError.dataCorruptedError(
        forKey: .rating, in: container, debugDescription: "a rating is 1, 2, 3 or 4, not \(number)")
    }
    let text = try container.decode(String.self, forKey: .time)
    guard let time = Instant(iso8601: text) else {
      throw DecodingError.dataCorruptedError(
        forKey: .time, in: container,
        debugDescription: "\u{201c}\(text)\u{201d} is no time such as 2026-12-01T04:30:00Z")
    }
    (self.rating, self.time) = (rating, time)
  }
}
