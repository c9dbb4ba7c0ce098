import Foundation

extension TextField where Label: View {
  /// Makes a field with a label.
  public nonisolated init(
    text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label
  ) {
    self.init(label: label(), prompt: prompt, store: Self.string(text))
  }

  /// Makes a field with a label that grows along an axis.
  public nonisolated init(
    text: Binding<String>, prompt: Text? = nil, axis: Axis, @ViewBuilder label: () -> Label
  ) {
    self.init(label: label(), prompt: prompt, axis: axis, store: Self.string(text))
  }
}

extension TextField where Label == Text {
  /// Makes a field with a title.
  public nonisolated init(_ titleKey: LocalizedStringKey, text: Binding<String>) {
    self.init(label: Text(titleKey), prompt: nil, store: Self.string(text))
  }

  /// Makes a field with a title.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, text: Binding<String>) {
    self.init(label: Text(title), prompt: nil, store: Self.string(text))
  }

  /// Makes a field with a title.
  @_disfavoredOverload
  public nonisolated init(_ titleResource: LocalizedStringResource, text: Binding<String>) {
    self.init(label: Text(titleResource), prompt: nil, store: Self.string(text))
  }

  /// Makes a field with a title and a prompt.
  public nonisolated init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?) {
    self.init(label: Text(titleKey), prompt: prompt, store: Self.string(text))
  }

  /// Makes a field with a title and a prompt.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text?) {
    self.init(label: Text(title), prompt: prompt, store: Self.string(text))
  }

  /// Makes a field with a title and a prompt.
  @_disfavoredOverload
  public nonisolated init(
    _ titleResource: LocalizedStringResource, text: Binding<String>, prompt: Text?
  ) {
    self.init(label: Text(titleResource), prompt: prompt, store: Self.string(text))
  }

  /// Makes a field with a title that grows along an axis.
  public nonisolated init(_ titleKey: LocalizedStringKey, text: Binding<String>, axis: Axis) {
    self.init(label: Text(titleKey), prompt: nil, axis: axis, store: Self.string(text))
  }

  /// Makes a field with a title that grows along an axis.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, text: Binding<String>, axis: Axis) {
    self.init(label: Text(title), prompt: nil, axis: axis, store: Self.string(text))
  }

  /// Makes a field with a title that grows along an axis.
  @_disfavoredOverload
  public nonisolated init(
    _ titleResource: LocalizedStringResource, text: Binding<String>, axis: Axis
  ) {
    self.init(label: Text(titleResource), prompt: nil, axis: axis, store: Self.string(text))
  }

  /// Makes a field with a title and a prompt that grows along an axis.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?, axis: Axis
  ) {
    self.init(label: Text(titleKey), prompt: prompt, axis: axis, store: Self.string(text))
  }

  /// Makes a field with a title and a prompt that grows along an axis.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, text: Binding<String>, prompt: Text?, axis: Axis
  ) {
    self.init(label: Text(title), prompt: prompt, axis: axis, store: Self.string(text))
  }

  /// Makes a field with a title and a prompt that grows along an axis.
  @_disfavoredOverload
  public nonisolated init(
    _ titleResource: LocalizedStringResource, text: Binding<String>, prompt: Text?, axis: Axis
  ) {
    self.init(label: Text(titleResource), prompt: prompt, axis: axis, store: Self.string(text))
  }

  /// Makes a field whose selection is bound.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, selection: Binding<TextSelection?>,
    prompt: Text? = nil,
    axis: Axis? = nil
  ) {
    self.init(
      label: Text(titleKey), prompt: prompt, axis: axis ?? .horizontal,
      events: FieldEvents(onSelection: {
        selection.wrappedValue = TextSelection(insertionPoint: $0.endIndex)
      }),
      store: Self.string(text))
  }

  /// Makes a field whose selection is bound.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, text: Binding<String>, selection: Binding<TextSelection?>, prompt: Text? = nil,
    axis: Axis? = nil
  ) {
    self.init(
      label: Text(title), prompt: prompt, axis: axis ?? .horizontal,
      events: FieldEvents(onSelection: {
        selection.wrappedValue = TextSelection(insertionPoint: $0.endIndex)
      }),
      store: Self.string(text))
  }

  /// Makes a field whose selection is bound.
  @_disfavoredOverload
  public nonisolated init(
    _ titleResource: LocalizedStringResource, text: Binding<String>,
    selection: Binding<TextSelection?>, prompt: Text? = nil,
    axis: Axis? = nil
  ) {
    self.init(
      label: Text(titleResource), prompt: prompt, axis: axis ?? .horizontal,
      events: FieldEvents(onSelection: {
        selection.wrappedValue = TextSelection(insertionPoint: $0.endIndex)
      }),
      store: Self.string(text))
  }
}

extension TextField where Label == Text {
  /// Makes a field that reports the begin and end of editing and Return.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, text: Binding<String>,
    onEditingChanged: @escaping (Bool) -> Void,
    onCommit: @escaping () -> Void
  ) {
    self.init(
      label: Text(titleKey), prompt: nil,
      events: FieldEvents(onEditingChanged: onEditingChanged, onCommit: onCommit),
      store: Self.string(text))
  }

  /// Makes a field that reports the begin and end of editing and Return.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void,
    onCommit: @escaping () -> Void
  ) {
    self.init(
      label: Text(title), prompt: nil,
      events: FieldEvents(onEditingChanged: onEditingChanged, onCommit: onCommit),
      store: Self.string(text))
  }

  /// Makes a field that reports the begin and end of editing and Return.
  @_disfavoredOverload
  public nonisolated init(
    _ titleResource: LocalizedStringResource, text: Binding<String>,
    onEditingChanged: @escaping (Bool) -> Void,
    onCommit: @escaping () -> Void
  ) {
    self.init(
      label: Text(titleResource), prompt: nil,
      events: FieldEvents(onEditingChanged: onEditingChanged, onCommit: onCommit),
      store: Self.string(text))
  }

  /// Makes a field that reports the begin and end of editing.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, text: Binding<String>,
    onEditingChanged: @escaping (Bool) -> Void
  ) {
    self.init(
      label: Text(titleKey), prompt: nil, events: FieldEvents(onEditingChanged: onEditingChanged),
      store: Self.string(text))
  }

  /// Makes a field that reports the begin and end of editing.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void
  ) {
    self.init(
      label: Text(title), prompt: nil, events: FieldEvents(onEditingChanged: onEditingChanged),
      store: Self.string(text))
  }

  /// Makes a field that reports the begin and end of editing.
  @_disfavoredOverload
  public nonisolated init(
    _ titleResource: LocalizedStringResource, text: Binding<String>,
    onEditingChanged: @escaping (Bool) -> Void
  ) {
    self.init(
      label: Text(titleResource), prompt: nil,
      events: FieldEvents(onEditingChanged: onEditingChanged),
      store: Self.string(text))
  }

  /// Makes a field that reports Return.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, onCommit: @escaping () -> Void
  ) {
    self.init(
      label: Text(titleKey), prompt: nil, events: FieldEvents(onCommit: onCommit),
      store: Self.string(text))
  }

  /// Makes a field that reports Return.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, text: Binding<String>, onCommit: @escaping () -> Void
  ) {
    self.init(
      label: Text(title), prompt: nil, events: FieldEvents(onCommit: onCommit),
      store: Self.string(text))
  }

  /// Makes a field that reports Return.
  @_disfavoredOverload
  public nonisolated init(
    _ titleResource: LocalizedStringResource, text: Binding<String>, onCommit: @escaping () -> Void
  ) {
    self.init(
      label: Text(titleResource), prompt: nil, events: FieldEvents(onCommit: onCommit),
      store: Self.string(text))
  }
}
