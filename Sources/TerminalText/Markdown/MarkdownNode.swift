internal import CMarkdown

/// A node of cmark's tree, which lives as long as the tree.
@safe
struct MarkdownNode {
  private let pointer: OpaquePointer

  init(_ pointer: OpaquePointer) {
    unsafe self.pointer = unsafe pointer
  }

  var children: [MarkdownNode] {
    var children: [MarkdownNode] = []
    var next = unsafe cmark_node_first_child(pointer)
    while let child = unsafe next {
      unsafe children.append(MarkdownNode(child))
      unsafe next = cmark_node_next(child)
    }
    return children
  }

  /// The name of its kind, as cmark says it; extensions have names only.
  var type: String { unsafe string(cmark_node_get_type_string(pointer)) }
  var literal: String { unsafe string(cmark_node_get_literal(pointer)) }
  var url: String { unsafe string(cmark_node_get_url(pointer)) }
  var headingLevel: Int { Int(unsafe cmark_node_get_heading_level(pointer)) }

  /// The first word behind the fence of a code block.
  var language: String {
    let info = unsafe string(cmark_node_get_fence_info(pointer))
    return info.split { $0.isWhitespace }.first.map(String.init) ?? ""
  }

  /// The number of the first item of an ordered list.
  var listStart: Int? {
    unsafe cmark_node_get_list_type(pointer) == CMARK_ORDERED_LIST
      ? Int(unsafe cmark_node_get_list_start(pointer)) : nil
  }

  var isTight: Bool { unsafe cmark_node_get_list_tight(pointer) != 0 }

  var isDone: Bool? {
    type == "tasklist" ? unsafe cmark_gfm_extensions_get_tasklist_item_checked(pointer) : nil
  }

  /// How the columns of a table are aligned.
  var alignments: [TextTable.Alignment] {
    let count = Int(unsafe cmark_gfm_extensions_get_table_columns(pointer))
    guard let letters = unsafe cmark_gfm_extensions_get_table_alignments(pointer) else {
      return Array(repeating: .leading, count: count)
    }
    return (0..<count).map { index in
      switch unsafe letters[index] {
      case UInt8(ascii: "r"): .trailing
      case UInt8(ascii: "c"): .centre
      default: .leading
      }
    }
  }

  /// Character references may stand for control characters, so that text must be made safe here once more.
  private func string(_ characters: UnsafePointer<CChar>?) -> String {
    guard let characters = unsafe characters else { return "" }
    return unsafe Sanitise.text(String(cString: characters))
  }
}
