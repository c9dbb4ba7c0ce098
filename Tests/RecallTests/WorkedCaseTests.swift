import Testing

@testable import Recall

/// Histories worked out by hand from the formulas' description, at the defaults.
@Suite struct WorkedCaseTests {
  struct Row: Sendable {
    var time: String
    var rating: Rating
    var phase: Phase
    var step: Int?
    var stability: Double
    var difficulty: Double
    var before: Double
    var due: String
  }

  @Test func threeGoodsALapseAndBack() throws {
    try check([
      Row(
        time: "01-01T09:00", rating: .good, phase: .learning, step: 1, stability: 2.3065,
        difficulty: 2.11810397, before: 0, due: "01-01T09:10"),
      Row(
        time: "01-01T09:10", rating: .good, phase: .review, stability: 2.3065,
        difficulty: 2.111214236, before: 1, due: "01-03T09:10"),
      Row(
        time: "01-03T09:10", rating: .good, phase: .review, stability: 10.97104826,
        difficulty: 2.104331391, before: 0.909493256, due: "01-14T09:10"),
      Row(
        time: "01-14T09:10", rating: .good, phase: .review, stability: 46.31685844,
        difficulty: 2.097455429, before: 0.8998188391, due: "03-01T09:10"),
      Row(
        time: "03-01T09:10", rating: .again, phase: .relearning, step: 0, stability: 2.93384529,
        difficulty: 7.387715706, before: 0.9004709139, due: "03-01T09:20"),
      Row(
        time: "03-01T09:20", rating: .good, phase: .review, stability: 2.93384529,
        difficulty: 7.37555636, before: 1, due: "03-04T09:20"),
      Row(
        time: "03-06T09:20", rating: .hard, phase: .review, stability: 7.048810968,
        difficulty: 8.243000382, before: 0.8594350582, due: "03-13T09:20"),
    ])
  }

  @Test func aHardBeginning() throws {
    try check([
      Row(
        time: "01-01T09:00", rating: .again, phase: .learning, step: 0, stability: 0.212,
        difficulty: 6.4133, before: 0, due: "01-01T09:01"),
      Row(
        time: "01-01T09:01", rating: .hard, phase: .learning, step: 0, stability: 0.212,
        difficulty: 7.604209769, before: 1, due: "01-01T09:06:30"),
      Row(
        time: "01-01T09:07", rating: .good, phase: .learning, step: 1, stability: 0.2466891878,
        difficulty: 7.591833929, before: 1, due: "01-01T09:17"),
      Row(
        time: "01-01T09:17", rating: .good, phase: .review, stability: 0.2842063593,
        difficulty: 7.579470464, before: 1, due: "01-02T09:17"),
      Row(
        time: "01-02T09:17", rating: .easy, phase: .review, stability: 2.880434082,
        difficulty: 6.755870659, before: 0.7943861202, due: "01-05T09:17"),
    ])
  }

  private func check(_ rows: [Row]) throws {
    let reviews = try rows.map { Review($0.rating, at: Moment(try time($0.time))) }
    for (row, state) in zip(rows, replay(History(reviews))) {
      #expect(state.card.phase == row.phase && state.card.step == row.step, "\(row)")
      #expect(state.card.due == (try time(row.due)), "\(row)")
      let memory = try #require(state.card.memory)
      #expect(abs(memory.stability - row.stability) < 1e-8 * row.stability, "\(row)")
      #expect(abs(memory.difficulty - row.difficulty) < 1e-8 * row.difficulty, "\(row)")
      #expect(abs(state.retrievability - row.before) < 1e-9, "\(row)")
    }
  }

  private func time(_ text: String) throws -> Instant {
    try instant("2026-\(text)" + (text.count == 11 ? ":00Z" : "Z"))
  }

  @Test(arguments: [
    (0.70, 93), (0.80, 33), (0.85, 19), (0.90, 10), (0.95, 4), (0.97, 2),
  ])
  func intervalsByRetention(_ retention: Double, _ days: Int) {
    let raw = MemoryModel(.standard).interval(stability: 10, retention: retention)
    #expect(Int(raw.rounded(.toNearestOrEven)) == days)
  }

  @Test(arguments: [
    (0.0, 1.0), (1, 0.985682), (5, 0.940344), (10, 0.9), (20, 0.845885), (50, 0.760528),
    (100, 0.692827), (365, 0.573559),
  ])
  func forgetting(_ days: Double, _ recall: Double) {
    let model = MemoryModel(.standard)
    #expect(abs(model.retrievability(afterDays: days, stability: 10) - recall) < 1e-6)
  }
}
