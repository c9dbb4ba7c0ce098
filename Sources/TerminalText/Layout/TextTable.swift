/// Rows of cells, laid out for the width of the screen.
package struct TextTable: Sendable {
  package enum Alignment: Sendable {
    case leading, trailing, centre
  }

  package struct Column: Sendable {
    package var title: StyledText
    package var alignment: Alignment
    /// Whether its cells may be folded when there is too little room.
    package var shrinks: Bool

    package init(_ title: StyledText = "", _ alignment: Alignment = .leading, shrinks: Bool = true)
    {
      self.title = title
      self.alignment = alignment
      self.shrinks = shrinks
    }
  }

  private let columns: [Column]
  private var cells: [[StyledText]]

  /// Blanks between two columns.
  private static let gap = 2

  /// Makes a table; a row that is short is filled up with empty cells, and one that is long is cut.
  package init(_ columns: [Column], rows: [[StyledText]] = []) {
    self.columns = columns
    cells = []
    for row in rows { add(row) }
  }

  package mutating func add(_ row: [StyledText]) {
    let filled =
      row.prefix(columns.count) + Array(repeating: "", count: max(0, columns.count - row.count))
    cells.append(filled.map { $0.lines.map(\.expandingTabs).joined(separator: "\n") })
  }

  /// The rows on the screen: a table, or one record after another in plain mode and where a table doesn't fit.
  ///
  /// - Parameters:
  ///   - capabilities: what the screen can show.
  ///   - width: the columns there are; nil for those of the screen.
  /// - Returns: the rows, without newlines; none for a table without columns.
  package func rows(_ capabilities: Capabilities, width: Int? = nil) -> [StyledText] {
    let width = width ?? capabilities.columns
    guard !columns.isEmpty else { return [] }
    guard !capabilities.isPlain, let widths = fittedWidths(width) else {
      return records(width: width)
    }
    let hasTitles = columns.contains { !$0.title.isEmpty }
    let header = hasTitles ? layOut(columns.map { $0.title.with(.heading) }, widths) : []
    let line = Rule.row(columns: widths.reduce(0, +) + Self.gap * (widths.count - 1), capabilities)
    return header + (hasTitles ? [line] : []) + cells.flatMap { layOut($0, widths) }
  }

  // MARK: As a table

  /// The widths of the columns, or nil if they don't fit even folded; words are cut only if nothing else helps.
  private func fittedWidths(_ available: Int) -> [Int]? {
    let texts = columns.indices.map { index in
      ([columns[index].title] + cells.map { $0[index] }).flatMap(\.lines)
    }
    let natural = texts.map { $0.map(\.columns).max() ?? 0 }
    let words = texts.map { lines in
      lines.flatMap { $0.plain.split(separator: " ") }.map { ColumnWidth.of($0) }.max() ?? 0
    }
    let narrowest = Array(repeating: Wrapping.narrowest, count: columns.count)
    return shrink(natural, toAtLeast: words.map { max(Wrapping.narrowest, $0) }, available)
      ?? shrink(natural, toAtLeast: narrowest, available)
  }

  private func shrink(_ natural: [Int], toAtLeast floors: [Int], _ available: Int) -> [Int]? {
    var widths = natural
    var excess = widths.reduce(0, +) + Self.gap * (widths.count - 1) - available
    while excess > 0 {
      let able = widths.indices.filter { columns[$0].shrinks && widths[$0] > floors[$0] }
      guard let widest = able.max(by: { widths[$0] < widths[$1] }) else { return nil }
      widths[widest] -= 1
      excess -= 1
    }
    return widths
  }

  /// One row of cells as the rows of the screen that it takes.
  private func layOut(_ row: [StyledText], _ widths: [Int]) -> [StyledText] {
    let folded = zip(row, widths).map { cell, width in
      cell.columns <= width ? cell.lines : Wrapping.fold(cell, columns: width)
    }
    let height = folded.map(\.count).max() ?? 1
    return (0..<height).map { index in
      let parts = columns.indices.map { column in
        align(
          folded[column].indices.contains(index) ? folded[column][index] : "", column,
          widths[column])
      }
      return parts.joined(separator: StyledText(String(repeating: " ", count: Self.gap)))
        .withoutTrailingBlanks
    }
  }

  private func align(_ text: StyledText, _ column: Int, _ width: Int) -> StyledText {
    let missing = max(0, width - text.columns)
    switch columns[column].alignment {
    case .leading: return text.padded(to: width)
    case .trailing: return StyledText(String(repeating: " ", count: missing)) + text
    case .centre:
      return (StyledText(String(repeating: " ", count: missing / 2)) + text).padded(to: width)
    }
  }

  // MARK: As records

  /// `title: value` for each cell that isn't empty, with an empty row between two records.
  private func records(width: Int) -> [StyledText] {
    var rows: [StyledText] = []
    for row in cells {
      if !rows.isEmpty { rows.append("") }
      for (column, cell) in zip(columns, row) where !cell.isEmpty {
        let first: StyledText = column.title.isEmpty ? "" : "\(column.title): "
        let value = cell.lines.joined(separator: " ")
        rows += Wrapping.fold(first + value, columns: width, first: "", rest: "  ")
      }
    }
    return rows
  }
}
