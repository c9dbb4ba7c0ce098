/// Lays Markdown out in rows.
struct MarkdownRenderer {
  let capabilities: Capabilities
  let columns: Int

  /// The rows of blocks, with an empty row between two blocks.
  func rows(_ blocks: [MarkdownBlock], isTight: Bool = false) -> [StyledText] {
    var rows: [StyledText] = []
    for block in blocks {
      let more = self.rows(block)
      if !rows.isEmpty && !more.isEmpty && !isTight { rows.append("") }
      rows += more
    }
    return rows
  }

  private func rows(_ block: MarkdownBlock) -> [StyledText] {
    switch block {
    case .heading(let level, let inlines): heading(level, MarkdownLine(capabilities).text(inlines))
    case .paragraph(let inlines): fold(MarkdownLine(capabilities).text(inlines))
    case .list(let list): self.list(list)
    case .code(let language, let text): code(language, text)
    case .quote(let blocks): quote(blocks)
    case .table(let table): self.table(table)
    case .rule:
      capabilities.isPlain
        ? [] : [Rule.row(columns: min(columns, Markdown.widestText), capabilities)]
    case .html(let text): html(text)
    }
  }

  private func fold(_ text: StyledText) -> [StyledText] {
    columns == .max ? [text.lines.joined(separator: " ")] : Wrapping.fold(text, columns: columns)
  }

  /// The two upper levels have a line below, so that they stand out without bold.
  private func heading(_ level: Int, _ text: StyledText) -> [StyledText] {
    if text.isEmpty { return [] }
    let rows = fold(text.with(.heading))
    guard level <= 2, !capabilities.isPlain, columns != .max else { return rows }
    let width = rows.map(\.columns).max() ?? 0
    return rows + [Rule.row(columns: width, capabilities, isDouble: level == 1)]
  }

  private func code(_ language: String, _ text: String) -> [StyledText] {
    let isSwift = ["swift", "Swift"].contains(language)
    let rows = isSwift ? SwiftHighlighting.rows(text) : plainCode(text)
    return rows.map { $0.isEmpty ? $0 : "    " + $0 }
  }

  private func plainCode(_ text: String) -> [StyledText] {
    var rows = StyledText(ColumnWidth.expandingTabs(text)).lines
    while rows.last?.isEmpty == true { rows.removeLast() }
    return rows
  }

  private func quote(_ blocks: [MarkdownBlock]) -> [StyledText] {
    let mark = StyledText(capabilities.drawsSymbols ? "│ " : "> ", .aside)
    return narrowed(by: mark.columns).rows(blocks).map { (mark + $0).withoutTrailingBlanks }
  }

  /// Comments are the author's own; other HTML is shown as it is.
  private func html(_ text: String) -> [StyledText] {
    text.hasPrefix("<!--") ? [] : plainCode(text).flatMap(fold)
  }

  // MARK: Lists

  private func list(_ list: MarkdownList) -> [StyledText] {
    let widest = list.start.map { "\($0 + max(0, list.items.count - 1)). ".count } ?? 2
    var rows: [StyledText] = []
    for (index, item) in list.items.enumerated() {
      let mark = self.mark(list, index, widest: widest) + box(item)
      let inner = narrowed(by: mark.columns).rows(item.blocks, isTight: list.isTight)
      if index > 0 && !list.isTight { rows.append("") }
      let blanks = StyledText(String(repeating: " ", count: mark.columns))
      rows += (inner.isEmpty ? [""] : inner).enumerated().map { number, row in
        ((number == 0 ? mark : blanks) + row).withoutTrailingBlanks
      }
    }
    return rows
  }

  private func mark(_ list: MarkdownList, _ index: Int, widest: Int) -> StyledText {
    guard let start = list.start else { return capabilities.drawsSymbols ? "• " : "- " }
    let number = "\(start + index). "
    return StyledText(String(repeating: " ", count: max(0, widest - number.count)) + number)
  }

  private func box(_ item: MarkdownList.Item) -> StyledText {
    switch item.isDone {
    case true?: "[x] "
    case false?: "[ ] "
    case nil: ""
    }
  }

  private func narrowed(by count: Int) -> MarkdownRenderer {
    MarkdownRenderer(
      capabilities: capabilities,
      columns: columns == .max ? .max : max(Wrapping.narrowest, columns - count))
  }

  // MARK: Tables

  private func table(_ table: MarkdownTable) -> [StyledText] {
    let line = MarkdownLine(capabilities)
    let columns = table.header.enumerated().map { index, cell in
      TextTable.Column(
        line.text(cell),
        table.alignments.indices.contains(index) ? table.alignments[index] : .leading)
    }
    let rows = table.rows.map { $0.map(line.text) }
    return TextTable(columns, rows: rows).rows(capabilities, width: self.columns)
  }
}
