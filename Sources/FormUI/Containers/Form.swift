/// A container for controls.
public struct Form<Content> {
  let content: Content
}

extension Form: View where Content: View {
  /// Makes a form.
  public nonisolated init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  /// Updates the content.
  @MainActor public static func _update(_ node: _Node, _ view: Self) {
    node.part = ContainerPart(kind: .form)
    node.update(0, view.content)
  }
}
