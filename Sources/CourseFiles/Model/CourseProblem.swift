/// Something wrong in a file of the course: the author's trouble, never the learner's.
package struct CourseProblem: Error, Sendable, Equatable {
  /// Path of the file, as given to the loader.
  package var file: String
  /// Line, from 1; 0 where the whole file is meant.
  package var line: Int
  /// Column in characters, from 1; 0 where the whole line is meant.
  package var column: Int
  /// What is wrong, a sentence.
  package var message: String
  /// What to do about it, a sentence; may be empty.
  package var hint: String

  package init(file: String, line: Int = 0, column: Int = 0, message: String, hint: String = "") {
    self.file = file
    self.line = line
    self.column = column
    self.message = message
    self.hint = hint
  }
}
