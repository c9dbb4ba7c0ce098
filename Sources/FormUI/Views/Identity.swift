/// Content with an identity of its own.
public struct _IdentifiedView<Content: View> {
  let content: Content
  let id: AnyHashable
}

extension _IdentifiedView: View {
  /// Another id is another identity: everything below starts anew.
  @MainActor public static func _update(_ node: _Node, _ view: Self) {
    node.update(0, key: view.id, view.content)
  }
}

extension View {
  /// Gives the view an identity.
  public nonisolated func id<ID: Hashable>(_ id: ID) -> some View {
    _IdentifiedView(content: self, id: AnyHashable(id))
  }
}
