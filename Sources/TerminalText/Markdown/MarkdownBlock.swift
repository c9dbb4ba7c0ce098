/// A piece of a Markdown text.
package indirect enum MarkdownBlock: Sendable, Equatable {
  case heading(level: Int, [MarkdownInline])
  case paragraph([MarkdownInline])
  case list(MarkdownList)
  /// A block of code with the first word of its info string.
  case code(language: String, String)
  case quote([MarkdownBlock])
  case table(MarkdownTable)
  case rule
  case html(String)
}

/// A list; an ordered one begins with a number.
package struct MarkdownList: Sendable, Equatable {
  package struct Item: Sendable, Equatable {
    package var blocks: [MarkdownBlock]
    /// Whether the box of a task is ticked; nil for an ordinary item.
    package var isDone: Bool?
  }

  package var start: Int?
  /// Whether there is no empty line between the items.
  package var isTight: Bool
  package var items: [Item]
}

/// A table whose first row names the columns.
package struct MarkdownTable: Sendable, Equatable {
  package var alignments: [TextTable.Alignment]
  package var header: [[MarkdownInline]]
  package var rows: [[[MarkdownInline]]]
}

/// A piece of a line of text.
package indirect enum MarkdownInline: Sendable, Equatable {
  case text(String)
  case code(String)
  case emphasis([MarkdownInline])
  case strong([MarkdownInline])
  case struck([MarkdownInline])
  case link([MarkdownInline], url: String)
  case image([MarkdownInline], url: String)
  case softBreak
  case lineBreak
  case html(String)
}
