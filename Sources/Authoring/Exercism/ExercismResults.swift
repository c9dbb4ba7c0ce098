import FoundationEssentials

/// `results.json` of Exercism's test runners, version 3 of the interface.
package struct ExercismResults: Codable, Sendable, Equatable {
  package enum Status: String, Codable, Sendable {
    case pass
    case fail
    case error
  }

  package struct Test: Codable, Sendable, Equatable {
    package var name: String
    package var status: Status
    /// The code of the test's body.
    package var testCode: String
    /// Why it failed; none where it passed.
    package var message: String?
    /// What the student's code printed, at most `longestOutput` characters.
    package var output: String?
    /// Number of the task of a concept exercise.
    package var taskID: Int?

    enum CodingKeys: String, CodingKey {
      case name, status, message, output
      case testCode = "test_code"
      case taskID = "task_id"
    }
  }

  /// The interface's limit.
  static let longestOutput = 500
  /// Messages longer than that are cut; the site shows them as they are.
  static let longestMessage = 65_535

  package var version = 3
  package var status: Status
  /// Why no test ran; only with the status `error`.
  package var message: String?
  package var tests: [Test]

  /// The file's text, keys in a fixed order.
  package func json() -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    guard let data = try? encoder.encode(self) else { return "{}" }
    return String(decoding: data, as: UTF8.self) + "\n"
  }

  /// An output cut to what the interface allows, with a word on what was cut.
  static func cut(_ output: String) -> String {
    guard output.count > longestOutput else { return output }
    let note = "\n[output cut: it has \(output.count) characters]"
    return output.prefix(longestOutput - note.count) + note
  }
}
