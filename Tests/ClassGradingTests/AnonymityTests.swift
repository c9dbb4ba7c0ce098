import ClassGrading
import Foundation
import Grading
import Testing

@Suite struct AnonymityTests {
  let names = ["Ada Lovelace", "Grace Hopper", "Zoë O'Neil"]

  func files(below folder: String) -> [String] {
    let all = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
    var isFolder: ObjCBool = false
    return all.filter {
      unsafe FileManager.default.fileExists(atPath: "\(folder)/\($0)", isDirectory: &isFolder)
        && !isFolder.boolValue
    }
  }

  func expectNoNames(in room: ClassRoom) throws {
    let files = files(below: room.out).filter { !$0.hasPrefix(".lock") && !$0.hasPrefix("part-") }
    #expect(files.contains("report.html") && files.contains("results.jsonl"))
    for file in files where file != Anonymizer.name {
      let text = try room.scratch.text("out/\(file)").lowercased()
      for word in ["lovelace", "hopper", "grace", "neil", "zoë", "4711", "4712", "ada_"] {
        #expect(!text.contains(word), "\(word) in \(file)")
      }
    }
  }

  func room() throws -> ClassRoom {
    let room = try ClassRoom([
      "Ada Lovelace_4711_assignsubmission_file_answer": "miss 2 by Ada lovelace",
      "Grace Hopper_4712_assignsubmission_file_answer": "solution of GRACE HOPPER",
    ])
    try room.scratch.write("", to: "class/Zoë O'Neil_4713_assignsubmission_file_/Zoë.pdf")
    return room
  }

  @Test func noNameIsInAnyFile() throws {
    let room = try room()
    for _ in 1...2 { try room.run(isAnonymous: true) }
    try room.writeReports()
    try expectNoNames(in: room)
    #expect(room.judge.judged.count == 2)
    let results = try room.results()
    #expect(
      results.map(\.verdict.output).sorted() == [
        "printed by miss 2 by [name] [name]", "printed by solution of [name] [name]",
      ])
    let key = try room.scratch.text("out/names.json")
    for name in names { #expect(key.contains(name)) }
  }

  @Test func aFileThatIsTooLargeIsNotNamed() throws {
    let room = try ClassRoom(["ada": "solution"])
    try room.scratch.write(Data(count: 2 << 20), to: "class/hopper.swift")
    let reasons = try room.run(isAnonymous: true).unreadable.map(\.reason)
    #expect(reasons == ["The file can't be judged: it is too large for an answer."])
  }

  @Test func mergedPartsHaveNoNamesEither() throws {
    let room = try room()
    for number in 1...2 { try room.run(shard: Shard("\(number)/2")) }
    try ClassMerge.merge([room.out], into: room.out) { roster throws(ClassProblem) in
      var numbers = SeededNumbers(state: 1)
      return try Anonymizer(roster, exercise: room.exercise, in: room.out, using: &numbers)
    }
    try room.writeReports()
    try expectNoNames(in: room)
  }

  @Test func numbersStayWhenStudentsCome() throws {
    let room = try room()
    try room.run(isAnonymous: true)
    let before = try room.results()
    try room.hand(in: "miss 4", by: "Newcomer")
    let summary = try room.run(isAnonymous: true)
    #expect(summary.kept == 2 && summary.judged == 1)
    let after = try room.results()
    #expect(after.filter { before.contains($0) }.count == 2)
  }

  @Test func namedAndNamelessResultsAreNotMixed() throws {
    let room = try room()
    try room.run()
    #expect(throws: ClassProblem.otherAnonymity(path: room.out, isAnonymous: false)) {
      try room.run(isAnonymous: true)
    }
  }
}
