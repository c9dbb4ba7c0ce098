import Testing

@testable import Recall

@Suite struct DayCountTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var name: String
    var from: String
    var to: String
    var days: Int
    var fullDays: Int
    var testDescription: String { name }
  }

  @Test(arguments: [
    Case(
      name: "evening to morning", from: "2026-03-10T21:00:00+01:00",
      to: "2026-03-11T08:00:00+01:00", days: 1, fullDays: 0),
    Case(
      name: "past midnight", from: "2026-03-10T23:00:00+01:00", to: "2026-03-11T01:00:00+01:00",
      days: 0, fullDays: 0),
    Case(
      name: "over the rollover", from: "2026-03-11T03:59:59+01:00", to: "2026-03-11T04:00:00+01:00",
      days: 1, fullDays: 0),
    Case(
      name: "clocks go forward", from: "2026-03-28T22:00:00+01:00", to: "2026-03-29T22:00:00+02:00",
      days: 1, fullDays: 0),
    Case(
      name: "clocks go back", from: "2026-10-24T04:30:00+02:00", to: "2026-10-25T04:30:00+01:00",
      days: 1, fullDays: 1),
    Case(
      name: "Tokyo to Los Angeles", from: "2026-05-10T20:00:00+09:00",
      to: "2026-05-10T18:00:00-07:00", days: 0, fullDays: 0),
    Case(
      name: "Los Angeles to Tokyo", from: "2026-05-10T10:00:00-07:00",
      to: "2026-05-12T08:00:00+09:00", days: 2, fullDays: 1),
    Case(
      name: "a clock that went back", from: "2026-05-10T10:00:00+00:00",
      to: "2026-05-09T09:00:00+00:00", days: -1, fullDays: -2),
    Case(
      name: "before 1970", from: "1969-12-30T12:00:00+00:00", to: "1970-01-02T12:00:00+00:00",
      days: 3, fullDays: 3),
  ])
  func countsDays(_ row: Case) throws {
    let (from, to) = (try moment(row.from), try moment(row.to))
    #expect(DayCount.learner.days(from: from, to: to) == row.days)
    #expect(DayCount.fullDays.days(from: from, to: to) == row.fullDays)
  }

  @Test func theNextDayBeginsAtTheRollover() throws {
    let late = try moment("2026-03-11T03:00:00+01:00")
    #expect(DayCount.learner.nextDay(after: late) == (try instant("2026-03-11T04:00:00+01:00")))
    let early = try moment("2026-03-11T04:00:00+01:00")
    #expect(DayCount.learner.nextDay(after: early) == (try instant("2026-03-12T04:00:00+01:00")))
  }

  @Test(arguments: [
    ("2026-12-01T04:30:00Z", "2026-12-01T04:30:00Z"),
    ("2026-12-01T04:30:00.5Z", "2026-12-01T04:30:00.500Z"),
    ("2026-12-01T04:30:00.123456789+02:00", "2026-12-01T02:30:00.123456Z"),
    ("2026-12-01 04:30:00-0530", "2026-12-01T10:00:00Z"),
    ("2026-12-01t04:30z", "2026-12-01T04:30:00Z"),
    ("2024-02-29T23:59:60+01", "2024-02-29T23:00:00Z"),
    ("1969-12-31T23:59:59.999Z", "1969-12-31T23:59:59.999Z"),
    ("0001-01-01T00:00:00Z", "0001-01-01T00:00:00Z"),
  ])
  func readsTimes(_ text: String, _ utc: String) throws {
    #expect(try instant(text).iso8601 == utc)
  }

  @Test(arguments: [
    "", "2026", "2026-12-01", "2026-12-01T04:30:00", "2026-13-01T04:30:00Z", "2026-02-29T00:00:00Z",
    "2026-12-01T24:00:00Z", "2026-12-01T04:60:00Z", "2026-12-01T04:30:00.Z",
    "2026-12-01T04:30:00Zx",
    "2026-12-01T04:30:00+25:00", "٢٠٢٦-12-01T04:30:00Z", "-026-12-01T04:30:00Z",
  ])
  func refusesWhatIsNoTime(_ text: String) {
    #expect(Instant(iso8601: text) == nil)
  }
}
