/// A line over the width of the screen that separates what comes before from what comes after.
package enum Rule {
  /// The row: with a title, `── title ───`; in plain mode the title alone, or nothing.
  ///
  /// - Parameters:
  ///   - title: what stands in it.
  ///   - columns: how long it is.
  ///   - capabilities: what the screen can show.
  ///   - isDouble: whether it is drawn with two strokes.
  /// - Returns: the row.
  package static func row(
    _ title: StyledText = "", columns: Int, _ capabilities: Capabilities, isDouble: Bool = false
  ) -> StyledText {
    if capabilities.isPlain { return title }
    let stroke = capabilities.isUnicode ? (isDouble ? "═" : "─") : (isDouble ? "=" : "-")
    func strokes(_ count: Int) -> StyledText {
      StyledText(String(repeating: stroke, count: max(0, count)), .aside)
    }
    if title.isEmpty { return strokes(columns) }
    let start = strokes(2) + " " + title + " "
    return start + strokes(columns - start.columns)
  }
}

/// A frame around rows of text.
package enum Box {
  /// The rows with a frame, a title in its upper edge; in plain mode the title and the rows.
  ///
  /// - Parameters:
  ///   - rows: what is framed; rows that are too wide are folded.
  ///   - title: what the frame says.
  ///   - columns: the most columns it takes.
  ///   - capabilities: what the screen can show.
  /// - Returns: the rows with the frame.
  package static func rows(
    _ rows: [StyledText], title: StyledText = "", columns: Int, _ capabilities: Capabilities
  ) -> [StyledText] {
    let rows = rows.flatMap(\.lines).map(\.expandingTabs)
    if capabilities.isPlain {
      return (title.isEmpty ? [] : [title]) + rows.flatMap { Wrapping.fold($0, columns: columns) }
    }
    let folded = rows.flatMap { Wrapping.fold($0, columns: columns - 4) }
    let inner = max(folded.map(\.columns).max() ?? 0, title.columns)
    let edges = capabilities.isUnicode ? Edges.unicode : Edges.ascii
    let titled: StyledText = title.isEmpty ? "" : " \(title) "
    let top = line(
      edges.topLeft + edges.across, titled, inner + 1 - titled.columns, edges.across, edges.topRight
    )
    let bottom = line(edges.bottomLeft, "", inner + 2, edges.across, edges.bottomRight)
    let side = StyledText(edges.down, .aside)
    return [top] + folded.map { side + " " + $0.padded(to: inner) + " " + side } + [bottom]
  }

  private struct Edges {
    var topLeft, topRight, bottomLeft, bottomRight, across, down: String

    static let unicode = Edges(
      topLeft: "┌", topRight: "┐", bottomLeft: "└", bottomRight: "┘", across: "─", down: "│")
    static let ascii = Edges(
      topLeft: "+", topRight: "+", bottomLeft: "+", bottomRight: "+", across: "-", down: "|")
  }

  private static func line(
    _ start: String, _ title: StyledText, _ count: Int, _ across: String, _ end: String
  ) -> StyledText {
    StyledText(start, .aside) + title
      + StyledText(String(repeating: across, count: max(0, count)) + end, .aside)
  }
}
