import Foundation
import Testing

@testable import Deadline

@Suite struct DeadlineTests {
  @Test("counts days over the end of a month", arguments: [(1, "2026-01-31"), (2, "2026-02-01"), (30, "2026-03-01")])
  func overTheMonth(days: Int, expected: String) throws {
    let start = Date(timeIntervalSince1970: 1_769_731_200)
    #expect(deadline(after: start, days: days) == expected)
  }
}
