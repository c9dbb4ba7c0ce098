import Foundation
import Glibc
import Testing

@testable import Record

/// What a process has acknowledged is there after it was killed, whenever that was.
@Suite struct CrashTests {
  /// 300 kills; a few when time is short.
  private static var rounds: Int {
    ProcessInfo.processInfo.environment["SKIP_LONG_TESTS"] == nil ? 150 : 10
  }

  @Test func everyAcknowledgedEventIsThere() throws {
    let scratch = try Scratch()
    var acknowledged: Set<String> = []
    for _ in 0..<Self.rounds {
      let one = try Child(["review", scratch.path, "one"])
      let two = try Child(["review", scratch.path, "two"])
      usleep(UInt32.random(in: 2_000..<30_000))
      acknowledged.formUnion(one.kill())
      acknowledged.formUnion(two.kill())
      let kept = try ids(scratch)
      #expect(acknowledged.isSubset(of: kept))
    }
    #expect(acknowledged.count > Self.rounds)
    let report = try RecordStore(folder: scratch.path).check()
    #expect(report.isSound, "\(report)")
    #expect(report.repeated == 0)
  }

  @Test func aFullDiskIsSaidAndGetsOverWithRoom() throws {
    let scratch = try Scratch()
    let lines = try Child(["fill", scratch.path, "1000"]).finish()
    try #require(lines.count > 3)
    let kept = lines.filter { $0.count == EventID.length }
    #expect(
      lines.filter { $0.count != EventID.length } == [
        "error: There is no room left on the disk for \(scratch.journal). "
          + "This last step was not kept; free some space and do it again.",
        "reviews: \(kept.count - 1)",
      ])
    #expect(try ids(scratch) == Set(kept))
    #expect(try RecordStore(folder: scratch.path).check().isSound)
  }

  private func ids(_ scratch: Scratch) throws -> Set<String> {
    let store = RecordStore(folder: scratch.path)
    #expect(store.isKept)
    var ids: Set<String> = []
    for card in store.state.cards.keys {
      ids.formUnion(try store.log(ofCard: card).map(\.id.description))
    }
    return ids
  }
}
