import FoundationEssentials
import Testing

@testable import Record

@Suite struct TimestampTests {
  @Test func datesAreKeptToAMillisecond() {
    let date = Date(timeIntervalSince1970: 1_760_000_000.123)
    #expect(Timestamp(milliseconds: 1_760_000_000_123).date == date)
  }
}
