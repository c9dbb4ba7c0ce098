/// Content that a style puts in place without knowing its type.
public nonisolated struct _StyleContent: View {
  let apply: @MainActor (_Node) -> Void

  /// Updates the node with the real content.
  @MainActor public static func _update(_ node: _Node, _ view: _StyleContent) {
    view.apply(node)
  }
}
