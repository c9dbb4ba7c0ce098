/// A question that a learner answers by choosing, or in her own words.
package struct Question: Sendable, Equatable {
  /// Unique in its lesson.
  package var id: String
  /// A few words.
  package var title: String
  /// The question, as Markdown.
  package var text: String
  /// Ids of the objectives that it tests; empty where it tests none.
  package var objectives: [String]
  package var kind: Kind

  /// How a question is answered.
  package enum Kind: Sendable, Equatable {
    /// Exactly one choice is right.
    case single([Choice])
    /// All right choices, and no other, are wanted.
    case multiple([Choice])
    /// Compared with the model answer, as Markdown, by the learner herself.
    case free(modelAnswer: String)
  }

  /// Something to choose.
  package struct Choice: Sendable, Equatable {
    /// The choice, as Markdown.
    package var text: String
    package var isRight: Bool
    /// Why it is right or wrong, as Markdown.
    package var explanation: String

    package init(text: String, isRight: Bool, explanation: String) {
      self.text = text
      self.isRight = isRight
      self.explanation = explanation
    }
  }

  package init(
    id: String, title: String, text: String, objectives: [String] = [], kind: Kind
  ) {
    self.id = id
    self.title = title
    self.text = text
    self.objectives = objectives
    self.kind = kind
  }
}
