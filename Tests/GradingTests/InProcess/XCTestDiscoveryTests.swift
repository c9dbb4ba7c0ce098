import Testing

@testable import Grading

@Suite struct XCTestDiscoveryTests {
  static let base = """
    import XCTest
    class Base: XCTestCase {
      func testShared() {}
      func testReplaced() {}
    }
    """

  static let tests = """
    import XCTest
    final class SignupTests: Base {
      func testName() throws {}
      func testLater() async throws {}
      @MainActor func testMain() {}
      override func testReplaced() {}
      func helper() {}
      func testWith(argument: Int) {}
      func testValue() -> Int { 1 }
      private func testHidden() {}
      static func testStatic() {}
    }
    extension SignupTests { func testMore() {} }
    @MainActor class Screen: XCTestCase { func testTap() {} }
    class NoTests { func testNothing() {} }
    class Circle: Circle { func testRound() {} }
    """

  @Test func `finds methods, inherited ones included`() {
    let methods = XCTestDiscovery.methods(in: [
      (name: "Base.swift", text: Self.base), (name: "Tests.swift", text: Self.tests),
    ])
    #expect(
      methods.map { "\($0.typeName).\($0.name) \($0.file):\($0.line)" } == [
        "Base.testShared Base.swift:3", "Base.testReplaced Base.swift:4",
        "SignupTests.testName Tests.swift:3", "SignupTests.testLater Tests.swift:4",
        "SignupTests.testMain Tests.swift:5", "SignupTests.testReplaced Tests.swift:6",
        "SignupTests.testMore Tests.swift:13", "SignupTests.testShared Base.swift:3",
        "Screen.testTap Tests.swift:14",
      ])
    #expect(methods.filter(\.isAsync).map(\.name) == ["testLater"])
    #expect(methods.filter(\.isOnMainActor).map(\.name) == ["testMain", "testTap"])
  }
}
