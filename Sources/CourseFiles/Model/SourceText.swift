/// A source file of the course and what it holds.
package struct SourceText: Sendable, Equatable {
  /// Absolute path.
  package var path: String
  /// The whole text.
  package var text: String

  package init(path: String, text: String) {
    self.path = path
    self.text = text
  }
}
