import Testing

@testable import NameBadge

@Suite struct NameBadgeTests {

  // MARK: - Task 1

  @Test("a badge with a number")
  func testNumber() {
    #expect(badge(id: 7, name: "Maya") == "[7] - Maya")
  }

  @Test("a badge without a number")
  func testNoNumber() {
    #expect(badge(id: nil, name: "Maya") == "Maya")
  }

  // MARK: - Task 2

  @Test("the first room")
  func testRoom() throws {
    let first = try #require(room(of: [3, 1, 2]))
    #expect(first == 1)
  }
}
