import FormlabTestSupport
import Foundation

/// The built program with a home of its own.
final class Formlab: Sendable {
  let home: TemporaryFolder
  let path: String

  init() throws {
    home = try TemporaryFolder()
    path = ProcessInfo.processInfo.environment["FORMLAB_PROGRAM"] ?? "\(buildFolder)/formlab"
  }

  /// The variables that every run has.
  var environment: [String: String] {
    ["FORMLAB_HOME": home.path, "HOME": home.path, "LC_ALL": "C.UTF-8", "FORMLAB_PAGER": ""]
  }

  /// Runs one command, or a script from standard input.
  func run(
    _ arguments: String..., input: String = "", adding: [String: String] = [:]
  ) throws -> ProgramResult {
    try run(arguments, input: input, adding: adding)
  }

  /// Runs it with arguments that a test puts together.
  func run(
    _ arguments: [String], input: String = "", adding: [String: String] = [:]
  ) throws -> ProgramResult {
    try runProgram(
      path, arguments, input: input, environment: environment.merging(adding) { $1 }, within: 120)
  }

  /// Opens the shell on a terminal.
  func open(
    _ arguments: String..., columns: Int = 80, rows: Int = 40, adding: [String: String] = [:]
  ) throws -> PseudoTerminal {
    try PseudoTerminal(
      path, arguments, environment: environment.merging(adding) { $1 }, columns: columns,
      rows: rows)
  }

  /// Path of a file of an exercise of the course.
  static func courseFile(_ name: String) -> String {
    var parts = #filePath.split(separator: "/").dropLast(3)
    parts.append("exercises")
    return "/" + parts.joined(separator: "/") + "/\(name)"
  }

  static let focusChain = courseFile("forms-input-focus/focus-chain")
}
