internal import CourseFiles

/// One lesson as a page.
struct LessonPage {
  let lesson: Lesson
  let markdown: MarkdownHTML
  let highlight: Highlighter
  let previews: PreviewSource

  /// HTML of the page's main part.
  var content: String {
    var html = head
    html += lesson.parts.map(part).joined()
    html += section("sources", "Sources", markdown.render(lesson.sources))
    html += section("next", "What comes next", markdown.render(lesson.next))
    return html
  }

  private var head: String {
    let facts =
      "\(levelName) level, \(lesson.minutesToRead) minutes to read, "
      + "\(lesson.minutesToPractise) to practise."
    let goals = lesson.objectives.map { "<li>\(markdown.inline($0.text))</li>" }.joined()
    let parts = lesson.parts.map { part in
      "<li><a href=\"#\(HTMLText.escaped(part.id))\">\(HTMLText.escaped(title(of: part)))</a></li>"
    }.joined()
    return """
      <p>\(markdown.inline(lesson.summary))</p>
      <p class="facts">\(facts)</p>
      <nav class="contents" aria-label="On this page"><h2>On this page</h2><ol>\(parts)</ol></nav>
      <section><h2>By the end you will be able to</h2><ul>\(goals)</ul></section>
      \(component)
      """
  }

  private var component: String {
    guard let component = lesson.component else { return "" }
    let rows = component.parameters.map { parameter in
      "<tr><th scope=\"row\"><code>\(HTMLText.escaped(parameter.name))</code></th>"
        + "<td><code>\(HTMLText.escaped(parameter.type))</code></td>"
        + "<td>\(HTMLText.escaped(parameter.defaultValue))</td>"
        + "<td>\(markdown.inline(parameter.meaning))</td></tr>"
    }.joined()
    return """
      <section id="component"><h2>\(HTMLText.escaped(component.name))</h2>
      <p>\(markdown.inline(component.description)) \(HTMLText.escaped(component.platform)).</p>
      <table><thead><tr><th scope="col">Parameter</th><th scope="col">Type</th>
      <th scope="col">Default</th><th scope="col">Meaning</th></tr></thead><tbody>\(rows)</tbody></table>
      <details><summary>The whole code</summary>\
      \(CodeBlock.html(component.code.text, language: "swift", with: highlight))</details>
      </section>
      """
  }

  private func title(of part: LessonPart) -> String {
    guard case .exercise(let step) = part else { return part.title }
    return "Exercise: \(exercise(step.exercise)?.title ?? step.exercise)"
  }

  private var levelName: String {
    switch lesson.level {
    case .core: "Core"
    case .intermediate: "Intermediate"
    case .advanced: "Advanced"
    }
  }

  private func exercise(_ id: String) -> Exercise? { lesson.exercises.first { $0.id == id } }

  private func section(_ id: String, _ title: String, _ body: String) -> String {
    guard !body.isEmpty else { return "" }
    return
      "<section id=\"\(HTMLText.escaped(id))\"><h2>\(HTMLText.escaped(title))</h2>\n\(body)</section>\n"
  }

  private func part(_ part: LessonPart) -> String {
    switch part {
    case .guess(let question):
      section(question.id, "Guess first: \(question.title)", QuestionHTML(question, markdown).html)
    case .question(let question):
      section(
        question.id, "Check yourself: \(question.title)", QuestionHTML(question, markdown).html)
    case .text(let text): section(text.id, text.title, markdown.render(text.text))
    case .sample(let sample): section(sample.id, "Sample: \(sample.title)", html(of: sample))
    case .exercise(let step): section(step.exercise, title(of: part), html(of: step))
    case .design(let prompt):
      section(
        prompt.id, "Design it: \(prompt.title)",
        markdown.render(prompt.prompt) + "<details><summary>One way to answer</summary>"
          + markdown.render(prompt.modelAnswer) + "</details>")
    }
  }

  private func html(of sample: Sample) -> String {
    let output = HTMLText.escaped(sample.expectedOutput.text)
    var html = markdown.render(sample.text)
    html += CodeBlock.html(sample.source.text, language: "swift", with: highlight)
    if !output.isEmpty {
      html += "<p>It prints:</p><pre tabindex=\"0\"><samp>\(output)</samp></pre>"
    }
    guard let preview = previews(sample) else { return html }
    let text = HTMLText.escaped(preview.text)
    let name = HTMLText.escaped(sample.title)
    html += "<figure role=\"group\" aria-label=\"Preview of \(name)\">\(preview.svg)"
    html += "<figcaption><details><summary>The preview as text</summary>"
    return html + "<pre tabindex=\"0\"><samp>\(text)</samp></pre></details></figcaption></figure>"
  }

  private func html(of step: ExerciseStep) -> String {
    guard let exercise = exercise(step.exercise) else { return "" }
    var html = markdown.render(step.text) + markdown.render(exercise.task)
    if let given = exercise.given {
      html += "<h3>Given</h3>" + CodeBlock.html(given.text, language: "swift", with: highlight)
    }
    html += "<h3>Start from this</h3>"
    html += CodeBlock.html(exercise.starter.text, language: "swift", with: highlight)
    for (index, hint) in exercise.hints.enumerated() {
      html += "<details><summary>Hint \(index + 1)</summary>\(markdown.render(hint))</details>"
    }
    return html
      + "<p>Have it judged: <kbd>formlab start \(HTMLText.escaped(exercise.id))</kbd>, then "
      + "<kbd>check</kbd>. A hidden suite tries it; its cases stay hidden so that the answer is "
      + "written for the rule, not for the cases.</p>"
  }
}
