/// A view without anything to see.
public struct EmptyView: Sendable {
  /// Makes the view.
  public nonisolated init() {}
}

extension EmptyView: View {
  /// Shows nothing.
  @MainActor public static func _update(_ node: _Node, _ view: EmptyView) {}
}
