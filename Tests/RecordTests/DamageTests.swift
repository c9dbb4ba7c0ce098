import Foundation
import Testing

@testable import Record

/// Whatever bytes stand in the files, opening never fails, and undamaged events are read.
@Suite struct DamageTests {
  @Test(arguments: 0..<60)
  func damagedJournals(_ seed: Int) throws {
    let scratch = try Scratch()
    var random = Random(seed: UInt64(seed))
    let store = RecordStore(folder: scratch.path)
    for index in 0..<30 {
      try store.append(oneOfEach[index % oneOfEach.count], at: at(Int64(index)))
    }
    if seed % 2 == 0 { try store.makeSnapshot() }
    let whole = try scratch.read("journal.jsonl")
    let bytes = damage(whole, &random)
    try scratch.write(bytes, to: "journal.jsonl")

    let again = RecordStore(folder: scratch.path)
    _ = again.takeNotices().map(\.description)
    if again.isKept { try again.append(review("after"), at: at(1_000)) }
    let third = RecordStore(folder: scratch.path)
    #expect(!again.isKept || third.state.cards["after"]?.summary.reviews == 1)
    #expect(!again.isKept || third.takeNotices().isEmpty)

    let kept = Set(try scratch.read("journal.jsonl").split(separator: 10).map(Array.init))
    for line in bytes.split(separator: 10).map(Array.init) {
      guard case .event = EventLine.read(line, in: 0..<line.count) else { continue }
      #expect(kept.contains(line))
    }
  }

  /// Damages bytes somewhere.
  private func damage(_ whole: [UInt8], _ random: inout Random) -> [UInt8] {
    var bytes = whole
    let start = Int.random(in: 0..<bytes.count, using: &random)
    let end = min(bytes.count, start + Int.random(in: 1..<400, using: &random))
    switch Int.random(in: 0..<6, using: &random) {
    case 0: bytes.removeSubrange(start...)
    case 1: bytes.removeSubrange(start..<end)
    case 2: for index in start..<end { bytes[index] = 0 }
    case 3: for index in start..<end { bytes[index] = UInt8(truncatingIfNeeded: random.next()) }
    case 4: bytes.insert(contentsOf: Array("\n{\"id\":\n[[[[\u{FEFF}\r\n".utf8), at: start)
    default: bytes[start] ^= UInt8(1 << Int.random(in: 0..<8, using: &random))
    }
    return bytes
  }

  @Test(arguments: 0..<60)
  func damagedSnapshots(_ seed: Int) throws {
    let scratch = try Scratch()
    var random = Random(seed: UInt64(seed))
    let store = RecordStore(folder: scratch.path)
    for index in 0..<30 {
      try store.append(oneOfEach[index % oneOfEach.count], at: at(Int64(index)))
    }
    try store.makeSnapshot()
    let bytes = damage(try scratch.read("snapshot.jsonl"), &random)
    try scratch.write(bytes, to: "snapshot.jsonl")
    let again = RecordStore(folder: scratch.path)
    #expect(again.takeNotices().isEmpty)
    #expect(try Picture(again) == Picture(store))
  }

  @Test func manyOpenBracketsAreDamage() throws {
    let scratch = try Scratch()
    try RecordStore(folder: scratch.path).append(review("c"), at: at(0))
    let deep = Array(String(repeating: "[", count: 200_000).utf8) + [10]
    try scratch.write(try scratch.read("journal.jsonl") + deep, to: "journal.jsonl")
    let store = RecordStore(folder: scratch.path)
    #expect(store.takeNotices().count == 1)
    #expect(store.state.cards.count == 1)
  }
}
