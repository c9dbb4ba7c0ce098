/// Describes what is on the screen from the tree of nodes.
@MainActor
struct ElementBuilder {
  let focused: _Node?

  /// The elements at a node, top to bottom.
  func elements(at node: _Node, inherited: [Attribute] = []) -> [Element] {
    guard node.isVisible else { return [] }
    let attributes = inherited.isEmpty ? node.attributes : inherited + node.attributes
    if attributes.contains(where: { $0.name == "hidden" || $0.name == "_spokenOnly" }) { return [] }
    var found = attached(to: node, .behind)
    if let part = node.part {
      found.append(element(at: node, part: part, attributes: attributes))
    } else {
      for child in node.children {
        found += elements(at: child, inherited: attributes)
      }
    }
    return found + attached(to: node, .inFront)
  }

  private func attached(to node: _Node, _ place: Attachment) -> [Element] {
    guard !node.attached.isEmpty else { return [] }
    return node.attached.filter { $0.attachment == place }.flatMap { elements(at: $0) }
  }

  private func element(at node: _Node, part: any Part, attributes: [Attribute]) -> Element {
    var element = Element(kind: part.kind, node: node, attributes: attributes)
    element.isEnabled = node.environment.isEnabled
    element.isFocused = node === focused
    for attribute in attributes.reversed() { read(attribute, into: &element) }
    if part is any ControlPart, element.label == nil { element.label = node.labelText }
    let drawn = part.drawnChildren(of: node) ?? node.children
    element.children = drawn.flatMap { elements(at: $0) }
    if part is NavigationPart, let top = drawn.first {
      element.children = wrap(element.children, of: top)
    }
    part.describe(&element, at: node)
    for attribute in attributes where attribute.name == "accessibilityValue" {
      element.value = (attribute.value as? Text)?.resolved(in: node.environment)
      break
    }
    return element
  }

  private func read(_ attribute: Attribute, into element: inout Element) {
    switch attribute.name {
    case "accessibilityIdentifier": element.identifier = attribute.value as? String
    case "accessibilityLabel":
      element.label = (attribute.value as? Text)?.resolved(in: element.node.environment)
    case "accessibilityHint":
      element.hint = (attribute.value as? Text)?.resolved(in: element.node.environment)
    default: break
    }
  }
}

/// How a node that hangs on another one is used.
enum Attachment {
  /// Drawn behind the content.
  case behind
  /// Drawn in front of the content, or after it.
  case inFront
  /// An item of the toolbar.
  case toolbar
  /// A page, sheet, alert or menu, shown when its time comes.
  case presented
}
