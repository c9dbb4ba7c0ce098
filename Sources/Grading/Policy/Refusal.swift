/// Why an answer is not run: a place in it and a plain sentence.
struct Refusal: Equatable {
  enum Kind {
    /// It breaks a rule of the exercise or of judging.
    case ruleBroken
    /// It can't be what the exercise asks for, in the compiler's sense.
    case doesNotCompile
  }

  var kind: Kind
  /// From 1; 0 where no line is meant.
  var line: Int
  var column: Int
  var message: String

  var diagnostic: Diagnostic {
    Diagnostic(severity: .error, line: line, column: column, message: message)
  }
}
