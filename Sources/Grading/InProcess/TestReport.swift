/// What one test of Swift Testing or XCTest came to.
package struct TestResult: Sendable, Equatable {
  /// How a test ended.
  package enum Outcome: Sendable, Equatable {
    case passed
    case failed
    /// Disabled by its author, or skipped by itself, with the reason.
    case skipped(String)
    /// It began, and the process was gone before it ended.
    case unfinished
    /// It never began.
    case notRun
  }

  /// As the test library names it: `SignupTests.Names/trims()/Names.swift:5:4`.
  package var id: String
  /// What people read: the display name, else the function's name.
  package var name: String
  /// Display names of the suites around it, the outermost first.
  package var suites: [String]
  /// The function's name with its labels, `trims()`.
  package var function: String
  /// Name of its file, without folders.
  package var file: String
  /// Line of its declaration, from 1.
  package var line: Int
  /// Names of the tags on it and on its suites, without the dot.
  package var tags: [String]
  /// Its argument sets as text; empty where it takes none.
  package var arguments: [String]
  package var outcome: Outcome
  package var issues: [TestIssue]
  /// What was printed while it ran.
  package var output: String
}

/// One thing that went wrong in a test.
package struct TestIssue: Sendable, Equatable {
  /// "Expectation failed: (a -> 1) == 2", and the comment below it.
  package var message: String
  /// The argument set with which it happened, as text; nil where the test takes none.
  package var argument: String?
  /// Name of the file, without folders; empty where it isn't known.
  package var file: String
  package var line: Int
  /// Whether the test's author knows and expects it.
  package var isKnown: Bool
}

/// What one process reported, and whether it came to its end.
package struct TestReport: Sendable, Equatable {
  /// In the order in which the libraries listed them.
  package var tests: [TestResult]
  /// Whether each library said that its run ended.
  package var isComplete: Bool

  package init(tests: [TestResult] = [], isComplete: Bool = false) {
    self.tests = tests
    self.isComplete = isComplete
  }
}
