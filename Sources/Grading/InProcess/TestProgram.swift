package import CourseFiles

/// The sources of an answer and of a suite of Swift Testing or XCTest that runs in its process.
package struct TestProgram: Sendable, Equatable {
  /// A module and its files; no two of them have the same name without its folders.
  package struct Module: Sendable, Equatable {
    package var name: String
    package var files: [SourceText]

    package init(name: String, files: [SourceText]) {
      self.name = name
      self.files = files
    }
  }

  /// The answer's modules, each after those that it imports.
  package var answer: [Module]
  package var tests: [Module]
  /// Language mode: 5 or 6.
  package var languageVersion: Int
  /// What the process finds in its environment, besides what every answer finds there.
  package var environment: [String: String]

  package init(
    answer: [Module], tests: [Module], languageVersion: Int = 6, environment: [String: String] = [:]
  ) {
    self.answer = answer
    self.tests = tests
    self.languageVersion = languageVersion
    self.environment = environment
  }

  /// Whether a test file imports the module.
  func usesLibrary(_ name: String) -> Bool {
    tests.flatMap(\.files).contains { file in
      AnswerSyntax(file.text).imports.contains { $0.module == name }
    }
  }
}
