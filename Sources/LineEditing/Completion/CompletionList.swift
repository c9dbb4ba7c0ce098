/// The list that Tab shows, fitted to the screen.
struct CompletionList {
  let candidates: [CompletionCandidate]
  let columns: Int
  let measure: (String) -> Int

  /// The rows: one candidate a row with its summary, or columns of names if no candidate has one.
  func rows() -> [String] {
    candidates.contains { !$0.summary.isEmpty } ? describedRows() : columnRows()
  }

  private func describedRows() -> [String] {
    let widest = candidates.map { measure(name($0)) }.max() ?? 0
    let column = min(widest, columns / 2)
    return candidates.map { candidate in
      let name = name(candidate)
      let padding = String(repeating: " ", count: max(0, column - measure(name)) + 2)
      let row = candidate.summary.isEmpty ? name : name + padding + oneLine(candidate.summary)
      return cut(row, to: columns - 1)
    }
  }

  /// Names in columns, read downwards.
  private func columnRows() -> [String] {
    let names = candidates.map { cut(name($0), to: columns - 1) }
    let width = (names.map(measure).max() ?? 0) + 2
    let perRow = max(1, (columns + 1) / width)
    let rows = (names.count + perRow - 1) / perRow
    return (0..<rows).map { row in
      stride(from: row, to: names.count, by: rows).map { index in
        index + rows < names.count
          ? names[index] + String(repeating: " ", count: width - measure(names[index]))
          : names[index]
      }.joined()
    }
  }

  private func name(_ candidate: CompletionCandidate) -> String {
    oneLine(candidate.label ?? candidate.text)
  }

  private func oneLine(_ text: String) -> String {
    text.split(whereSeparator: \.isNewline).joined(separator: " ")
  }

  /// The text cut to a width, with a mark where it was.
  private func cut(_ text: String, to width: Int) -> String {
    guard measure(text) > width else { return text }
    var kept = ""
    var used = 0
    for character in text {
      used += measure(String(character))
      if used > width - 3 { break }
      kept.append(character)
    }
    return kept + "..."
  }
}
