import FoundationEssentials
import Testing

/// Golden files beside the tests; `RECORD_SNAPSHOTS=1` writes them anew, and the test still fails.
enum Golden {
  /// The folder `Fixtures` of this test target.
  static let fixtures = String(#filePath.dropLast("Golden.swift".count)) + "Fixtures"

  static func expect(
    _ text: String, at path: String, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let golden = try? String(contentsOfFile: path, encoding: .utf8)
    if ProcessInfo.processInfo.environment["RECORD_SNAPSHOTS"] == "1" {
      try? Data(text.utf8).write(to: URL(fileURLWithPath: path))
      Issue.record("recorded \(path)", sourceLocation: sourceLocation)
      return
    }
    #expect(golden == text, sourceLocation: sourceLocation)
  }
}
