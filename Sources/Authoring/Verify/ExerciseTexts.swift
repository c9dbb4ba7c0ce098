import CourseFiles

/// Looks at what an exercise says, without judging anything.
struct ExerciseTexts {
  let exercise: Exercise

  private var page: SourceText {
    let path = exercise.folder + "/exercise.md"
    return (try? TextFiles().text(at: path)) ?? SourceText(path: path, text: "")
  }

  func findings() -> [Finding] {
    MarkdownPage(file: page.path, text: page.text).findings() + blanks()
  }

  private func blanks() -> [Finding] {
    let files =
      [page, exercise.starter, exercise.solution, exercise.suite] + exercise.wrong.map(\.source)
      + exercise.tests
    return files.flatMap { BlankFindings.findings(in: $0.text, file: $0.path) }
  }

  /// A finding at the first place of some words in exercise.md.
  func finding(at words: String, _ message: String, hint: String) -> Finding {
    let page = page
    let place = SourceLines.place(of: words, in: page.text)
    return Finding(
      file: page.path, line: place?.line ?? 0, column: place?.column ?? 0, message, hint: hint)
  }
}

/// Tells of blanks that a scaffold left.
enum BlankFindings {
  static func findings(in text: String, file: String) -> [Finding] {
    Blank.lines(in: text).map { line in
      Finding(
        .warning, file: file, line: line, "Something is still to be filled in here.",
        hint: "Write it in place of the words after `\(Blank.word):`.")
    }
  }
}
