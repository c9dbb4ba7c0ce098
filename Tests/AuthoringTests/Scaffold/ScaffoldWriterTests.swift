import FormlabTestSupport
import Testing

@testable import Authoring

@Suite struct ScaffoldWriterTests {
  static let files = [
    ScaffoldedFile(path: "a.md", text: "one\n"),
    ScaffoldedFile(path: "wrong/b.swift", text: "two\n"),
  ]

  @Test func `writes files and the folders they need`() throws {
    let folder = try TemporaryFolder()
    let paths = try ScaffoldWriter.write(Self.files, to: folder.file("new"))
    #expect(paths == [folder.file("new/a.md"), folder.file("new/wrong/b.swift")])
    #expect(try folder.read("new/wrong/b.swift") == "two\n")
  }

  @Test func `never writes over anything`() throws {
    let folder = try TemporaryFolder()
    try folder.write("mine", to: "there/notes.txt")
    try folder.write("mine", to: "file")
    for name in ["there", "file"] {
      #expect(throws: ScaffoldProblem.exists(path: folder.file(name))) {
        try ScaffoldWriter.write(Self.files, to: folder.file(name))
      }
    }
    #expect(throws: ScaffoldProblem.exists(path: folder.file("there/notes.txt"))) {
      try ScaffoldWriter.write(
        ScaffoldedFile(path: "notes.txt", text: "other"), below: folder.file("there"))
    }
    #expect(try folder.read("there/notes.txt") == "mine")
  }
}
