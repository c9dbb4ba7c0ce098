/// How a typed answer differs from the right one, letter by letter.
///
/// White space: blanks at the ends of the answer and of each line don't count, nor does how many stand in a row. In
/// prose a line break is a blank; in code, lines and their order count, and the width of their indentation does not.
package struct AnswerComparison: Hashable, Sendable {
  /// How near the answer comes.
  package enum Verdict: Hashable, Sendable {
    /// The same letters.
    case same
    /// Upper and lower case differ, and nothing else; in code that is wrong.
    case sameButCase
    /// Only case and marks such as full stops and quotation marks differ; in code that is wrong.
    case sameButMarks
    /// Something else differs.
    case different
    /// Nothing was typed.
    case empty
  }

  /// A run of letters of one kind.
  package struct Piece: Hashable, Sendable {
    /// What the letters are.
    package enum Kind: Hashable, Sendable {
      /// Typed, and right.
      case right
      /// Typed, and not in the answer.
      case extra
      /// In the answer, and not typed.
      case missing
    }

    /// What the letters are.
    package var kind: Kind
    /// The letters.
    package var text: String
  }

  /// How near the answer comes.
  package var verdict: Verdict
  /// The two texts laid over each other, in order.
  package var pieces: [Piece]

  /// Compares a typed answer with the right one.
  ///
  /// - Parameters:
  ///   - typed: What the learner typed.
  ///   - expected: The right answer in Markdown; its backticks, code fences and emphasis need not be typed.
  package init(typed: String, expected: String) {
    let answer = PlainAnswer(markdown: expected)
    let right = AnswerComparison.normalised(answer.text, isCode: answer.isCode)
    let given = AnswerComparison.normalised(
      PlainAnswer.unwrapped(typed, like: answer), isCode: answer.isCode)
    verdict = AnswerComparison.verdict(given, right)
    pieces = AnswerComparison.pieces(Array(given), Array(right))
  }

  /// What was typed, with a kind for each letter.
  package var typedPieces: [Piece] { pieces.filter { $0.kind != .missing } }

  /// The right answer, with a kind for each letter.
  package var expectedPieces: [Piece] { pieces.filter { $0.kind != .extra } }

  private static func verdict(_ given: String, _ right: String) -> Verdict {
    if given == right { return .same }
    if given.isEmpty { return .empty }
    if given.lowercased() == right.lowercased() { return .sameButCase }
    let bare = letters(given)
    return bare == letters(right) && !bare.isEmpty ? .sameButMarks : .different
  }

  private static func letters(_ text: String) -> String {
    text.lowercased().filter { $0.isLetter || $0.isNumber || $0 == "@" || $0 == "$" }
  }

  private static func normalised(_ text: String, isCode: Bool) -> String {
    let lines = UnicodeForms.composed(text).split(omittingEmptySubsequences: false) { $0.isNewline }
      .map { line in line.split { $0.isWhitespace }.joined(separator: " ") }
    guard isCode else { return lines.filter { !$0.isEmpty }.joined(separator: " ") }
    let first = lines.firstIndex { !$0.isEmpty } ?? lines.endIndex
    let last = lines.lastIndex { !$0.isEmpty } ?? lines.startIndex
    return first <= last ? lines[first...last].joined(separator: "\n") : ""
  }
}
