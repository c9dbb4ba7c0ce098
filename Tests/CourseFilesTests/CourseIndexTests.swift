import CourseFiles
import Testing

@Suite struct CourseIndexTests {
  struct Query: CustomTestStringConvertible {
    var words: String
    var first: String?

    var testDescription: String { words }
  }

  @Test(arguments: [
    Query(words: "forms", first: "lesson-forms"),
    Query(words: "FORMS", first: "lesson-forms"),
    Query(words: "formulario", first: "lesson-forms"),
    Query(words: "Validación", first: "rule"),
    Query(words: "validacion", first: "rule"),
    Query(words: "validatoin", first: "rule"),
    Query(words: "campo de texto", first: "TextField"),
    Query(words: "campo de testo", first: "TextField"),
    Query(words: "text field", first: "TextField"),
    Query(words: "TextFeild", first: "TextField"),
    Query(words: "@FocusState", first: "@FocusState"),
    Query(words: "onsubmit", first: "onSubmit"),
    Query(words: "on submit", first: "onSubmit"),
    Query(words: "focus keyboard", first: "keyboard-goes"),
    Query(words: "card only", first: "a-card"),
    Query(words: "zzz", first: nil),
    Query(words: "", first: nil),
    Query(words: "...", first: nil),
  ])
  func theBestComesFirst(query: Query) {
    #expect(Self.index.search(query.words).first?.entry.id == query.first)
  }

  @Test func excerptsShowTheLine() {
    let hit = Self.index.search("swallowed").first
    #expect(hit?.excerpt == "No text is swallowed by a keyboard.")
    #expect(hit?.entry.kind == .section)
  }

  @Test func namesTellWhereTheyAreExplained() {
    let hit = Self.index.search("FocusState").first
    #expect(
      hit?.entry
        == .init(
          kind: .name, id: "@FocusState", lesson: "lesson-forms",
          title: "How the keyboard goes away"))
  }

  @Test func thereAreNotMoreThanAskedFor() {
    #expect(Self.index.search("keyboard", limit: 1).count == 1)
  }

  static let index: CourseIndex = {
    var lesson = Lesson(id: "lesson-forms", title: "Forms", folder: "/c/forms")
    lesson.keywords = .init(english: ["form"], spanish: ["formulario"])
    lesson.parts = [
      .text(
        TextSection(
          id: "keyboard-goes", title: "How the keyboard goes away",
          text: """
            Set the focus to nil: `@FocusState` is data. `TextField` and `.onSubmit` help.
            No text is swallowed by a keyboard.
            ```swift
            NotAName()
            ```
            """)),
      .text(TextSection(id: "rule", title: "Validation that helps", text: "Judge late.")),
    ]
    let words = [
      SearchWord(said: ["campo de texto", "text field"], means: ["TextField"]),
      SearchWord(said: ["validación"], means: ["validation"]),
    ]
    let course = Course(title: "Course", folder: "/c", lessons: [lesson], words: words)
    let card = CourseIndex.CardText(
      id: "a-card", lesson: "lesson-forms", front: "Where is it?", back: "On a card only.")
    return CourseIndex(course: course, cards: [card])
  }()
}
