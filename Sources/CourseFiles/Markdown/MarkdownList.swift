/// One item of a list: its first line without the bullet, and the lines indented below it.
struct MarkdownItem {
  /// Line of the item in the file.
  var line: Int
  /// The item's lines, without bullet and indent.
  var body: MarkdownLines
}

extension MarkdownLines {
  /// The items of the outermost list; lines before the first item come apart.
  func items() -> (before: MarkdownLines, items: [MarkdownItem]) {
    let isCode = codeLines().isCode
    let starts = lines.indices.filter { !isCode[$0] && Self.bulletWidth(lines[$0]) != nil }
    guard let first = starts.first else { return (self, []) }
    var items: [MarkdownItem] = []
    for (number, start) in starts.enumerated() {
      let end = number + 1 < starts.count ? starts[number + 1] : lines.count
      var body = part(start..<end)
      let width = Self.bulletWidth(lines[start]) ?? 0
      body.lines[0] = String(body.lines[0].dropFirst(width))
      for index in body.lines.indices.dropFirst() {
        body.lines[index] = Self.dedent(body.lines[index], by: width)
      }
      items.append(MarkdownItem(line: firstLine + start, body: body))
    }
    return (part(0..<first), items)
  }

  /// Characters of a bullet at the start of a line: `- `, `* `, `12. `.
  private static func bulletWidth(_ line: String) -> Int? {
    if line.hasPrefix("- ") || line.hasPrefix("* ") { return 2 }
    let digits = line.prefix { $0.isASCII && $0.isNumber }.count
    guard (1...3).contains(digits), line.dropFirst(digits).hasPrefix(". ") else { return nil }
    return digits + 2
  }

  private static func dedent(_ line: String, by width: Int) -> String {
    let spaces = line.prefix { $0 == " " }.count
    return String(line.dropFirst(min(spaces, width)))
  }
}
