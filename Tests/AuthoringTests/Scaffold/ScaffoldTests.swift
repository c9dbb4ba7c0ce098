import CourseFiles
import FormlabTestSupport
import Grading
import Testing

@testable import Authoring

@Suite(.serialized) struct ScaffoldTests {
  /// Solutions of several forms and the bodies that their starters leave out.
  static let solutions: [String: (text: String?, emptied: [String])] = [
    "from nothing": (nil, []),
    "functions": (
      """
      enum Field: String { case name, email }

      func next(after field: Field) -> Field? { field == .name ? .email : nil }
      func isLong(_ text: String, limit: Int?) -> Bool { text.count > limit ?? 3 }
      """, ["next", "isLong"]
    ),
    "a value": (
      """
      struct Signup {
        var name = ""
        var agreed = false
        private(set) var message = ""
        var canSubmit: Bool { !name.isEmpty && agreed }
        mutating func submit() {
          guard canSubmit else { return }
          message = "Welcome, \\(name)!"
        }
      }
      """, ["canSubmit", "submit"]
    ),
  ]

  @Test(arguments: ["from nothing", "functions", "a value"])
  func `a scaffold loads, its solution passes, its starter and its wrong answer fail`(
    name: String
  ) throws {
    let folder = try TemporaryFolder()
    let given = try #require(Self.solutions[name])
    let files = try Scaffold.exercise(named: "draft", from: given.text, emptying: given.emptied)
    for file in files { try folder.write(file.text, to: file.path) }
    let (loaded, problems) = CourseLoader.loadExercise(folder: folder.path)
    #expect(problems == [])
    let exercise = try #require(loaded)
    let grader = try Workbench.grader.get()
    let solution = try grader.check(exercise, answer: Array(exercise.solution.text.utf8))
    #expect(solution.outcome == .passed, "\(solution)\n\(exercise.suite.text)")
    let starter = try grader.check(exercise, answer: Array(exercise.starter.text.utf8))
    #expect(starter.outcome == .failed, "\(starter)")
    let wrong = try #require(exercise.wrong.first)
    let verdict = try grader.check(exercise, answer: Array(wrong.source.text.utf8))
    #expect(verdict.cases.first { $0.outcome == .failed }?.name == wrong.fails.first)
  }

  @Test func `a lesson loads`() throws {
    let folder = try TemporaryFolder()
    for file in try Scaffold.lesson(named: "first-lesson") {
      try folder.write(file.text, to: "first-lesson/\(file.path)")
    }
    try folder.write("title: A course\nlessons:\n  - first-lesson\n", to: "course.yml")
    let (course, problems) = CourseLoader(folder: folder.path).load()
    #expect(problems == [])
    #expect(course.lessons.map(\.id) == ["first-lesson"])
  }

  @Test(arguments: ["", "Name", "a b", "-a", "a-", "a--b", "../a", "ñ", "a/b"])
  func `a name that no folder should have is refused`(name: String) {
    #expect(throws: ScaffoldProblem.badName(name)) { try Scaffold.lesson(named: name) }
  }

  @Test func `a solution without the names of bodies is asked for them`() {
    #expect(throws: ScaffoldProblem.nothingToEmpty(known: ["f(a:)"])) {
      try Scaffold.exercise(named: "x", from: "func f(a: Int) -> Int { a }")
    }
  }
}
