package import CourseFiles

/// The course as a static site: no external request, no script, light and dark.
package struct Book {
  private let course: Course
  private let highlight: Highlighter
  private let previews: PreviewSource

  /// Makes a book of a course.
  ///
  /// - Parameters:
  ///   - course: what to write.
  ///   - highlight: cuts Swift code into coloured pieces.
  ///   - previews: shows samples.
  package init(
    course: Course, highlight: @escaping Highlighter, previews: @escaping PreviewSource
  ) {
    self.course = course
    self.highlight = highlight
    self.previews = previews
  }

  /// The files of the site: path below its folder, and content.
  package func files() -> [(path: String, text: String)] {
    let markdown = MarkdownHTML(highlight: highlight)
    var files = [("style.css", Stylesheet.text), ("index.html", index(markdown))]
    for (position, lesson) in course.lessons.enumerated() {
      let page = LessonPage(
        lesson: lesson, markdown: markdown, highlight: highlight, previews: previews)
      let layout = PageLayout(course: course.title, root: "../")
      let html = layout.page(
        title: lesson.title, navigation: neighbours(of: position), content: page.content)
      files.append(("\(lesson.id)/index.html", html))
    }
    return files.map { (path: $0.0, text: $0.1) }
  }

  private func index(_ markdown: MarkdownHTML) -> String {
    let items = course.lessons.map { lesson in
      "<li><a href=\"\(HTMLText.escaped(lesson.id))/index.html\">\(HTMLText.escaped(lesson.title))</a>"
        + "<p>\(markdown.inline(lesson.summary))</p>"
        + "<p class=\"facts\">\(lesson.minutesToRead) minutes to read, "
        + "\(lesson.minutesToPractise) to practise; \(lesson.exercises.count) exercises.</p></li>"
    }
    return PageLayout(course: course.title, root: "").page(
      title: course.title, navigation: "",
      content: "<ol class=\"lessons\">\(items.joined(separator: "\n"))</ol>")
  }

  private func neighbours(of position: Int) -> String {
    var links = ""
    if position > 0 { links += link(to: course.lessons[position - 1], "Previous", "prev") }
    if position + 1 < course.lessons.count {
      links += link(to: course.lessons[position + 1], "Next", "next")
    }
    return links
  }

  private func link(to lesson: Lesson, _ word: String, _ relation: String) -> String {
    "<a rel=\"\(relation)\" href=\"../\(HTMLText.escaped(lesson.id))/index.html\">"
      + "\(word): \(HTMLText.escaped(lesson.title))</a>"
  }
}
