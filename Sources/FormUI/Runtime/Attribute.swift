/// Something a modifier says about its view that only drawing, reading or finding it needs.
struct Attribute {
  /// The modifier's name in SwiftUI.
  let name: String
  /// Its argument; nil when it has none.
  let value: Any?
}

/// A modifier that is accepted and recorded.
public nonisolated struct _Recorded: ViewModifier {
  let attribute: Attribute

  nonisolated init(_ name: String, _ value: Any? = nil) {
    attribute = Attribute(name: name, value: value)
  }

  /// Records the attribute on the node of the content.
  @MainActor public static func _update<C: View>(_ node: _Node, _ modifier: _Recorded, _ content: C)
  {
    node.attributes.append(modifier.attribute)
    C._update(node, content)
  }
}

extension View {
  /// Records a modifier by name.
  nonisolated func recorded(_ name: String, _ value: Any? = nil) -> ModifiedContent<Self, _Recorded>
  {
    ModifiedContent(content: self, modifier: _Recorded(name, value))
  }
}
