/// The text of one part of a card while it is read, with the place of every line.
struct FieldText: Sendable {
  private struct Piece: Sendable {
    var text: String
    var line: Int
    /// Column of the first character, from 1.
    var column: Int
    var isComment: Bool
  }

  private var pieces: [Piece] = []

  /// Adds a line, or the part of it that belongs to the field.
  ///
  /// - Parameters:
  ///   - text: What is added.
  ///   - line: Number of the line.
  ///   - column: Column of its first character, from 1.
  ///   - isComment: Whether it is a comment, which at the end of a field is no part of it.
  mutating func append(_ text: String, line: Int, column: Int, isComment: Bool = false) {
    pieces.append(Piece(text: text, line: line, column: column, isComment: isComment))
  }

  /// The lines joined, without white space at both ends, in form NFC.
  var text: String {
    UnicodeForms.composed(joined.trimmed)
  }

  /// The place of a character of `text`.
  func place(of offset: Int, file: String) -> SourcePlace {
    var rest = offset + joined.prefix { $0.isWhitespace }.count
    for piece in pieces {
      if rest <= piece.text.count {
        return SourcePlace(file: file, line: piece.line, column: piece.column + rest)
      }
      rest -= piece.text.count + 1
    }
    return SourcePlace(file: file, line: pieces.last?.line ?? 0)
  }

  private var joined: String {
    let last = pieces.lastIndex { !$0.isComment && !$0.text.trimmedPart.isEmpty } ?? -1
    return pieces[...last].map(\.text).joined(separator: "\n")
  }
}
