import ClassGrading
import Foundation
import Testing

@Suite struct ShardTests {
  static func room() throws -> ClassRoom {
    var answers: [String: String] = [:]
    for index in 1...23 { answers["student\(index)"] = "miss \(index % 5 + 1) and \(index)" }
    let room = try ClassRoom(answers)
    try room.scratch.write("", to: "class/nobody/x.pdf")
    try room.scratch.write(Data(count: 2 << 20), to: "class/big.swift")
    return room
  }

  @Test(arguments: [1, 2, 5, 30]) func partsGiveWhatTheWholeGives(_ count: Int) throws {
    let room = try Self.room()
    try room.run()
    try room.writeReports()
    let whole = try room.scratch.data("out/results.jsonl")
    let table = try room.scratch.data("out/results.csv")
    try FileManager.default.removeItem(atPath: room.out)
    for number in 1...count { try room.run(shard: Shard("\(number)/\(count)")) }
    try ClassMerge.merge([room.out], into: room.out)
    try room.writeReports()
    #expect(try room.scratch.data("out/results.jsonl") == whole)
    #expect(try room.scratch.data("out/results.csv") == table)
  }

  @Test func partsMayLieApart() throws {
    let room = try Self.room()
    try room.run(shard: Shard("1/2"))
    try room.run(shard: Shard("2/2"))
    for number in 1...2 {
      try room.scratch.write("", to: "host\(number)/")
      try FileManager.default.moveItem(
        atPath: "\(room.out)/part-\(number)-of-2",
        toPath: "\(room.scratch.path)/host\(number)/part-\(number)-of-2")
    }
    let folders = ["\(room.scratch.path)/host1/part-1-of-2", "\(room.scratch.path)/host2"]
    let record = try ClassMerge.merge(folders, into: "\(room.scratch.path)/joined")
    #expect(record.students.count == 24)
    #expect(try room.results(in: "joined").count == 23)
  }

  @Test func aMissingPartIsNamed() throws {
    let room = try Self.room()
    try room.run(shard: Shard("2/4"))
    try room.run(shard: Shard("4/4"))
    let problem = ClassProblem.partsMissing(parts: [1, 3], of: 4)
    #expect(throws: problem) { try ClassMerge.merge([room.out], into: room.out) }
    #expect(problem.message == "Parts 1, 3 of 4 are missing.")
  }

  @Test func anUnfinishedPartIsNamed() throws {
    let room = try Self.room()
    try room.run(shard: Shard("1/2"))
    try room.run(shard: Shard("2/2"), isCancelled: { true })
    #expect(throws: ClassProblem.answersMissing(count: 12, part: "\(room.out)/part-2-of-2")) {
      try ClassMerge.merge([room.out], into: room.out)
    }
  }

  @Test func partsOfDifferentClassesAreNotJoined() throws {
    var room = try Self.room()
    try room.run(shard: Shard("1/2"))
    room.tool = "another"
    try room.run(shard: Shard("2/2"))
    let problem = ClassProblem.partsDiffer(
      one: "\(room.out)/part-1-of-2", other: "\(room.out)/part-2-of-2",
      what: "formlab or the toolchain")
    #expect(throws: problem) { try ClassMerge.merge([room.out], into: room.out) }
  }

  @Test func noPartsAreNone() throws {
    let scratch = try ScratchFolder()
    #expect(throws: ClassProblem.noParts(path: scratch.path)) {
      try ClassMerge.merge([scratch.path], into: scratch.path)
    }
  }

  @Test(arguments: ["", "1", "0/3", "4/3", "1/0", "a/b", "1/2/3", "-1/3", "1/999999999999"])
  func whatIsNoPartIsRefused(_ text: String) {
    #expect(throws: ClassProblem.badShard(text: text)) { try Shard(text) }
  }
}
