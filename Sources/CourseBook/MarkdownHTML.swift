internal import CMarkdown
internal import Glibc

/// Renders Markdown to HTML with cmark-gfm; raw HTML in the source is shown as text, code is highlighted.
@safe
struct MarkdownHTML {
  let highlight: Highlighter
  /// How many levels the headings are moved down, so that they fit below the page's own.
  var headingShift = 2

  /// The HTML of a text.
  func render(_ text: String) -> String {
    cmark_gfm_core_extensions_ensure_registered()
    guard let parser = unsafe cmark_parser_new(CMARK_OPT_SMART) else { return "" }
    defer { unsafe cmark_parser_free(parser) }
    for name in ["table", "strikethrough"] {
      if let found = unsafe cmark_find_syntax_extension(name) {
        unsafe cmark_parser_attach_syntax_extension(parser, found)
      }
    }
    unsafe cmark_parser_feed(parser, text, text.utf8.count)
    guard let document = unsafe cmark_parser_finish(parser) else { return "" }
    defer { unsafe cmark_node_free(document) }
    unsafe rewrite(document)
    let extensions = unsafe cmark_parser_get_syntax_extensions(parser)
    guard let html = unsafe cmark_render_html(document, CMARK_OPT_UNSAFE, extensions) else {
      return ""
    }
    defer { unsafe free(html) }
    return unsafe String(cString: html)
  }

  /// The HTML of a text of one paragraph, without the paragraph around it.
  func inline(_ text: String) -> String {
    let html = render(text).trimmingNewlines
    guard html.hasPrefix("<p>"), html.hasSuffix("</p>"),
      !html.dropFirst(3).contains("<p>")
    else { return html }
    return String(html.dropFirst(3).dropLast(4))
  }

  private func rewrite(_ document: OpaquePointer) {
    let iterator = unsafe cmark_iter_new(document)
    defer { unsafe cmark_iter_free(iterator) }
    var replacements: [(OpaquePointer, OpaquePointer)] = unsafe []
    while unsafe cmark_iter_next(iterator) != CMARK_EVENT_DONE {
      guard let node = unsafe cmark_iter_get_node(iterator) else { continue }
      if let fresh = unsafe replacement(for: node) { unsafe replacements.append((node, fresh)) }
    }
    unsafe replacements.forEach { pair in
      unsafe cmark_node_replace(pair.0, pair.1)
      unsafe cmark_node_free(pair.0)
    }
  }

  private func replacement(
    for node: OpaquePointer
  ) -> OpaquePointer? {
    switch unsafe cmark_node_get_type(node) {
    case CMARK_NODE_CODE_BLOCK:
      let code = unsafe string(cmark_node_get_literal(node))
      let language = unsafe string(cmark_node_get_fence_info(node))
      let html = CodeBlock.html(code, language: language, with: highlight)
      return unsafe made(CMARK_NODE_HTML_BLOCK, html)
    case CMARK_NODE_HTML_BLOCK:
      let html = unsafe "<p>\(HTMLText.escaped(string(cmark_node_get_literal(node))))</p>\n"
      return unsafe made(CMARK_NODE_HTML_BLOCK, html)
    case CMARK_NODE_HTML_INLINE:
      return unsafe made(CMARK_NODE_TEXT, string(cmark_node_get_literal(node)))
    case CMARK_NODE_HEADING:
      let level = unsafe cmark_node_get_heading_level(node)
      _ = unsafe cmark_node_set_heading_level(node, min(6, level + Int32(headingShift)))
      return nil
    default: return nil
    }
  }

  private func made(
    _ type: cmark_node_type, _ literal: String
  ) -> OpaquePointer? {
    let node = unsafe cmark_node_new(type)
    _ = unsafe cmark_node_set_literal(node, literal)
    return unsafe node
  }

  private func string(_ text: UnsafePointer<CChar>?) -> String {
    unsafe text.map { unsafe String(cString: $0) } ?? ""
  }
}

extension String {
  fileprivate var trimmingNewlines: String {
    var text = self[...]
    while text.last?.isNewline == true { text.removeLast() }
    while text.first?.isNewline == true { text.removeFirst() }
    return String(text)
  }
}
