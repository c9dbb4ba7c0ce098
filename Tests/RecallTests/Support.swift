import Testing

@testable import Recall

/// An instant written as ISO 8601.
func instant(_ text: String) throws -> Instant { try #require(Instant(iso8601: text)) }

/// A moment written as ISO 8601, whose offset is that of the text.
func moment(_ text: String) throws -> Moment {
  let hours = text.hasSuffix("Z") ? 0 : Int(text.suffix(6).prefix(3)) ?? 0
  return Moment(try instant(text), utcOffset: hours * 3_600)
}

/// Settings with some changed.
func settings(
  _ base: SchedulerSettings = .learner, _ change: (inout SchedulerSettings) -> Void
) throws -> Scheduler {
  var settings = base
  change(&settings)
  return try Scheduler(settings)
}

/// A log of so many reviews at random times.
func randomLog(_ random: inout SplitMix64, _ count: Int) -> [Review] {
  var time = Instant(microseconds: 1_700_000_000_000_000)
  return (0..<count).map { _ in
    time = time.adding(
      seconds: Double.random(in: 0..<1, using: &random) < 0.4
        ? Double.random(in: 5..<4_000, using: &random)
        : Double.random(in: 20_000..<8_000_000, using: &random))
    let rating = Rating.allCases.randomElement(using: &random) ?? .good
    return Review(rating, at: Moment(time, utcOffset: 3_600), duration: 3)
  }
}
