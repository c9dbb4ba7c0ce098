/// What a learner is asked: one of the cards that a note gives.
package struct Card: Hashable, Sendable {
  /// Its permanent name.
  package var key: CardKey
  /// What is asked, in Markdown.
  package var question: String
  /// What is shown afterwards, in Markdown; for a cloze text the whole of it.
  package var answer: String
  /// What a typed answer is compared with; for a cloze text what is hidden.
  package var expected: String

  /// A card.
  ///
  /// - Parameters:
  ///   - key: Its permanent name.
  ///   - question: What is asked, in Markdown.
  ///   - answer: What is shown afterwards, in Markdown.
  ///   - expected: What a typed answer is compared with.
  package init(key: CardKey, question: String, answer: String, expected: String) {
    self.key = key
    self.question = question
    self.answer = answer
    self.expected = expected
  }
}
