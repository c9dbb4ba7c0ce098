/// Turns the Markdown of a deck file into the HTML of a card's field.
///
/// Code blocks, code in a line, pictures and emphasis become elements; all other text stays as it stands. If the
/// HTML would not come back as the same Markdown, the text is written without elements, so nothing is lost.
enum MarkdownToHTML {
  /// HTML that `HTMLToMarkdown` turns into the same Markdown.
  static func html(_ markdown: String) -> String {
    let rich = blocks(markdown)
    if HTMLToMarkdown(rich).text == markdown { return rich }
    return plain(markdown)
  }

  /// The text with entities and `<br>`, and without elements.
  static func plain(_ markdown: String) -> String {
    HTMLEntities.escape(markdown).replacing("\r\n", with: "<br>").replacing("\n", with: "<br>")
  }

  private static func blocks(_ markdown: String) -> String {
    let lines = markdown.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    var html = ""
    var words: [String] = []
    var index = 0
    while index < lines.count {
      guard let fence = CodeFence(opening: lines[index]), !lines[index].hasPrefix(" "),
        let end = lines[(index + 1)...].firstIndex(where: fence.isClosed)
      else {
        words.append(lines[index])
        index += 1
        continue
      }
      html += paragraph(words, isBeforeBlock: true)
      html += block(language: lines[index], lines: lines[(index + 1)..<end])
      words = []
      index = end + 1
    }
    return html + paragraph(words, isBeforeBlock: false)
  }

  private static func paragraph(_ lines: [String], isBeforeBlock: Bool) -> String {
    let html = lines.map(inline).joined(separator: "<br>")
    return isBeforeBlock && lines.last?.isEmpty == true ? html + "<br>" : html
  }

  private static func block(language line: String, lines: ArraySlice<String>) -> String {
    let language = line.drop { $0 == "`" || $0 == "~" }.trimmed
    let attribute =
      language.isEmpty ? "" : " class=\"language-\(HTMLEntities.escapeAttribute(language))\""
    return
      "<pre><code\(attribute)>\(HTMLEntities.escape(lines.joined(separator: "\n")))</code></pre>"
  }

  // MARK: Within a line

  private static func inline(_ line: String) -> String {
    var html = ""
    var rest = line[...]
    while let character = rest.first {
      if let found = code(rest) ?? image(rest) ?? emphasis(rest) {
        html += found.html
        rest = rest.dropFirst(found.length)
      } else {
        // A run of one mark is taken whole, so that its end is not read as a beginning.
        let run = rest.prefix { $0 == character && "`*".contains(character) }
        let taken = run.isEmpty ? rest.prefix(1) : run
        html += HTMLEntities.escape(taken)
        rest = rest.dropFirst(taken.count)
      }
    }
    return html
  }

  private typealias Found = (html: String, length: Int)

  private static func code(_ text: Substring) -> Found? {
    let marks = text.prefix { $0 == "`" }
    guard !marks.isEmpty else { return nil }
    var rest = text.dropFirst(marks.count)
    var inner = ""
    while !rest.isEmpty {
      let run = rest.prefix { $0 == "`" }
      if run.count == marks.count {
        return (
          "<code>\(HTMLEntities.escape(unpadded(inner)))</code>", 2 * marks.count + inner.count
        )
      }
      let taken = run.isEmpty ? rest.prefix(1) : run
      inner += taken
      rest = rest.dropFirst(taken.count)
    }
    return nil
  }

  private static func unpadded(_ code: String) -> String {
    let isPadded =
      code.count > 2 && code.hasPrefix(" ") && code.hasSuffix(" ")
      && (code.dropFirst().hasPrefix("`") || code.dropLast().hasSuffix("`"))
    return isPadded ? String(code.dropFirst().dropLast()) : code
  }

  private static func image(_ text: Substring) -> Found? {
    guard text.hasPrefix("!["),
      let match = text.prefixMatch(of: /!\[([^\[\]]*)\]\(([^()\s]+(?: [^()\s]+)*)\)/)
    else {
      return nil
    }
    let path = String(match.output.2)
    let name = path.split(separator: "/").last.map(String.init) ?? path
    let isRemote = path.contains("://")
    let source = HTMLEntities.escapeAttribute(isRemote ? path : name)
    let alt =
      match.output.1.isEmpty
      ? "" : " alt=\"\(HTMLEntities.escapeAttribute(String(match.output.1)))\""
    let extra =
      isRemote || path == "media/\(name)"
      ? "" : " data-path=\"\(HTMLEntities.escapeAttribute(path))\""
    return ("<img src=\"\(source)\"\(alt)\(extra)>", match.output.0.count)
  }

  private static func emphasis(_ text: Substring) -> Found? {
    for (marks, name) in [("**", "b"), ("*", "i")] where text.hasPrefix(marks) {
      let inner = text.dropFirst(marks.count)
      guard let first = inner.first, !first.isWhitespace, first != "*",
        let end = inner.firstRange(of: marks), let last = inner[..<end.lowerBound].last,
        !last.isWhitespace, last != "*", !inner[end.upperBound...].hasPrefix("*")
      else { continue }
      let words = inner[..<end.lowerBound]
      guard !words.contains("`"), !words.contains("![") else { continue }
      return ("<\(name)>\(HTMLEntities.escape(words))</\(name)>", words.count + 2 * marks.count)
    }
    return nil
  }
}
