/// An answer as it is compiled to be judged: a library with the same lines, and where columns moved.
struct LibraryForm {
  let text: [UInt8]
  /// Insertions by line: at which byte column something was put, and how long it is.
  private var insertions: [Int: [(column: Int, count: Int)]] = [:]

  /// The demo lines become spaces; line ends stay.
  init(_ source: [UInt8], _ syntax: AnswerSyntax) {
    var text = source
    for range in syntax.script where range.upperBound <= text.count { text.blank(range) }
    if source.starts(with: Array("#!".utf8)) {
      text.blank(0..<(source.firstIndex(of: 0x0A) ?? source.count))
    }
    let words = Array("nonisolated(unsafe) ".utf8)
    for offset in syntax.sharedVariables.reversed() where offset <= text.count {
      text.insert(contentsOf: words, at: offset)
      let before = source[..<offset]
      let line = before.count { $0 == 0x0A } + 1
      let column = offset - (before.lastIndex(of: 0x0A).map { $0 + 1 } ?? 0) + 1
      insertions[line, default: []].insert((column, words.count), at: 0)
    }
    self.text = text
  }

  /// The answer as it is, nothing moved.
  init(_ source: [UInt8]) {
    text = source
  }

  /// The column in the learner's file of a column in the library's.
  func column(_ column: Int, line: Int) -> Int {
    var result = column
    for insertion in insertions[line] ?? [] where result > insertion.column {
      result = max(insertion.column, result - insertion.count)
    }
    return result
  }
}

extension [UInt8] {
  /// Replaces a part by spaces; line ends stay.
  mutating func blank(_ range: Range<Int>) {
    for index in range where self[index] != 0x0A && self[index] != 0x0D { self[index] = 0x20 }
  }
}
