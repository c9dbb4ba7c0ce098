internal import Decks
internal import TerminalText

/// A typed answer beside the right one, letter by letter; brackets mark the difference without colour.
struct ComparisonText {
  let comparison: AnswerComparison

  var rows: [StyledText] {
    switch comparison.verdict {
    case .same: return ["\(styled: "The same, letter by letter.", .success)"]
    case .sameButCase: return ["\(styled: "The same, but for upper and lower case.", .success)"]
    case .sameButMarks: return ["\(styled: "The same, but for punctuation.", .success)"]
    case .empty: return []
    case .different: break
    }
    return line("You typed:  ", comparison.typedPieces)
      + line("The answer: ", comparison.expectedPieces)
  }

  private func line(_ name: StyledText, _ pieces: [AnswerComparison.Piece]) -> [StyledText] {
    let text = pieces.map { piece -> StyledText in
      switch piece.kind {
      case .right: StyledText(Sanitise.text(piece.text))
      case .extra: "\(styled: "[\(Sanitise.text(piece.text))]", .actual)"
      case .missing: "\(styled: "[\(Sanitise.text(piece.text))]", .expected)"
      }
    }.joined()
    return text.lines.enumerated().map { index, row in
      (index == 0 ? name : StyledText(String(repeating: " ", count: name.columns))) + row
    }
  }
}
