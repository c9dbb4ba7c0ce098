/// A wrong answer that people really give, kept to recognise the mistake.
package struct WrongAnswer: Sendable {
  /// File name without its ending; unique in the exercise.
  package var name: String
  /// The answer itself, its heading comments included.
  package var source: SourceText
  /// Names of the cases that it must fail, from `// fails: ...` lines.
  package var fails: [String]
  /// The sentence for its author, from the `// say: ...` lines.
  package var sentence: String

  package init(name: String, source: SourceText, fails: [String], sentence: String) {
    self.name = name
    self.source = source
    self.fails = fails
    self.sentence = sentence
  }
}
