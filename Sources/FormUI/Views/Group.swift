/// Several views that are treated as one.
public struct Group<Content> {
  let content: Content
}

extension Group: View where Content: View {
  /// Groups views.
  public nonisolated init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  /// Updates the content.
  @MainActor public static func _update(_ node: _Node, _ view: Self) {
    node.update(0, view.content)
  }
}

extension Group: ToolbarContent where Content: ToolbarContent {
  /// Groups toolbar items.
  public nonisolated init(@ToolbarContentBuilder content: () -> Content) {
    self.content = content()
  }

  /// Updates the items.
  @MainActor public static func _updateItems(_ node: _Node, _ content: Self) {
    node.updateItems(0, content.content)
  }
}
