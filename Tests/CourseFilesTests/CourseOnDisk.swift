import FoundationEssentials
import Glibc

@testable import CourseFiles

/// A small course in a folder of its own, sound as it stands, that a test then spoils.
final class CourseOnDisk {
  let folder: String

  static let exercise = "one/first-step"

  init() throws {
    let name = "formlab-course-\(getpid())-\(UInt64.random(in: 0 ... .max))"
    folder = FileManager.default.temporaryDirectory.path + "/" + name
    for (path, text) in Self.files { try write(text, to: path) }
  }

  deinit { try? FileManager.default.removeItem(atPath: folder) }

  static let files = [
    "course.yml": "title: A small course\nlessons:\n  - one\n",
    "one/lesson.md": """
    ---
    id: lesson-one
    title: The first lesson
    level: core
    keywords: [form, field]
    keywords-es: [formulario, campo]
    ---
    # Objectives
    - Name a field. <!-- id: name-a-field -->

    # Guess first
    <!-- id: guess -->
    What is a field?

    - [ ] A meadow.
      > Not here.
    - [x] A place to type.
      > Yes.

    # Read: What a field is
    <!-- id: what -->
    A field is a place to type, such as `TextField`.

    ```swift
    # Objectives in code are code
    ```

    # Sample: A print
    <!-- id: a-print -->
    Run it.

    # Question: In your own words
    <!-- id: own-words; tests: name-a-field -->
    What is a field?

    ## Model answer
    A place to type.

    # Exercise: first-step
    One step.

    # Design it: A form
    <!-- id: a-form -->
    Design a form.

    ## Model answer
    Three fields.

    # Sources
    - The reference

    # Next
    Nothing.

    """,
    "one/samples/a-print.swift": "print(\"field\")\n",
    "one/samples/a-print.txt": "field\n",
    "one/first-step/exercise.md": """
    ---
    id: first-step
    title: The first step
    minutes: 5
    objectives: [name-a-field]
    limits:
      cpu-seconds: 1.5
    points:
      A step is taken: 2
    requires:
      - keyword: switch
        say: Use a switch.
    forbids:
      - call: print
    ---
    # Task
    Take a step.
    # Hints
    1. Look.
       Look again.
    2. Step.
    # After
    Done.

    """,
    "one/first-step/starter.swift": "func step() -> Int { 0 }\n",
    "one/first-step/solution.swift": "func step() -> Int { 1 }\n",
    "one/first-step/suite.swift": "import FormlabSuite\n",
    "one/first-step/wrong/too-far.swift":
      "// fails: A step is taken\n// say: That is too far.\n//   Take one.\nfunc step() -> Int { 2 }\n",
  ]

  func write(_ text: String, to path: String) throws {
    try write(Array(text.utf8), to: path)
  }

  func write(_ bytes: [UInt8], to path: String) throws {
    let full = folder + "/" + path
    let parent = String(full[..<(full.lastIndex(of: "/") ?? full.endIndex)])
    try FileManager.default.createDirectory(
      atPath: parent, withIntermediateDirectories: true)
    try Data(bytes).write(to: URL(filePath: full))
  }

  func edit(_ path: String, _ old: String, _ new: String) throws {
    let text = try String(contentsOf: URL(filePath: folder + "/" + path), encoding: .utf8)
    guard text.contains(old) else { throw NothingToEdit(text: old) }
    try write(text.replacing(old, with: new), to: path)
  }

  struct NothingToEdit: Error { var text: String }

  func remove(_ path: String) throws {
    try FileManager.default.removeItem(atPath: folder + "/" + path)
  }

  func link(_ path: String, to target: String) throws {
    try? remove(path)
    try FileManager.default.createSymbolicLink(
      atPath: folder + "/" + path, withDestinationPath: target)
  }

  func makeFolder(_ path: String) throws {
    try FileManager.default.createDirectory(
      atPath: folder + "/" + path, withIntermediateDirectories: true)
  }

  func load() -> (course: Course, problems: [CourseProblem]) {
    CourseLoader(folder: folder).load()
  }

  /// The problems as lines `FILE:LINE:COLUMN: MESSAGE HINT` without the folder.
  func problems() -> [String] {
    load().problems.map { problem in
      let text =
        "\(problem.file):\(problem.line):\(problem.column): \(problem.message) \(problem.hint)"
      return text.replacing(folder + "/", with: "").trimmed
    }
  }
}
