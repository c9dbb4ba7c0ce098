/// Folds text to the width of the screen.
package enum Wrapping {
  /// The narrowest width that is folded to; less is not readable.
  static let narrowest = 10

  /// Folds a text at blanks, and between characters where a word is too long or the script has no blanks.
  ///
  /// A newline in the text ends a row. Blanks at the beginning of a line are kept, and its other rows are indented
  /// by as many.
  ///
  /// - Parameters:
  ///   - text: what is folded.
  ///   - columns: the width of the screen.
  ///   - first: what comes before the first row, such as a bullet.
  ///   - rest: what comes before all other rows; nil for blanks as wide as `first`.
  /// - Returns: the rows, at least one, without newlines and without blanks at their ends.
  package static func fold(
    _ text: StyledText, columns: Int, first: StyledText = "", rest: StyledText? = nil
  ) -> [StyledText] {
    let rest = rest ?? StyledText(String(repeating: " ", count: first.columns))
    var rows: [StyledText] = []
    for line in text.lines {
      var folder = LineFolder(columns: columns, first: rows.isEmpty ? first : rest, rest: rest)
      rows += folder.fold(line)
    }
    return rows
  }

  /// Folds plain text.
  package static func fold(_ text: String, columns: Int) -> [String] {
    fold(StyledText(text), columns: columns).map(\.plain)
  }
}

/// Folds one line.
private struct LineFolder {
  private struct Piece {
    var character: Character
    var meaning: Meaning?
    var width: Int
  }

  private let columns: Int
  private var rest: StyledText
  private var row: StyledText
  private var rows: [StyledText] = []
  private var used: Int
  /// The column at which rows begin to have text.
  private var start: Int
  /// The blanks that come before the next word if it stays on this row.
  private var blanks: [Piece] = []

  init(columns: Int, first: StyledText, rest: StyledText) {
    let width = max(Wrapping.narrowest, columns)
    // A prefix that leaves no room would give rows of one character.
    self.columns = max(width, first.columns + 4, rest.columns + 4)
    self.rest = rest
    row = first
    used = first.columns
    start = used
  }

  mutating func fold(_ line: StyledText) -> [StyledText] {
    var pieces = line.runs.flatMap { run in
      ColumnWidth.expandingTabs(run.text).map {
        Piece(character: $0, meaning: run.meaning, width: ColumnWidth.of($0))
      }
    }[...]
    takeIndent(&pieces)
    while !pieces.isEmpty {
      blanks += pieces.prefix(while: isBlank)
      pieces = pieces.drop(while: isBlank)
      put(word: takeWord(&pieces))
    }
    endRow()
    return rows
  }

  private func isBlank(_ piece: Piece) -> Bool { piece.character == " " }

  /// Blanks that begin the line indent all its rows, if they leave room.
  private mutating func takeIndent(_ pieces: inout ArraySlice<Piece>) {
    let indent = pieces.prefix(while: isBlank)
    guard !indent.isEmpty, indent.count < pieces.count,
      used + indent.count + Wrapping.narrowest <= columns
    else {
      return
    }
    let blanks = StyledText(String(repeating: " ", count: indent.count))
    row.append(blanks)
    rest.append(blanks)
    used += indent.count
    start = used
    pieces = pieces.dropFirst(indent.count)
  }

  /// Takes the next piece that is not broken: up to a blank, or one character of a script without blanks.
  private func takeWord(_ pieces: inout ArraySlice<Piece>) -> ArraySlice<Piece> {
    let length = pieces.indices.first { index in
      index > pieces.startIndex
        && (isBlank(pieces[index]) || canBreak(between: pieces[index - 1], pieces[index]))
    }
    let word = pieces[pieces.startIndex..<(length ?? pieces.endIndex)]
    pieces = pieces[word.endIndex...]
    return word
  }

  /// Chinese, Japanese and Korean break anywhere but before closing punctuation and after opening one.
  private func canBreak(between left: Piece, _ right: Piece) -> Bool {
    guard left.width == 2 || right.width == 2 else { return false }
    return !"、。，．！？：；）」』】〉》ー…,.!?:;)]}".contains(right.character)
      && !"（「『【〈《([{".contains(left.character)
  }

  private mutating func put(word: ArraySlice<Piece>) {
    guard !word.isEmpty else { return }
    let width = word.reduce(0) { $0 + $1.width }
    if used + blanks.count + width > columns && used > start { endRow() }
    if used > start || width <= columns - used { putBlanks() }
    for piece in word {
      if used + piece.width > columns && used > start { endRow() }
      put(piece)
    }
  }

  private mutating func putBlanks() {
    for piece in blanks { put(piece) }
    blanks = []
  }

  private mutating func put(_ piece: Piece) {
    row.append(String(piece.character), piece.meaning)
    used += piece.width
  }

  private mutating func endRow() {
    rows.append(row.withoutTrailingBlanks)
    row = rest
    used = rest.columns
    start = used
    blanks = []
  }
}

extension StyledText {
  /// The text without blanks at its end.
  package var withoutTrailingBlanks: StyledText {
    var runs = runs
    while let last = runs.last {
      let kept = last.text.reversed().drop { $0 == " " }.reversed()
      runs[runs.count - 1].text = String(kept)
      if !runs[runs.count - 1].text.isEmpty { break }
      runs.removeLast()
    }
    return StyledText(runs: runs)
  }
}
