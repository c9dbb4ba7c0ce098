/// A run of lines of a Markdown file that knows its line numbers.
struct MarkdownLines {
  /// The lines without their ends.
  var lines: [String]
  /// Number of the first line in the file, from 1.
  var firstLine: Int

  init(_ lines: [String], firstLine: Int) {
    self.lines = lines
    self.firstLine = firstLine
  }

  /// The lines as one text, without empty lines at either end.
  var text: String {
    let isEmpty = { (line: String) in line.allSatisfy(\.isWhitespace) }
    guard let first = lines.firstIndex(where: { !isEmpty($0) }),
      let last = lines.lastIndex(where: { !isEmpty($0) })
    else { return "" }
    return lines[first...last].joined(separator: "\n")
  }

  /// Whether nothing but white space is there.
  var isEmpty: Bool { lines.allSatisfy { $0.allSatisfy(\.isWhitespace) } }

  /// The lines from an index of `lines` on.
  func dropFirst(_ count: Int) -> MarkdownLines {
    MarkdownLines(Array(lines.dropFirst(count)), firstLine: firstLine + count)
  }

  /// Some of the lines.
  func part(_ range: Range<Int>) -> MarkdownLines {
    MarkdownLines(Array(lines[range]), firstLine: firstLine + range.lowerBound)
  }

  /// For each line, whether it stands in a fenced code block, fences included.
  ///
  /// Gives the number of the line that opens a fence which is never closed, too.
  func codeLines() -> (isCode: [Bool], unclosed: Int?) {
    var open: (mark: Character, length: Int, line: Int)?
    var isCode: [Bool] = []
    for (index, line) in lines.enumerated() {
      let fence = Self.fence(line)
      if let current = open {
        isCode.append(true)
        if let fence, fence.mark == current.mark, fence.length >= current.length, fence.isBare {
          open = nil
        }
      } else {
        isCode.append(fence != nil)
        if let fence { open = (fence.mark, fence.length, firstLine + index) }
      }
    }
    return (isCode, open?.line)
  }

  /// A line that opens or closes a code block: three or more backticks or tildes.
  private static func fence(_ line: String) -> (mark: Character, length: Int, isBare: Bool)? {
    let body = line.drop { $0 == " " }
    guard let mark = body.first, mark == "`" || mark == "~" else { return nil }
    let length = body.prefix { $0 == mark }.count
    guard length >= 3 else { return nil }
    let rest = body.dropFirst(length)
    if mark == "`", rest.contains("`") { return nil }
    return (mark, length, rest.allSatisfy(\.isWhitespace))
  }
}
