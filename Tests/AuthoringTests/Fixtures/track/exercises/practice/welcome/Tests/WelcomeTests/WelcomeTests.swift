import Foundation
import Testing

@testable import Welcome

let RUNALL = Bool(ProcessInfo.processInfo.environment["RUNALL", default: "false"]) ?? false

@Suite struct WelcomeTests {

  @Test("no name given")
  func testNoName() {
    #expect(welcome() == "Welcome!")
  }

  @Test("a name given", .enabled(if: RUNALL))
  func testName() {
    let greeting = welcome("Maya")
    #expect(greeting == "Welcome, Maya!")
  }

  @Test("an empty name", .enabled(if: RUNALL))
  func testEmptyName() {
    #expect(welcome("") == "Welcome!")
  }
}
