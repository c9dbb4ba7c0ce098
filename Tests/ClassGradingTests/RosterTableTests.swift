import ClassGrading
import Testing

@Suite struct RosterTableTests {
  let finder = SubmissionFinder(sampleExercise())

  static let tables: [(String, String)] = [
    ("with a heading", "name,path\nAda Lovelace,a/ada.swift\nBen,b\n"),
    ("without a heading", "Ada Lovelace,a/ada.swift\nBen,b\n"),
    (
      "columns in another order",
      "path,points,Student Name\r\n".replacing("Student Name", with: "Student")
        + "a/ada.swift,3,Ada Lovelace\r\nb,4,Ben\r\n"
    ),
    ("semicolons", "name;path\nAda Lovelace;a/ada.swift\nBen;b"),
    ("tabs and a byte order mark", "\u{FEFF}name\tpath\nAda Lovelace\ta/ada.swift\nBen\tb\n"),
    ("quotes and blanks", "\"name\",\"path\"\n\n\"Ada Lovelace\" , ./a/ada.swift \nBen,\"b\"\n"),
  ]

  @Test(arguments: tables) func readsATable(_ name: String, _ text: String) throws {
    let scratch = try ScratchFolder([
      "a/ada.swift": "", "b/answer.swift": "", "c/other.swift": "", "class.csv": text,
    ])
    #expect(
      listing(of: try finder.find(at: "\(scratch.path)/class.csv")).found
        == ["Ada Lovelace <- a/ada.swift", "Ben <- b/answer.swift"])
  }

  @Test func pathsMayBeAnything() throws {
    let scratch = try ScratchFolder([
      "odd.dat": "x", "link/": "",
      "class.csv": "A,odd.dat\nB,work.zip\nC,link/l.swift\nD,none.swift\nE,empty\n",
      "empty/": "",
    ])
    try scratch.link("link/l.swift", to: "/etc/passwd")
    try ZipMaker.make(["answer.swift": "x"], at: "\(scratch.path)/work.zip")
    let found = listing(of: try finder.find(at: "\(scratch.path)/class.csv"))
    #expect(found.found == ["A <- odd.dat", "B <- work.zip/answer.swift"])
    #expect(
      found.unanswered == [
        "E: There is no file.",
        "C: link/l.swift can't be judged: it is a symbolic link, and those are not followed.",
        "D: none.swift can't be judged: it is not there.",
      ])
  }

  @Test(arguments: [
    ("name,path\nAda,../x.swift", 2, "../x.swift lies outside the folder of the table."),
    ("Ada,/etc/passwd", 1, "/etc/passwd lies outside the folder of the table."),
    ("Ada,a.swift\n,b.swift", 2, "There is no name."),
    ("Ada,a.swift\nBen", 2, "There is no path for Ben."),
    ("Ada,a.swift\nAda,b.swift", 2, "Ada is there already, on line 1."),
    ("Ada,\"a.swift\nBen,b.swift", 1, "A quote is opened and never closed."),
  ])
  func aMistakeIsNamedWithItsLine(_ text: String, _ line: Int, _ message: String) throws {
    let scratch = try ScratchFolder(["class.csv": text])
    let path = "\(scratch.path)/class.csv"
    #expect(throws: ClassProblem.brokenTable(path: path, line: line, message: message)) {
      try finder.find(at: path)
    }
  }
}
