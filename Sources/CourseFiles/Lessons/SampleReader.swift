/// Reads a sample: `samples/ID.swift` and what it prints, `samples/ID.txt`.
struct SampleReader {
  let course: CourseFolder
  let folder: String
  let problems: ProblemList

  /// The sample, or nil and at least one problem.
  func read(id: String, title: String, text: String) -> Sample? {
    let base = folder + "/samples/" + id
    let source = problems.keeping { () throws(CourseProblem) in
      try course.text(at: base + ".swift")
    }
    let output = problems.keeping { () throws(CourseProblem) in
      try course.text(at: base + ".txt")
    }
    guard let source, let output else { return nil }
    return Sample(
      id: id, title: title.isEmpty ? id : title, text: text, source: source,
      expectedOutput: output, dialect: dialect(of: source.text))
  }

  private func dialect(of text: String) -> Exercise.Dialect {
    let imports = text.lines.contains { $0.hasPrefix("import SwiftUI") }
    return imports ? .swiftUI : .swift
  }
}
