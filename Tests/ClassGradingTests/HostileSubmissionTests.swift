import ClassGrading
import Foundation
import Testing

/// Submissions made to break whoever looks at them.
@Suite struct HostileSubmissionTests {
  let finder = SubmissionFinder(sampleExercise())

  @Test func symbolicLinksAreNotFollowed() throws {
    let scratch = try ScratchFolder([
      "secret.swift": "secret", "class/eve/": "", "class/ada.swift": "",
    ])
    try scratch.link("class/eve/answer.swift", to: "../../secret.swift")
    try scratch.link("class/mallory", to: scratch.path)
    try scratch.link("class/trudy.swift", to: "/etc/passwd")
    let found = listing(of: try finder.find(at: "\(scratch.path)/class"))
    #expect(found.found == ["ada <- ada.swift"])
    #expect(
      found.unanswered == [
        "eve: answer.swift can't be judged: it is a symbolic link, and those are not followed.",
        "trudy: trudy.swift can't be judged: it is a symbolic link, and those are not followed.",
      ])
    #expect(
      found.ignored.contains("mallory: it is a symbolic link, and those are not followed"))
  }

  @Test func aFolderSwappedForALinkMeanwhileIsNotFollowed() throws {
    let scratch = try ScratchFolder([
      "class/eve/answer.swift": "mine", "other/answer.swift": "other",
    ])
    let result = try finder.find(at: "\(scratch.path)/class")
    try FileManager.default.removeItem(atPath: "\(scratch.path)/class/eve")
    try scratch.link("class/eve", to: "../other")
    #expect(throws: AnswerReader.Unreadable.self) {
      try result.reader.read(result.roster.submissions[0].location)
    }
  }

  @Test func pipesAndDevicesAreNotOpened() throws {
    let scratch = try ScratchFolder(["class/ada.swift": ""])
    #expect(unsafe mkfifo("\(scratch.path)/class/eve.swift", 0o600) == 0)
    let found = listing(of: try finder.find(at: "\(scratch.path)/class"))
    #expect(found.unanswered == ["eve: eve.swift can't be judged: it is not a regular file."])
  }

  @Test func aZipFileCannotLeadOut() throws {
    let scratch = try ScratchFolder()
    var link = ZipMaker.Member("eve/answer.swift", "/etc/passwd")
    link.mode = 0o120777
    var locked = ZipMaker.Member("mallory/answer.swift", "let a = 1")
    locked.password = "secret"
    let members = [
      ZipMaker.Member("ada/answer.swift", "good"), ZipMaker.Member("../../up/answer.swift", ""),
      ZipMaker.Member("/root/answer.swift", ""), ZipMaker.Member("C:\\Windows\\answer.swift", ""),
      link, locked, ZipMaker.Member("trent\\answer.swift", "from Windows"),
    ]
    try ZipMaker.make(members, at: "\(scratch.path)/class.zip")
    let result = try finder.find(at: "\(scratch.path)/class.zip")
    let found = listing(of: result)
    #expect(found.found == ["ada <- ada/answer.swift", "trent <- trent/answer.swift"])
    #expect(
      found.unanswered == [
        "eve: answer.swift can't be judged: it is a symbolic link, and those are not followed.",
        "mallory: answer.swift can't be judged: it is locked with a password.",
      ])
    #expect(
      found.ignored.filter { $0.contains("leads out") } == [
        "../../up/answer.swift: its path leads out of the zip file",
        "C:/Windows/answer.swift: its path leads out of the zip file",
        "root/answer.swift: its path leads out of the zip file",
      ])
  }

  @Test func namesInOldZipFilesAreRead() throws {
    let scratch = try ScratchFolder()
    let name: [UInt8] = [0x4A, 0x81] + Array("rg.swift".utf8)
    try ZipMaker.make([ZipMaker.Member(name, Data("x".utf8))], at: "\(scratch.path)/class.zip")
    #expect(
      listing(of: try finder.find(at: "\(scratch.path)/class.zip")).found == ["Jürg <- Jürg.swift"])
  }

  @Test func zipFilesAreLookedIntoOneLevelDeep() throws {
    let scratch = try ScratchFolder()
    try ZipMaker.make(["answer.swift": "three"], at: "\(scratch.path)/three.zip")
    let three = ZipMaker.Member(Array("three.zip".utf8), try scratch.data("three.zip"))
    try ZipMaker.make(
      [three, ZipMaker.Member("answer.swift", "two")], at: "\(scratch.path)/two.zip")
    let two = ZipMaker.Member(Array("ada_1_2_work.zip".utf8), try scratch.data("two.zip"))
    let ben = ZipMaker.Member("ben_3_4_answer.swift", "ben")
    let broken = ZipMaker.Member("cy_5_6_answer.zip", "no zip")
    try ZipMaker.make([two, ben, broken], at: "\(scratch.path)/class.zip")
    let result = try finder.find(at: "\(scratch.path)/class.zip")
    let found = listing(of: result)
    #expect(
      found.found == ["ada <- ada_1_2_work.zip/answer.swift", "ben <- ben_3_4_answer.swift"])
    #expect(found.unanswered == ["cy: There is no file."])
    #expect(
      found.ignored == [
        "ada_1_2_work.zip/three.zip: zip files are looked into one level deep only",
        "cy_5_6_answer.zip: it is no zip file",
      ])
    #expect(try result.reader.read(result.roster.submissions[0].location) == Array("two".utf8))
    #expect(try result.reader.read(result.roster.submissions[1].location) == Array("ben".utf8))
  }

  @Test func zipFilesInAFolderBelongToStudents() throws {
    let scratch = try ScratchFolder(["class/ada.swift": ""])
    try ZipMaker.make(["work/answer.swift": "x"], at: "\(scratch.path)/class/ben.zip")
    let found = listing(of: try finder.find(at: "\(scratch.path)/class")).found
    #expect(found == ["ada <- ada.swift", "ben <- ben.zip/work/answer.swift"])
  }

  @Test func aZipBombIsReadUpToALimit() throws {
    let scratch = try ScratchFolder()
    let zeros = Data(count: 200 << 20)
    try ZipMaker.make(
      [
        ZipMaker.Member(Array("eve/answer.swift".utf8), zeros),
        ZipMaker.Member(Array("mallory/work.zip".utf8), zeros),
        ZipMaker.Member("ada/answer.swift", "ok"),
      ], at: "\(scratch.path)/class.zip")
    let result = try finder.find(at: "\(scratch.path)/class.zip")
    let answers = result.roster.submissions.map { submission -> String in
      do { return "\(try result.reader.read(submission.location).count)" } catch {
        return (error as? AnswerReader.Unreadable)?.reason ?? ""
      }
    }
    #expect(answers == ["2", "it is too large when unpacked"])
    #expect(listing(of: result).ignored == ["mallory/work.zip: it is too large when unpacked"])
  }

  @Test func aHugeFileIsNotRead() throws {
    let scratch = try ScratchFolder(["eve.swift": ""])
    #expect(unsafe truncate("\(scratch.path)/eve.swift", 50 << 30) == 0)
    let result = try finder.find(at: scratch.path)
    #expect(throws: AnswerReader.Unreadable(reason: "it is too large for an answer")) {
      try result.reader.read(result.roster.submissions[0].location)
    }
  }

  @Test func aDeepFolderIsLeftAtSomeDepth() throws {
    let scratch = try ScratchFolder([
      "ada/answer.swift": "", "eve/" + String(repeating: "a/", count: 200) + "answer.swift": "",
    ])
    let found = listing(of: try finder.find(at: scratch.path))
    #expect(found.found == ["ada <- ada/answer.swift"])
    #expect(found.unanswered == ["eve: There is no file."])
  }
}
