import Foundation

/// A program that a test runs when the machine has it.
struct Tool: Sendable {
  let path: String

  /// Looks for a program on the path.
  init?(_ names: String...) {
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin").split(separator: ":")
    let candidates = names.flatMap { name in folders.map { "\($0)/\(name)" } }
    guard let found = candidates.first(where: FileManager.default.isExecutableFile) else { return nil }
    path = found
  }

  static let xmllint = Tool("xmllint")
  static let chromium = Tool("chromium", "chromium-browser", "google-chrome")

  /// Runs it to its end.
  ///
  /// - Parameter arguments: the words after its name.
  /// - Returns: its exit status and what it printed.
  func run(_ arguments: [String]) throws -> (status: Int32, output: String, error: String) {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: path)
    process.arguments = arguments
    let (output, error) = (Pipe(), Pipe())
    process.standardOutput = output
    process.standardError = error
    process.standardInput = FileHandle.nullDevice
    try process.run()
    let errors = Task.detached { error.fileHandleForReading.readDataToEndOfFile() }
    let printed = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    withExtendedLifetime(errors) {}
    return (process.terminationStatus, String(decoding: printed, as: UTF8.self), "")
  }
}
