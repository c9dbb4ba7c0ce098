/// Reads `words.yml`, the words that people search by.
struct SearchWordReader {
  let course: CourseFolder
  let problems: ProblemList

  /// The words; none where the course has no such file.
  func read() -> [SearchWord] {
    let file = course.given + "/words.yml"
    guard course.holds(file) else { return [] }
    let fields = problems.keeping { () throws(CourseProblem) in
      let text = try course.text(at: file).text
      let (entries, place) = try YAMLReader.mapping(
        text, file: file, linesBefore: 0, problems: problems)
      return Fields(entries, file: file, place: place, known: ["words"], problems: problems)
    }
    return fields?.items("words").compactMap { word($0, file: file) } ?? []
  }

  private func word(_ item: YAMLNode, file: String) -> SearchWord? {
    guard case .mapping(let entries) = item.value else {
      problems.add(
        CourseProblem(
          file: file, line: item.place.line, column: item.place.column,
          message: "An entry has `said` and `means`; this is \(item.kind).",
          hint: "Write `- said: [campo de texto, text field]` and `means: [TextField]` below."))
      return nil
    }
    let fields = Fields(
      entries, file: file, place: item.place, known: ["said", "means"], problems: problems)
    for key in ["said", "means"] where !fields.has(key) {
      fields.complain(item.place, "`\(key)` is missing.", "Add it to this entry.")
    }
    let word = SearchWord(said: fields.texts("said"), means: fields.texts("means"))
    return word.said.isEmpty || word.means.isEmpty ? nil : word
  }
}
