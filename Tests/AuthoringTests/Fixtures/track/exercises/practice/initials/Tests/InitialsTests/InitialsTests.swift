import XCTest

@testable import Initials

class InitialsTests: XCTestCase {
  func testOneWord() {
    XCTAssertEqual(initials(of: "Maya"), "M")
  }

  func testTwoWords() {
    XCTAssertEqual(initials(of: "Maya Quispe"), "MQ")
  }

  func testNothing() {
    XCTAssertEqual(initials(of: ""), "")
  }

  static var allTests: [(String, (InitialsTests) -> () throws -> Void)] {
    return [
      ("testOneWord", testOneWord),
      ("testTwoWords", testTwoWords),
      ("testNothing", testNothing),
    ]
  }
}
