/// A modifier whose content is drawn behind or in front of what it modifies.
public nonisolated struct _AttachedContent<Attached: View>: ViewModifier {
  let name: String
  let attachment: Attachment
  let attached: Attached

  nonisolated init(_ name: String, _ attachment: Attachment, _ attached: Attached) {
    self.name = name
    self.attachment = attachment
    self.attached = attached
  }

  /// Updates the content and what is attached to it.
  @MainActor public static func _update<C: View>(_ node: _Node, _ modifier: Self, _ content: C) {
    node.attributes.append(Attribute(name: modifier.name, value: nil))
    let behaviour = node.behaviour { AttachedBehaviour() }
    behaviour.update(node, modifier.attachment, modifier.attached)
    C._update(node, content)
  }
}

/// Keeps the node of attached content.
final class AttachedBehaviour: Behaviour {
  private var attached: _Node?

  func update<V: View>(_ node: _Node, _ attachment: Attachment, _ view: V) {
    let place = attached ?? node.attach(attachment)
    attached = place
    place.receive(view)
  }
}
