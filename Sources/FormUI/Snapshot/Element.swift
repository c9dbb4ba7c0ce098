/// One element of the screen, with the place in the tree that it describes.
@MainActor
struct Element {
  let kind: ElementKind
  let node: _Node
  /// The modifiers that apply to it, from the outermost inwards.
  let attributes: [Attribute]
  var label: String?
  var value: String?
  var prompt: String?
  var identifier: String?
  var hint: String?
  var role: ButtonRole?
  var input: InputConfiguration?
  var options: [String] = []
  var isEnabled = true
  var isFocused = false
  /// The texts that the element itself shows.
  var texts: [String] = []
  var children: [Element] = []
  /// What a tap does to an element that no node of its own stands for.
  var press: (() -> Void)?

  /// This element and all below, top to bottom.
  var flattened: [Element] {
    [self] + children.flatMap(\.flattened)
  }

  /// Whether a person can use it.
  var isControl: Bool { press != nil || node.part is any ControlPart }

  /// All texts, top to bottom.
  var allTexts: [String] {
    texts + children.flatMap(\.allTexts)
  }

  /// The value recorded for a modifier; the outermost one wins.
  func attribute(_ name: String) -> Any? {
    attributes.first { $0.name == name }?.value
  }
}
