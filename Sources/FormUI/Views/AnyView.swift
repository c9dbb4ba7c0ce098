/// A view of a hidden type.
public struct AnyView {
  private let type: ObjectIdentifier
  private let apply: @MainActor (_Node, AnyHashable) -> Void

  /// Hides the type of a view.
  public nonisolated init<V: View>(_ view: V) {
    if let any = view as? AnyView {
      self = any
      return
    }
    type = ObjectIdentifier(V.self)
    apply = { node, key in node.update(0, key: key, view) }
  }

  /// Hides the type of a view.
  public nonisolated init<V: View>(erasing view: V) {
    self.init(view)
  }

  /// Hides the type of a view that is only known as `any View`.
  nonisolated init(existential view: any View) {
    self.init(view)
  }
}

extension AnyView: View {
  /// Updates the content; another type is another identity.
  @MainActor public static func _update(_ node: _Node, _ view: AnyView) {
    view.apply(node, AnyHashable(view.type))
  }
}
