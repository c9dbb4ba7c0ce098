import FoundationEssentials

/// Looks whether a page of Markdown can be shown as its author meant it.
///
/// Code blocks that are never closed are found where pages are read.
struct MarkdownPage {
  let file: String
  let text: String

  func findings() -> [Finding] {
    var findings: [Finding] = []
    var fence: Substring?
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    {
      let content = line.drop { $0 == " " }
      if let open = fence {
        if content.hasPrefix(open),
          content.allSatisfy({ $0 == open.first || $0 == " " })
        {
          fence = nil
        }
        continue
      }
      if let marker = Self.fenceMarker(content) {
        fence = marker
        continue
      }
      findings += lineFindings(String(line), number: index + 1)
    }
    return findings
  }

  private static func fenceMarker(_ content: Substring) -> Substring? {
    guard let first = content.first, first == "`" || first == "~" else { return nil }
    let marker = content.prefix { $0 == first }
    return marker.count >= 3 ? marker : nil
  }

  private func lineFindings(_ line: String, number: Int) -> [Finding] {
    let bare = Self.withoutCode(line)
    return links(in: bare, number) + rawHTML(bare, number)
  }

  /// The line with blanks in place of its code spans.
  private static func withoutCode(_ line: String) -> String {
    var result = ""
    var isCode = false
    for character in line {
      if character == "`" { isCode.toggle() }
      result.append(isCode || character == "`" ? " " : character)
    }
    return result
  }

  private func links(in line: String, _ number: Int) -> [Finding] {
    line.matches(of: /\]\(([^)\s]*)[^)]*\)/).compactMap { match in
      let target = String(match.1)
      let column = line.distance(from: line.startIndex, to: match.range.lowerBound) + 1
      guard let message = fault(of: target) else { return nil }
      return Finding(file: file, line: number, column: column, message.0, hint: message.1)
    }
  }

  private func fault(of target: String) -> (String, String)? {
    if target.isEmpty {
      return ("This link leads nowhere.", "Write the address between the parentheses.")
    }
    if target.hasPrefix("https://") || target.hasPrefix("mailto:") || target.hasPrefix("#") {
      return nil
    }
    if target.hasPrefix("http://") {
      return ("This link is not encrypted.", "Use https, or leave the link out.")
    }
    if target.contains("://") {
      return ("This link has an address of no known kind.", "Use https.")
    }
    let path = target.split(separator: "#").first.map(String.init) ?? target
    let folder = file.split(separator: "/", omittingEmptySubsequences: false).dropLast()
      .joined(separator: "/")
    let full = path.hasPrefix("/") ? path : folder.isEmpty ? path : "\(folder)/\(path)"
    guard !FileManager.default.fileExists(atPath: full) else { return nil }
    return (
      "The link to `\(target)` leads to no file.", "Links to files start from the page's folder."
    )
  }

  /// A terminal shows no HTML; comments are the course's own.
  private func rawHTML(_ line: String, _ number: Int) -> [Finding] {
    let tags = line.matches(of: /<\/?([A-Za-z][A-Za-z0-9]*)(\s[^>]*)?\/?>/).filter { match in
      !match.0.contains("://") && !match.0.contains("@")
    }
    guard let tag = tags.first else { return [] }
    return [
      Finding(
        file: file, line: number,
        column: line.distance(from: line.startIndex, to: tag.range.lowerBound) + 1,
        "`\(tag.0)` is HTML, which a terminal does not show.",
        hint: "Write it in Markdown, or between backticks where it is code.")
    ]
  }
}
