/// A file of a scaffold, before it is written.
package struct ScaffoldedFile: Sendable, Equatable {
  /// Path below the folder of the scaffold.
  package var path: String
  package var text: String

  package init(path: String, text: String) {
    self.path = path
    self.text = text
  }
}
