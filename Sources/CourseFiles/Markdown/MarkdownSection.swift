/// What stands under one heading of a file.
struct MarkdownSection {
  /// The heading without its marks; empty for what stands before the first heading.
  var heading: String
  /// Line of the heading in the file.
  var line: Int
  var body: MarkdownLines

  /// A heading `Kind: title` in two.
  var kindAndTitle: (kind: String, title: String) {
    guard let colon = heading.firstIndex(of: ":") else { return (heading, "") }
    return (
      String(heading[..<colon]).trimmed, String(heading[heading.index(after: colon)...]).trimmed
    )
  }
}

extension MarkdownLines {
  /// Splits at headings of one level; headings in code blocks are code.
  ///
  /// - Parameters:
  ///   - level: The number of `#` of a heading that begins a section.
  ///   - file: The file that problems name.
  ///   - problems: Takes a code block that is never closed.
  /// - Returns: The sections; the first holds what stands before the first heading.
  func sections(level: Int, file: String, problems: ProblemList) -> [MarkdownSection] {
    let (isCode, unclosed) = codeLines()
    if let unclosed {
      problems.add(
        CourseProblem(
          file: file, line: unclosed, message: "The code block that begins here is never closed.",
          hint: "Add a line ``` after its last line."))
    }
    let mark = String(repeating: "#", count: level) + " "
    let starts = lines.indices.filter { !isCode[$0] && lines[$0].hasPrefix(mark) }
    var sections = [
      MarkdownSection(heading: "", line: firstLine, body: part(0..<(starts.first ?? lines.count)))
    ]
    for (number, start) in starts.enumerated() {
      let end = number + 1 < starts.count ? starts[number + 1] : lines.count
      sections.append(
        MarkdownSection(
          heading: String(lines[start].dropFirst(mark.count)).trimmed,
          line: firstLine + start, body: part((start + 1)..<end)))
    }
    return sections
  }
}

extension String {
  /// The lines without their ends; a text that ends in a line feed has an empty last one.
  var lines: [String] {
    utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).map {
      String(Substring($0))
    }
  }

  /// Without white space at either end.
  var trimmed: String {
    let start = drop(while: \.isWhitespace)
    guard let last = start.lastIndex(where: { !$0.isWhitespace }) else { return "" }
    return String(start[...last])
  }
}
