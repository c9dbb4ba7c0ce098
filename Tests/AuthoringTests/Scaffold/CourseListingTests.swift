import Testing

@testable import Authoring

@Suite struct CourseListingTests {
  @Test(arguments: [
    ("title: A\nlessons:\n  - one\n", "title: A\nlessons:\n  - one\n  - new\n"),
    (
      "lessons:   # in order\n- one\n- two\n\nsolution: 3\n",
      "lessons:   # in order\n- one\n- two\n- new\n\nsolution: 3\n"
    ),
    ("lessons:\n  - one", "lessons:\n  - one\n  - new\n"),
    ("lessons:\n", "lessons:\n  - new\n"),
  ])
  func `adds a lesson at the end of the list`(text: String, expected: String) {
    #expect(CourseListing.adding("new", to: text) == expected)
  }

  @Test(arguments: ["title: A\n", "lessons: [one]\n", ""])
  func `leaves lists of another form to the author`(text: String) {
    #expect(CourseListing.adding("new", to: text) == nil)
  }
}
