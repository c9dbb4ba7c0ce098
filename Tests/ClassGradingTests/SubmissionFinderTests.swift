import ClassGrading
import Foundation
import Testing

/// One layout of files and what must be found in it.
struct LayoutCase: CustomTestStringConvertible, Sendable {
  var testDescription: String
  var files: [String]
  /// Entries like `student <- file`, with ` late` where it is.
  var found: [String]
  /// Entries like `student: reason`.
  var unanswered: [String] = []
  /// Entries like `path: reason`.
  var ignored: [String] = []
}

let layouts: [LayoutCase] = [
  LayoutCase(
    testDescription: "a file each", files: ["ada.swift", "Grace Hopper.swift", "Zoë.SWIFT"],
    found: [
      "Grace Hopper <- Grace Hopper.swift", "Zoë <- Zoë.SWIFT", "ada <- ada.swift",
    ]),
  LayoutCase(
    testDescription: "a folder each", files: ["ada/answer.swift", "grace/answer.swift"],
    found: ["ada <- ada/answer.swift", "grace <- grace/answer.swift"]),
  LayoutCase(
    testDescription: "folders and files mixed, and files that are none",
    files: ["ada/answer.swift", "grace.swift", "README.txt", "marks.xlsx"],
    found: ["ada <- ada/answer.swift", "grace <- grace.swift"],
    ignored: ["README.txt: not a Swift file", "marks.xlsx: not a Swift file"]),
  LayoutCase(
    testDescription: "GitHub Classroom by the exercise's name",
    files: ["focus-chain-ada-l/answer.swift", "focus-chain-grace/Sources/answer.swift"],
    found: [
      "ada-l <- focus-chain-ada-l/answer.swift", "grace <- focus-chain-grace/Sources/answer.swift",
    ]),
  LayoutCase(
    testDescription: "GitHub Classroom by the folder that its tool makes",
    files: [
      "week-3-submissions/week-3-ada/answer.swift", "week-3-submissions/week-3-bob/answer.swift",
    ],
    found: [
      "ada <- week-3-submissions/week-3-ada/answer.swift",
      "bob <- week-3-submissions/week-3-bob/answer.swift",
    ]),
  LayoutCase(
    testDescription: "Git checkouts with one beginning",
    files: [
      "hw-one-ada/.git/HEAD", "hw-one-ada/answer.swift", "hw-one-al/.git/HEAD",
      "hw-one-al/answer.swift",
    ],
    found: ["ada <- hw-one-ada/answer.swift", "al <- hw-one-al/answer.swift"],
    ignored: ["hw-one-ada/.git: hidden", "hw-one-al/.git: hidden"]),
  LayoutCase(
    testDescription: "names that begin alike and are no checkouts",
    files: ["anna-lena/answer.swift", "anna-maria/answer.swift"],
    found: ["anna-lena <- anna-lena/answer.swift", "anna-maria <- anna-maria/answer.swift"]),
  LayoutCase(
    testDescription: "Moodle, folders",
    files: [
      "Ada Lovelace_12345_assignsubmission_file_/answer.swift",
      "Ada Lovelace_12345_assignsubmission_onlinetext_/onlinetext.html",
      "Jürgen O'Neil_777_assignsubmission_file/Answer (2).swift",
      "Tim_8_assignsubmission_onlinetext_/onlinetext.html",
    ],
    found: [
      "Ada Lovelace <- Ada Lovelace_12345_assignsubmission_file_/answer.swift",
      "Jürgen O'Neil <- Jürgen O'Neil_777_assignsubmission_file/Answer (2).swift",
    ],
    unanswered: ["Tim: There is no file."]),
  LayoutCase(
    testDescription: "Moodle, flat",
    files: [
      "Ada Lovelace_12345_assignsubmission_file_answer.swift",
      "Participant 4_13_assignsubmission_file_focus_chain.swift",
      "Ada Lovelace_12345_assignsubmission_onlinetext_onlinetext.html",
    ],
    found: [
      "Ada Lovelace <- Ada Lovelace_12345_assignsubmission_file_answer.swift",
      "Participant 4 <- Participant 4_13_assignsubmission_file_focus_chain.swift",
    ],
    ignored: [
      "Ada Lovelace_12345_assignsubmission_onlinetext_onlinetext.html: written by the learning platform"
    ]),
  LayoutCase(
    testDescription: "one Moodle folder alone is one student",
    files: ["Ada_1_assignsubmission_file_/answer.swift"],
    found: ["Ada <- Ada_1_assignsubmission_file_/answer.swift"]),
  LayoutCase(
    testDescription: "Canvas",
    files: [
      "lovelaceada_late_123_456_answer.swift", "hoppergrace_LATE_124_457_answer-1.swift",
      "turingalan_125_458_answer.swift", "turingalan_125_458_notes.pdf",
      "perlisalan_126_459_answer.docx",
    ],
    found: [
      "hoppergrace <- hoppergrace_LATE_124_457_answer-1.swift late",
      "lovelaceada <- lovelaceada_late_123_456_answer.swift late",
      "turingalan <- turingalan_125_458_answer.swift",
    ],
    unanswered: ["perlisalan: There is no Swift file, only answer.docx."],
    ignored: [
      "perlisalan_126_459_answer.docx: not an answer",
      "turingalan_125_458_notes.pdf: not an answer",
    ]),
  LayoutCase(
    testDescription: "Canvas, two people of one name",
    files: ["smithjo_1_10_answer.swift", "smithjo_2_20_answer.swift"],
    found: [
      "smithjo (1) <- smithjo_1_10_answer.swift", "smithjo (2) <- smithjo_2_20_answer.swift",
    ]),
  LayoutCase(
    testDescription: "Blackboard, the newest attempt",
    files: [
      "Focus_ada_attempt_2024-05-01-10-00-00_answer.swift",
      "Focus_ada_attempt_2024-05-02-10-00-00_answer.swift",
      "Focus_ada_attempt_2024-05-02-10-00-00.txt",
    ],
    found: ["ada <- Focus_ada_attempt_2024-05-02-10-00-00_answer.swift"],
    ignored: [
      "Focus_ada_attempt_2024-05-01-10-00-00_answer.swift: an older attempt",
      "Focus_ada_attempt_2024-05-02-10-00-00.txt: written by the learning platform",
    ]),
  LayoutCase(
    testDescription: "Brightspace",
    files: [
      "123-456 - Ada Lovelace - 3 May, 2024 1015 AM/answer.swift",
      "124-456 - Bob Stone- Oct 3, 2024 1015 AM/answer.swift", "index.html",
    ],
    found: [
      "Ada Lovelace <- 123-456 - Ada Lovelace - 3 May, 2024 1015 AM/answer.swift",
      "Bob Stone <- 124-456 - Bob Stone- Oct 3, 2024 1015 AM/answer.swift",
    ],
    ignored: ["index.html: not a Swift file"]),
  LayoutCase(
    testDescription: "renamed files",
    files: [
      "a/answer (1).swift", "b/Answer_final.swift", "c/FocusChain.swift", "d/focus_chain.swift.txt",
      "e/main.swift", "f/my work.swift", "g/answer.txt", "h/answer.swift.swift",
    ],
    found: [
      "a <- a/answer (1).swift", "b <- b/Answer_final.swift", "c <- c/FocusChain.swift",
      "d <- d/focus_chain.swift.txt", "e <- e/main.swift", "f <- f/my work.swift",
      "g <- g/answer.txt", "h <- h/answer.swift.swift",
    ]),
  LayoutCase(
    testDescription: "several candidates",
    files: [
      "a/answer.swift", "a/helper.swift", "b/one.swift", "b/two.swift",
      "c/visibility-rule/answer.swift",
      "c/focus-chain/answer.swift", "d/old/answer.swift", "d/answer.swift", "d/given.swift",
      "d/Package.swift", "d/Tests/answerTests.swift",
    ],
    found: [
      "a <- a/answer.swift", "c <- c/focus-chain/answer.swift", "d <- d/answer.swift",
    ],
    unanswered: [
      "b: Several files may be the answer: one.swift, two.swift. "
        + "Delete or rename all but one, or name the right one in a CSV of names and paths."
    ],
    ignored: [
      "a/helper.swift: another file is likelier the answer",
      "c/visibility-rule/answer.swift: another file is likelier the answer",
      "d/Package.swift: not an answer", "d/Tests/answerTests.swift: not an answer",
      "d/given.swift: not an answer", "d/old/answer.swift: another file is likelier the answer",
    ]),
  LayoutCase(
    testDescription: "what systems leave behind",
    files: [
      "__MACOSX/ada/._answer.swift", "ada/.DS_Store", "ada/answer.swift", "ada/._answer.swift",
      "ben/Thumbs.db", ".hidden/answer.swift",
    ],
    found: ["ada <- ada/answer.swift"],
    unanswered: ["ben: There is no file."],
    ignored: [
      ".hidden: hidden", "__MACOSX: left by macOS", "ada/.DS_Store: hidden",
      "ada/._answer.swift: left by macOS", "ben/Thumbs.db: left by Windows",
    ]),
  LayoutCase(
    testDescription: "one folder around the class",
    files: ["export/ada/answer.swift", "export/ben/answer.swift", "export/cleo/"],
    found: ["ada <- export/ada/answer.swift", "ben <- export/ben/answer.swift"],
    unanswered: ["cleo: There is no file."]),
  LayoutCase(
    testDescription: "one student's folder alone", files: ["ada/answer.swift", "ada/helper.swift"],
    found: ["ada <- ada/answer.swift"],
    ignored: ["ada/helper.swift: another file is likelier the answer"]),
  LayoutCase(
    testDescription: "the answer of one student, as an autograder hands it over",
    files: ["answer.swift", "notes.txt", "helper.swift"], found: ["class <- answer.swift"],
    ignored: ["helper.swift: another file is likelier the answer", "notes.txt: not an answer"]),
  LayoutCase(
    testDescription: "one student's checkout",
    files: [".git/HEAD", "Sources/Chain/answer.swift", "README.md"],
    found: ["class <- Sources/Chain/answer.swift"],
    ignored: [".git: hidden", "README.md: not an answer"]),
  LayoutCase(
    testDescription: "a class that its teacher keeps in Git",
    files: [".git/HEAD", "ada/answer.swift", "ben/answer.swift"],
    found: ["ada <- ada/answer.swift", "ben <- ben/answer.swift"], ignored: [".git: hidden"]),
  LayoutCase(
    testDescription: "a folder of the exercise's name around the class",
    files: ["focus-chain/ada/answer.swift", "focus-chain/ben.swift"],
    found: ["ada <- focus-chain/ada/answer.swift", "ben <- focus-chain/ben.swift"]),
  LayoutCase(
    testDescription: "a section each",
    files: ["monday/ada_1_2_answer.swift", "tuesday/ben_3_4_answer.swift"],
    found: ["ada <- monday/ada_1_2_answer.swift", "ben <- tuesday/ben_3_4_answer.swift"]),
]

/// Finds in a folder called `class` and lists what was found.
func listing(of result: SubmissionFinder.Result) -> LayoutCase {
  LayoutCase(
    testDescription: "", files: [],
    found: result.roster.submissions
      .map { "\($0.student) <- \($0.file)\($0.isLate ? " late" : "")" },
    unanswered: result.roster.unanswered.map { "\($0.student): \($0.reason)" },
    ignored: result.roster.ignored.map { "\($0.path): \($0.reason)" })
}

@Suite struct SubmissionFinderTests {
  let finder = SubmissionFinder(sampleExercise())

  @Test(arguments: layouts) func findsInAFolder(_ layout: LayoutCase) throws {
    let scratch = try ScratchFolder()
    for file in layout.files { try scratch.write("// \(file)", to: "class/\(file)") }
    let found = listing(of: try finder.find(at: "\(scratch.path)/class"))
    #expect(found.found == layout.found)
    #expect(found.unanswered == layout.unanswered)
    #expect(found.ignored == layout.ignored)
  }

  @Test(arguments: layouts) func findsTheSameInAZipFile(_ layout: LayoutCase) throws {
    let scratch = try ScratchFolder()
    let files = layout.files.filter { !$0.hasSuffix("/") }
    let members = Dictionary(uniqueKeysWithValues: files.map { ($0, "// \($0)") })
    try ZipMaker.make(members, at: "\(scratch.path)/class.zip")
    let result = try finder.find(at: "\(scratch.path)/class.zip")
    #expect(listing(of: result).found == layout.found)
    for submission in result.roster.submissions {
      let text = String(decoding: try result.reader.read(submission.location), as: UTF8.self)
      #expect(text == "// \(submission.file)")
    }
  }

  @Test func readsWhatItFinds() throws {
    let scratch = try ScratchFolder(["ada/answer.swift": "let a = 1\n"])
    let result = try finder.find(at: scratch.path)
    let location = try #require(result.roster.submissions.first).location
    #expect(try result.reader.read(location) == Array("let a = 1\n".utf8))
  }

  @Test func breaksATieByWhatTheStarterDeclares() throws {
    let scratch = try ScratchFolder([
      "class/ada/mine.swift": "func nextField(after: Int) {}", "class/ada/other.swift": "let a = 1",
      "class/ben/one.swift": "same", "class/ben/two.swift": "same",
    ])
    let found = listing(of: try finder.find(at: "\(scratch.path)/class"))
    #expect(
      found.found
        == ["ada <- class/ada/mine.swift", "ben <- class/ben/one.swift"].map {
          $0.replacing("class/", with: "")
        })
  }

  @Test func aNoteNamesTheOtherFiles() throws {
    let scratch = try ScratchFolder([
      "ada/answer.swift": "", "ada/b.swift": "", "ben/answer.swift": "",
    ])
    let roster = try finder.find(at: scratch.path).roster
    #expect(roster.submissions.map(\.notes) == [["Also there, and not judged: b.swift."], []])
  }

  @Test func namesOutsideUTF8AreShownAndRead() throws {
    let scratch = try ScratchFolder()
    let name: [CChar] =
      [0x4A, CChar(bitPattern: 0xFC), 0x72, 0x67] + ".swift".utf8.map { CChar($0) } + [0]
    let folder = unsafe open(scratch.path, O_RDONLY | O_DIRECTORY)
    let file = unsafe openat(folder, name, O_WRONLY | O_CREAT, 0o600)
    unsafe write(file, "x", 1)
    close(file)
    close(folder)
    let result = try finder.find(at: scratch.path)
    #expect(listing(of: result).found == [#"J\xFCrg <- J\xFCrg.swift"#])
    #expect(try result.reader.read(result.roster.submissions[0].location) == [0x78])
  }

  @Test func controlCharactersInNamesAreShownAsSuch() throws {
    let scratch = try ScratchFolder(["a\u{1B}[31m\u{202E}.swift": ""])
    #expect(
      listing(of: try finder.find(at: scratch.path)).found
        == [#"a\u{1B}[31m\u{202E} <- a\u{1B}[31m\u{202E}.swift"#])
  }

  @Test func oneFileIsAClassOfOne() throws {
    let scratch = try ScratchFolder(["ada.swift": ""])
    #expect(
      listing(of: try finder.find(at: "\(scratch.path)/ada.swift")).found == ["ada <- ada.swift"])
  }

  @Test(arguments: [
    ("nowhere", "There is nothing at PATH."),
    ("empty/", "There is nothing in PATH."),
    ("only/notes.md", "There is no answer in PATH: 1 file or folder passed over."),
    ("paper.pdf", "PATH is neither a folder, nor a zip file, nor a CSV of names and paths."),
    ("broken.zip", "PATH can't be read as a zip file: it is no zip file."),
  ])
  func refusesWithAClearSentence(_ file: String, _ message: String) throws {
    let scratch = try ScratchFolder()
    if file != "nowhere" { try scratch.write("text", to: file) }
    let place = "\(scratch.path)/\(file.split(separator: "/")[0])"
    do {
      _ = try finder.find(at: place)
      Issue.record("found something")
    } catch {
      #expect(error.message == message.replacing("PATH", with: place))
    }
  }
}
