internal import CMarkdown
internal import Glibc

/// Reads Markdown with cmark-gfm: CommonMark with tables, struck-out text, tasks and bare links.
@safe
package enum MarkdownParser {
  /// Deeper pieces are left out: nobody writes them, and each level takes stack.
  private static let deepest = 60

  /// The pieces of a text, which must be safe to show already.
  package static func parse(_ text: String) -> [MarkdownBlock] {
    registerExtensions
    guard let parser = unsafe cmark_parser_new(CMARK_OPT_DEFAULT) else {
      return [.paragraph([.text(text)])]
    }
    defer { unsafe cmark_parser_free(parser) }
    for name in ["table", "strikethrough", "autolink", "tasklist"] {
      if let found = unsafe cmark_find_syntax_extension(name) {
        _ = unsafe cmark_parser_attach_syntax_extension(parser, found)
      }
    }
    var text = text
    text.withUTF8 { bytes in
      unsafe bytes.withMemoryRebound(to: CChar.self) { characters in
        unsafe cmark_parser_feed(parser, characters.baseAddress, characters.count)
      }
    }
    guard let document = unsafe cmark_parser_finish(parser) else { return [] }
    defer { unsafe cmark_node_free(document) }
    return unsafe blocks(MarkdownNode(document), depth: 0)
  }

  private static let registerExtensions: Void = cmark_gfm_core_extensions_ensure_registered()

  // MARK: Blocks

  private static func blocks(_ node: MarkdownNode, depth: Int) -> [MarkdownBlock] {
    guard depth < deepest else { return [] }
    return node.children.compactMap { block($0, depth: depth + 1) }
  }

  private static func block(_ node: MarkdownNode, depth: Int) -> MarkdownBlock? {
    switch node.type {
    case "heading": .heading(level: node.headingLevel, inlines(node, depth: depth))
    case "paragraph": .paragraph(inlines(node, depth: depth))
    case "block_quote": .quote(blocks(node, depth: depth))
    case "list": .list(list(node, depth: depth))
    case "code_block": .code(language: node.language, node.literal)
    case "table": .table(table(node, depth: depth))
    case "thematic_break": .rule
    case "html_block": .html(node.literal)
    default: nil
    }
  }

  private static func list(_ node: MarkdownNode, depth: Int) -> MarkdownList {
    MarkdownList(
      start: node.listStart,
      isTight: node.isTight,
      items: node.children.map {
        MarkdownList.Item(blocks: blocks($0, depth: depth), isDone: $0.isDone)
      })
  }

  private static func table(_ node: MarkdownNode, depth: Int) -> MarkdownTable {
    let rows = node.children.map { row in row.children.map { inlines($0, depth: depth) } }
    return MarkdownTable(
      alignments: node.alignments, header: rows.first ?? [], rows: Array(rows.dropFirst()))
  }

  // MARK: Inlines

  private static func inlines(_ node: MarkdownNode, depth: Int) -> [MarkdownInline] {
    guard depth < deepest else { return [] }
    return node.children.compactMap { inline($0, depth: depth + 1) }
  }

  private static func inline(_ node: MarkdownNode, depth: Int) -> MarkdownInline? {
    switch node.type {
    case "text": .text(node.literal)
    case "code": .code(node.literal)
    case "emph": .emphasis(inlines(node, depth: depth))
    case "strong": .strong(inlines(node, depth: depth))
    case "strikethrough": .struck(inlines(node, depth: depth))
    case "link": .link(inlines(node, depth: depth), url: node.url)
    case "image": .image(inlines(node, depth: depth), url: node.url)
    case "softbreak": .softBreak
    case "linebreak": .lineBreak
    case "html_inline": .html(node.literal)
    default: nil
    }
  }
}
