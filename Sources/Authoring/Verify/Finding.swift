/// Something that an author has to look at.
package struct Finding: Sendable, Equatable, Codable {
  package enum Severity: String, Sendable, Codable {
    case error
    /// Fit for a draft, not for learners.
    case warning
  }

  package var severity: Severity
  /// Path of the file as it was given or found; empty where no file is meant.
  package var file: String
  /// From 1; 0 where the whole file is meant.
  package var line: Int
  /// From 1, in characters; 0 where the whole line is meant.
  package var column: Int
  /// A sentence.
  package var message: String
  /// What to do about it, a sentence; may be empty.
  package var hint: String
  /// Lines that show the matter, such as a diff or what the compiler said; may be empty.
  package var details: String

  package init(
    _ severity: Severity = .error, file: String, line: Int = 0, column: Int = 0,
    _ message: String, hint: String = "", details: String = ""
  ) {
    self.severity = severity
    self.file = file
    self.line = line
    self.column = column
    self.message = message
    self.hint = hint
    self.details = details
  }
}
