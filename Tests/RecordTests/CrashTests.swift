import FormlabTestSupport
import Foundation
import Glibc
import Testing

@testable import Record

/// What a process has acknowledged is there after it was killed, whenever that was.
@Suite struct CrashTests {
  /// Two kills a round.
  private static var rounds: Int {
    LongTests.areWanted ? 150 : 20
  }

  @Test func everyAcknowledgedEventIsThere() throws {
    let scratch = try Scratch()
    var acknowledged: Set<String> = []
    for _ in 0..<Self.rounds {
      let one = try Child(["review", scratch.path, "one"])
      let two = try Child(["review", scratch.path, "two"])
      one.wait(forLines: Int.random(in: 0..<12))
      usleep(UInt32.random(in: 0..<4_000))
      acknowledged.formUnion(one.kill())
      acknowledged.formUnion(two.kill())
      let kept = try ids(scratch)
      #expect(acknowledged.isSubset(of: kept))
    }
    #expect(acknowledged.count >= Self.rounds)
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

  @Test func aSnapshotThatWasNotFinishedIsNoMatter() throws {
    let scratch = try Scratch()
    let store = RecordStore(folder: scratch.path)
    try store.append(review("c"), at: at(0))
    try store.makeSnapshot()
    let half = try scratch.read("snapshot.jsonl").prefix(100)
    try scratch.write(Array(half), to: "snapshot.jsonl.new")
    let again = RecordStore(folder: scratch.path)
    #expect(again.takeNotices().isEmpty)
    #expect(again.snapshotReach > 0)
    try again.append(review("d"), at: at(1))
    try again.makeSnapshot()
    #expect(RecordStore(folder: scratch.path).state.cards.count == 2)
    #expect(!FileManager.default.fileExists(atPath: scratch.path + "/snapshot.jsonl.new"))
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
