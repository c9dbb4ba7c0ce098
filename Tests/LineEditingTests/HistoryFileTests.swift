import FormlabTestSupport
import Glibc
import Testing

@testable import LineEditing

@Suite("The history file")
struct HistoryFileTests {
  @Test(
    "Entries come back as they were",
    arguments: [
      "check", "two\nlines", "back\\slash", "\\n is no newline", "é日😀", "trailing \\", "tab\there",
    ])
  func roundTrip(_ entry: String) throws {
    let folder = try TemporaryFolder()
    let file = HistoryFile(path: folder.file("new/folder/history"))
    try file.append(entry)
    try file.append("next")
    #expect(try file.load() == [entry, "next"])
  }

  @Test("The file is for its owner only")
  func mode() throws {
    let folder = try TemporaryFolder()
    let file = HistoryFile(path: folder.file("state/history"))
    try file.append("a")
    var status = stat()
    #expect(unsafe stat(file.path, &status) == 0)
    #expect(status.st_mode & 0o777 == 0o600)
    #expect(unsafe stat(folder.file("state"), &status) == 0)
    #expect(status.st_mode & 0o777 == 0o700)
  }

  @Test(
    "Lines that are kept",
    arguments: [
      ("check", true), (" check", false), ("", false), ("  ", false), ("\tcheck", true),
    ])
  func keeps(_ line: String, _ isKept: Bool) {
    #expect(HistoryFile.keeps(line) == isKept)
  }

  @Test(
    "A damaged file gives what is whole",
    arguments: [
      ([0x61, 0x0A, 0xFF, 0x0A, 0x62, 0x0A], ["a", "b"]),
      ([0x61, 0x0A, 0, 0x0A, 0x62], ["a", "b"]),
      ([0x0A, 0x0A, 0x61, 0x0A, 0x61, 0x0A], ["a"]),
    ])
  func damage(_ bytes: [UInt8], _ entries: [String]) throws {
    let folder = try TemporaryFolder()
    let file = HistoryFile(path: try folder.write(bytes: bytes, to: "history"))
    #expect(try file.load() == entries)
  }

  @Test("A line that was torn off doesn't swallow the next")
  func torn() throws {
    let folder = try TemporaryFolder()
    let file = HistoryFile(path: try folder.write("whole\nto", to: "history"))
    try file.append("next")
    #expect(try folder.read("history") == "whole\nto\nnext\n")
  }

  @Test("A file that has grown is compacted to its newest entries")
  func compaction() throws {
    let folder = try TemporaryFolder()
    let file = HistoryFile(path: folder.file("history"), kept: 3, most: 5)
    for number in 1...5 { try file.append("entry \(number)") }
    #expect(try file.load() == ["entry 3", "entry 4", "entry 5"])
    #expect(try folder.read("history").split(separator: "\n").count == 5)
    try file.append("entry 6")
    #expect(try file.load() == ["entry 4", "entry 5", "entry 6"])
    #expect(try folder.read("history") == "entry 4\nentry 5\nentry 6\n")
    #expect(try folder.names() == ["history"])
  }

  @Test("What isn't a file is a fault, and no file is none")
  func faults() throws {
    let folder = try TemporaryFolder()
    #expect(throws: HistoryFile.Fault(path: folder.path, code: EISDIR)) {
      try HistoryFile(path: folder.path).load()
    }
    #expect(throws: HistoryFile.Fault(path: "/dev/null", code: EINVAL)) {
      try HistoryFile(path: "/dev/null").load()
    }
    #expect(try HistoryFile(path: folder.file("none")).load() == [])
  }

  @Test("Random bytes never stop the start", arguments: 0..<20)
  func randomBytes(_ seed: Int) throws {
    var state = UInt64(seed) &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    let bytes = (0..<2000).map { _ in
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return UInt8(truncatingIfNeeded: state >> 33)
    }
    let folder = try TemporaryFolder()
    let file = HistoryFile(path: try folder.write(bytes: bytes, to: "history"))
    _ = try file.load()
    try file.append("after")
    #expect(try file.load().last == "after")
  }
}
