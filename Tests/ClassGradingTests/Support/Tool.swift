import Foundation

/// A program that a test runs when the machine has it.
struct Tool: Sendable {
  let path: String

  /// Looks for a program on the path.
  init?(_ names: String...) {
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin").split(separator: ":")
    let candidates = names.flatMap { name in folders.map { "\($0)/\(name)" } }
    guard let found = candidates.first(where: FileManager.default.isExecutableFile) else {
      return nil
    }
    path = found
  }

  static let xmllint = Tool("xmllint")
  static let chromium = Tool("chromium", "chromium-browser", "google-chrome")

  /// Runs it to its end; what it says on its standard error is left.
  ///
  /// - Parameter arguments: the words after its name.
  /// - Returns: its exit status and what it printed.
  /// - Throws: where it can't be started.
  func run(_ arguments: [String]) throws -> (status: Int32, output: String) {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: path)
    process.arguments = arguments
    let output = Pipe()
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    process.standardInput = FileHandle.nullDevice
    try process.run()
    let printed = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return (process.terminationStatus, String(decoding: printed, as: UTF8.self))
  }
}
