import CourseFiles
import Testing

@Suite struct CourseLoaderTests {
  @Test func aSoundCourseHasNoProblems() throws {
    #expect(try CourseOnDisk().problems() == [])
  }

  @Test func lessonsHoldTheirPartsInReadingOrder() throws {
    let disk = try CourseOnDisk()
    let lesson = try #require(disk.load().course.lesson("lesson-one"))
    #expect(
      lesson.parts.map(\.id)
        == ["guess", "what", "a-print", "own-words", "first-step", "a-form"])
    #expect(lesson.title == "The first lesson")
    #expect(lesson.objectives == [Objective(id: "name-a-field", text: "Name a field.")])
    #expect(lesson.keywords.spanish == ["formulario", "campo"])
    #expect(lesson.sources == "- The reference")
    #expect(lesson.next == "Nothing.")
    #expect(lesson.minutesToRead == 1)
    #expect(lesson.minutesToPractise == 19)
    #expect(lesson.deck == "lesson-one")
  }

  @Test func choicesKeepTheirExplanations() throws {
    let disk = try CourseOnDisk()
    let lesson = try #require(disk.load().course.lesson("lesson-one"))
    #expect(
      lesson.guess
        == Question(
          id: "guess", title: "guess", text: "What is a field?",
          kind: .single([
            .init(text: "A meadow.", isRight: false, explanation: "Not here."),
            .init(text: "A place to type.", isRight: true, explanation: "Yes."),
          ])))
    #expect(lesson.questions.first?.kind == .free(modelAnswer: "A place to type."))
    #expect(lesson.questions.first?.objectives == ["name-a-field"])
  }

  @Test func samplesKnowTheirOutputAndDialect() throws {
    let disk = try CourseOnDisk()
    try disk.write("import SwiftUI\n", to: "one/samples/a-print.swift")
    let found = try #require(disk.load().course.sample("a-print"))
    #expect(found.sample.dialect == .swiftUI)
    #expect(found.sample.expectedOutput.text == "field\n")
    #expect(found.lesson.id == "lesson-one")
  }

  @Test func exercisesHoldWhatTheirFilesSay() throws {
    let disk = try CourseOnDisk()
    let exercise = try #require(disk.load().course.exercise("first-step"))
    #expect(exercise.lesson == "lesson-one")
    #expect(exercise.folder == disk.folder + "/one/first-step")
    #expect(exercise.minutes == 5)
    #expect(exercise.task == "Take a step.")
    #expect(exercise.hints == ["Look.\nLook again.", "Step."])
    #expect(exercise.after == "Done.")
    #expect(exercise.points == ["A step is taken": 2])
    #expect(exercise.limits == AnswerLimits(cpuSeconds: 1.5))
    #expect(exercise.given == nil)
    #expect(
      exercise.rules == [
        SyntaxRule(demand: .requires, subject: .keyword("switch"), message: "Use a switch."),
        SyntaxRule(demand: .forbids, subject: .call("print")),
      ])
    #expect(exercise.wrong.map(\.name) == ["too-far"])
    #expect(exercise.wrong.first?.fails == ["A step is taken"])
    #expect(exercise.wrong.first?.sentence == "That is too far. Take one.")
  }

  @Test func anExerciseLoadsWithoutItsCourse() throws {
    let disk = try CourseOnDisk()
    let loaded = CourseLoader.loadExercise(folder: disk.folder + "/one/first-step/")
    #expect(loaded.problems == [])
    #expect(loaded.exercise?.id == "first-step")
  }

  @Test func windowsLineEndsAndByteOrderMarksChangeNothing() throws {
    let disk = try CourseOnDisk()
    for (path, text) in CourseOnDisk.files {
      try disk.write([0xEF, 0xBB, 0xBF] + text.replacing("\n", with: "\r\n").utf8, to: path)
    }
    #expect(disk.problems() == [])
    let exercise = try #require(disk.load().course.exercise("first-step"))
    #expect(exercise.starter.text == "func step() -> Int { 0 }\n")
    #expect(exercise.hints == ["Look.\nLook again.", "Step."])
  }

  @Test func exercisesThatThePageDoesNotNameComeLast() throws {
    let disk = try CourseOnDisk()
    try disk.edit("one/lesson.md", "# Exercise: first-step\nOne step.\n", "")
    let lesson = try #require(disk.load().course.lesson("lesson-one"))
    #expect(lesson.parts.map(\.id).last == "first-step")
  }

  @Test(arguments: [
    ("always", RevealPolicy.always), ("never", .never), ("5", .afterAttempts(5)),
  ])
  func solutionsFollowThePolicyOfTheCourse(text: String, policy: RevealPolicy) throws {
    let disk = try CourseOnDisk()
    try disk.edit("course.yml", "title:", "solution: \(text)\ntitle:")
    #expect(disk.load().course.reveal == policy)
  }

  @Test func linksInsideTheCourseAreFollowed() throws {
    let disk = try CourseOnDisk()
    try disk.link("one/first-step/starter.swift", to: "solution.swift")
    #expect(disk.problems() == [])
  }
}
