/// A program to read, run and change.
package struct Sample: Sendable, Equatable {
  /// Unique in the course; the files are `samples/ID.swift` and `samples/ID.txt`.
  package var id: String
  package var title: String
  /// What to look at, as Markdown.
  package var text: String
  package var source: SourceText
  /// Everything that the program prints.
  package var expectedOutput: SourceText
  package var dialect: Exercise.Dialect

  package init(
    id: String, title: String, text: String, source: SourceText, expectedOutput: SourceText,
    dialect: Exercise.Dialect
  ) {
    self.id = id
    self.title = title
    self.text = text
    self.source = source
    self.expectedOutput = expectedOutput
    self.dialect = dialect
  }
}
