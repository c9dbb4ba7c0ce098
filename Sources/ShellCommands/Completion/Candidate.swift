/// One thing that fits at the cursor.
package struct Candidate: Sendable, Equatable {
  /// What is inserted.
  package var text: String
  /// Half a sentence beside it; may be empty.
  package var description: String
  /// Whether a blank follows when it is the only one; folders go on without.
  package var isComplete: Bool

  package init(_ text: String, description: String = "", isComplete: Bool = true) {
    self.text = text
    self.description = description
    self.isComplete = isComplete
  }
}
