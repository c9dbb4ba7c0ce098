/// A text input on the screen.
struct FieldPart: ControlPart, FocusableField {
  let kind: ElementKind
  let store: TextStore
  let prompt: Text?
  let axis: Axis
  let events: FieldEvents

  var labelChild: Int? { kind == .textEditor ? nil : 0 }

  /// Whether the on-screen Return key inserts a line break.
  var insertsLineBreaks: Bool { kind == .textEditor || axis == .vertical }

  func describe(_ element: inout Element, at node: _Node) {
    let text = store.shown
    element.value = kind == .secureField ? String(repeating: "•", count: text.count) : text
    element.prompt = prompt?.resolved(in: node.environment)
    element.input = InputConfiguration(of: node, kind: kind)
    if (element.label ?? "").isEmpty { element.label = element.prompt ?? element.label }
  }

  func focusGained() {
    store.beginEditing()
    events.onEditingChanged(true)
  }

  func focusLost() {
    store.endEditing()
    events.onEditingChanged(false)
  }

  /// Replaces the text, as a key or a paste does.
  func edit(_ text: String) {
    store.edit(text)
    events.onSelection(store.shown)
  }
}
