/// A control for a line of text that nobody should see.
public struct SecureField<Label> {
  let label: Label
  let text: Binding<String>
  let prompt: Text?
  let onCommit: () -> Void
}

extension SecureField: View where Label: View {
  /// Makes a field with a label.
  public nonisolated init(
    text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label
  ) {
    self.init(label: label(), text: text, prompt: prompt, onCommit: {})
  }

  /// Shows the field.
  @MainActor public static func _update(_ node: _Node, _ view: Self) {
    let model = node.persistent { FieldModel() }
    let store = TextField<Label>.string(view.text)(model.store, node.environment)
    model.store = store
    node.part = FieldPart(
      kind: .secureField, store: store, prompt: view.prompt, axis: .horizontal,
      events: FieldEvents(onCommit: view.onCommit))
    node.update(0, view.label)
  }
}

extension SecureField where Label == Text {
  /// Makes a field with a title.
  public nonisolated init(_ titleKey: LocalizedStringKey, text: Binding<String>) {
    self.init(label: Text(titleKey), text: text, prompt: nil, onCommit: {})
  }

  /// Makes a field with a title.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, text: Binding<String>) {
    self.init(label: Text(title), text: text, prompt: nil, onCommit: {})
  }

  /// Makes a field with a title.
  @_disfavoredOverload
  public nonisolated init(_ titleResource: LocalizedStringResource, text: Binding<String>) {
    self.init(label: Text(titleResource), text: text, prompt: nil, onCommit: {})
  }

  /// Makes a field with a title and a prompt.
  public nonisolated init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?) {
    self.init(label: Text(titleKey), text: text, prompt: prompt, onCommit: {})
  }

  /// Makes a field with a title and a prompt.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text?) {
    self.init(label: Text(title), text: text, prompt: prompt, onCommit: {})
  }

  /// Makes a field with a title and a prompt.
  @_disfavoredOverload
  public nonisolated init(
    _ titleResource: LocalizedStringResource, text: Binding<String>, prompt: Text?
  ) {
    self.init(label: Text(titleResource), text: text, prompt: prompt, onCommit: {})
  }

  /// Makes a field with a title that reports Return.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, onCommit: @escaping () -> Void
  ) {
    self.init(label: Text(titleKey), text: text, prompt: nil, onCommit: onCommit)
  }

  /// Makes a field with a title that reports Return.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, text: Binding<String>, onCommit: @escaping () -> Void
  ) {
    self.init(label: Text(title), text: text, prompt: nil, onCommit: onCommit)
  }

  /// Makes a field with a title that reports Return.
  @_disfavoredOverload
  public nonisolated init(
    _ titleResource: LocalizedStringResource, text: Binding<String>, onCommit: @escaping () -> Void
  ) {
    self.init(label: Text(titleResource), text: text, prompt: nil, onCommit: onCommit)
  }
}
