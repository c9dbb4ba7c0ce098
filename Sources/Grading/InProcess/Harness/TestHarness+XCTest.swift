extension TestHarness {
  /// Runs test methods of XCTest and reports them as Swift Testing would.
  ///
  /// `XCTMain` isn't used: it asks for the main bundle, which can't be found without a process table.
  static func xctest(_ methods: [XCTestMethod]) -> String {
    let types = methods.reduce(into: [String]()) { list, method in
      if !list.contains(method.typeName) { list.append(method.typeName) }
    }
    let entries = types.map { type in
      let tests = methods.filter { $0.typeName == type }.map(entry).joined(separator: "\n")
      return "    (\(type).self, [\n\(tests)\n    ]),"
    }
    return support.replacing("    // entries", with: entries.joined(separator: "\n"))
  }

  /// Tests that are asynchronous or on the main actor run in a task that XCTest waits for.
  private static func entry(of method: XCTestMethod) -> String {
    let call = "\(method.isAsync ? "try await" : "try") test.\(method.name)()"
    let actor = method.isOnMainActor ? "@MainActor in " : ""
    let body =
      if method.isAsync || method.isOnMainActor {
        "{ try asyncTest { (given: \(method.typeName)) in nonisolated(unsafe) let test = given; "
          + "return { \(actor)\(call) } }"
          + "($0 as! \(method.typeName))() }"
      } else { "{ let test = $0 as! \(method.typeName); \(call) }" }
    return "      (\"\(method.name)\", \"\(method.file)\", \(method.line), \(body)),"
  }

  private static let support = ##"""
    import XCTest

    enum FormlabXCTestRun {
      typealias Test = (name: String, file: String, line: Int, body: (XCTestCase) throws -> Void)

      nonisolated(unsafe) static let types: [(XCTestCase.Type, [Test])] = [
        // entries
      ]

      static func id(_ type: XCTestCase.Type, _ name: String) -> String {
        String(reflecting: type) + "/" + name + "()"
      }

      static func run() {
        for (type, tests) in types {
          for test in tests { declare(type, test) }
        }
        let observer = FormlabXCTestObserver()
        XCTestObservationCenter.shared.addTestObserver(observer)
        for (type, tests) in types {
          let suite = FormlabXCTestSuite(type)
          for test in tests where !FormlabChannel.done.contains(id(type, test.name)) {
            suite.addTest(type.init(name: test.name, testClosure: test.body))
          }
          if !suite.tests.isEmpty { suite.run() }
        }
        FormlabChannel.send(#"{"kind":"event","payload":{"kind":"runEnded"}}"#)
      }

      private static func declare(_ type: XCTestCase.Type, _ test: Test) {
        let place = FormlabXCTestObserver.place(test.file, test.line)
        let names = #""id":\#(quoted(id(type, test.name))),"name":\#(quoted(test.name + "()"))"#
        FormlabChannel.send(
          #"{"kind":"test","payload":{"kind":"function",\#(names),"sourceLocation":\#(place)}}"#)
      }

      static func quoted(_ text: String) -> String { FormlabChannel.quoted(text) }
    }

    /// Sets up and tears down a class around its tests.
    final class FormlabXCTestSuite: XCTestSuite {
      private let type: XCTestCase.Type

      init(_ type: XCTestCase.Type) {
        self.type = type
        super.init(name: String(describing: type))
      }

      override func setUp() { type.setUp() }
      override func tearDown() { type.tearDown() }
    }

    final class FormlabXCTestObserver: XCTestObservation {
      static func place(_ file: String, _ line: Int) -> String {
        #"{"fileID":\#(FormlabXCTestRun.quoted(file)),"line":\#(line)}"#
      }

      private func id(_ test: XCTestCase) -> String {
        FormlabXCTestRun.id(type(of: test), String(test.name.split(separator: ".").last ?? ""))
      }

      private func send(_ kind: String, _ test: XCTestCase, symbol: String, text: String, rest: String = "") {
        let messages = #"[{"symbol":"\#(symbol)","text":\#(FormlabXCTestRun.quoted(text))}]"#
        let names = #""kind":"\#(kind)","testID":\#(FormlabXCTestRun.quoted(id(test)))"#
        FormlabChannel.send(
          #"{"kind":"event","payload":{\#(names),"messages":\#(messages)\#(rest)}}"#)
      }

      func testCaseWillStart(_ test: XCTestCase) {
        FormlabChannel.mark(id(test))
        send("testStarted", test, symbol: "default", text: "")
      }

      func testCase(
        _ test: XCTestCase, didFailWithDescription description: String, inFile file: String?,
        atLine line: Int
      ) {
        let issue = #","issue":{"isKnown":false,"sourceLocation":\#(Self.place(file ?? "", line))}"#
        send("issueRecorded", test, symbol: "fail", text: description, rest: issue)
      }

      func testCaseDidFinish(_ test: XCTestCase) {
        let run = test.testRun
        let symbol = run?.hasBeenSkipped == true ? "skip" : run?.hasSucceeded == true ? "pass" : "fail"
        send("testEnded", test, symbol: symbol, text: "")
        FormlabChannel.mark("")
      }
    }

    """##
}
