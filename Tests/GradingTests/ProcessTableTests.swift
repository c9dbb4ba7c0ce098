import Foundation
import Testing

@testable import Grading

@Suite("What stands in for a process table")
struct ProcessTableTests {
  @Test func showsEveryThreadAsleep() throws {
    let folder = NSTemporaryDirectory() + "formlab-process-table-\(UUID().uuidString)"
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let table = ProcessTable(folder: folder)
    try table.fill()
    try table.fill()
    for thread in [1, 2, 300, 8192] {
      let status = try String(contentsOfFile: "\(folder)/\(thread)/stat", encoding: .utf8)
      #expect(status == "1 (answer) S 0\n")
    }
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder).count == 8194)
    #expect(
      try FileManager.default.destinationOfSymbolicLink(atPath: "\(folder)/self/exe") == "/answer")
  }
}
