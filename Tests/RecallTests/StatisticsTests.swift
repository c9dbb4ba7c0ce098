import Testing

@testable import Recall

@Suite struct StatisticsTests {
  @Test func countsWhatWasDoneAndWhatIsDue() throws {
    let now = try moment("2026-05-10T18:00:00+02:00")
    func review(_ rating: Rating, _ daysAgo: Int, _ seconds: Double = 0) -> Review {
      let time = now.instant.adding(days: -daysAgo).adding(seconds: seconds)
      return Review(rating, at: Moment(time, utcOffset: 7_200), duration: 5)
    }
    func card(_ log: [Review], isSuspended: Bool = false) -> StatisticsCard {
      StatisticsCard(history: History(log, scheduler: .learner), isSuspended: isSuspended)
    }
    let statistics = RecallStatistics(
      [
        card([review(.easy, 30), review(.good, 20), review(.again, 0)]),
        card([review(.good, 0), review(.good, 0, 700)]),
        card([review(.easy, 12), review(.good, 1)]),
        card([review(.easy, 40)]),
        card([]),
        card([review(.easy, 40)], isSuspended: true),
      ], scheduler: .learner, at: now)
    #expect(statistics.today.reviews == 3)
    #expect(statistics.today.forgotten == 1)
    #expect(statistics.today.newCards == 1)
    #expect(statistics.today.seconds == 15)
    #expect(statistics.streak == 2)
    #expect(statistics.longestStreak == 2)
    #expect(statistics.overdue == 1)
    #expect(statistics.forecast[0] == 2, "one overdue, one in relearning")
    #expect(statistics.newCards == 1)
    #expect(statistics.suspended == 1)
    #expect(statistics.reviewsByDay[29] == 3)
    #expect(statistics.reviewsByDay[28] == 1)
    #expect(statistics.phases == [.relearning: 1, .review: 4])
    let month = statistics.retention[1]
    #expect(month.days == 30)
    #expect(month.all == Retention.Share(recalled: 2, reviews: 3))
    #expect(month.predicted.map { $0 > 0.5 && $0 < 1 } == true)
    #expect(statistics.stability.counts.reduce(0, +) == 5)
    #expect(statistics.difficulty.counts.reduce(0, +) == 5)
  }

  @Test func nothingIsNothing() throws {
    let statistics = RecallStatistics(
      [], scheduler: .learner, at: try moment("2026-05-10T18:00:00Z"))
    #expect(statistics.streak == 0)
    #expect(statistics.retention[3].all.value == nil)
  }
}
