/// A control for one choice of several.
public struct Picker<Label, SelectionValue: Hashable, Content> {
  let label: Label
  let selection: Binding<SelectionValue>
  let content: Content
}

extension Picker: View where Label: View, Content: View {
  /// Makes a picker with a label.
  public nonisolated init(
    selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.init(label: label(), selection: selection, content: content())
  }

  /// Makes a picker with a label and a label of the present choice.
  public nonisolated init<V: View>(
    selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label, @ViewBuilder currentValueLabel: () -> V
  ) {
    self.init(label: label(), selection: selection, content: content())
  }

  /// Makes a picker with a label, in the old order.
  public nonisolated init(
    selection: Binding<SelectionValue>, label: Label, @ViewBuilder content: () -> Content
  ) {
    self.init(label: label, selection: selection, content: content())
  }

  /// Makes a picker over several sources.
  public nonisolated init<C: RandomAccessCollection>(
    sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>,
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) where C.Index == Int {
    let first = sources[sources.startIndex][keyPath: selection]
    self.init(
      label: label(),
      selection: Binding(
        get: { first.wrappedValue },
        set: { value in for source in sources { source[keyPath: selection].wrappedValue = value } }),
      content: content())
  }

  /// Shows the picker; its choices are the leaves of its content.
  @MainActor public static func _update(_ node: _Node, _ view: Self) {
    node.part = PickerPart(selection: view.selection)
    node.update(0, view.label)
    node.update(1, view.content)
  }
}

extension Picker where Label == Text, Content: View {
  /// Makes a picker with a title.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(label: Text(titleKey), selection: selection, content: content())
  }

  /// Makes a picker with a title.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
  ) {
    self.init(label: Text(title), selection: selection, content: content())
  }

  /// Makes a picker with a title.
  @_disfavoredOverload
  public nonisolated init(
    _ titleResource: LocalizedStringResource, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(label: Text(titleResource), selection: selection, content: content())
  }
}

extension Picker where Label == FormUI.Label<Text, Image>, Content: View {
  /// Makes a picker with a title and a symbol.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, systemImage: String, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      label: FormUI.Label(title: Text(titleKey), icon: Image(systemName: systemImage)),
      selection: selection, content: content())
  }

  /// Makes a picker with a title and a symbol.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, systemImage: String, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      label: FormUI.Label(title: Text(title), icon: Image(systemName: systemImage)),
      selection: selection, content: content())
  }

  /// Makes a picker with a title and a symbol.
  @_disfavoredOverload
  public nonisolated init(
    _ titleResource: LocalizedStringResource, systemImage: String,
    selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      label: FormUI.Label(title: Text(titleResource), icon: Image(systemName: systemImage)),
      selection: selection, content: content())
  }
}

/// A control whose value is chosen from a list.
@MainActor
protocol ChoicePart: ControlPart {
  func options(of node: _Node) -> [TaggedOption]
  /// Takes a choice; false when its tag has another type than the selection.
  func choose(_ option: TaggedOption) -> Bool
}

/// A picker on the screen.
struct PickerPart<SelectionValue: Hashable>: ChoicePart {
  let selection: Binding<SelectionValue>

  var kind: ElementKind { .picker }

  func options(of node: _Node) -> [TaggedOption] {
    node.children.count > 1 ? TaggedOption.all(in: node.children[1]) : []
  }

  func describe(_ element: inout Element, at node: _Node) {
    let options = options(of: node)
    let current = selection.wrappedValue
    let chosen = options.first { $0.tag?.selection(SelectionValue.self) == current }
    element.options = options.map(\.text)
    element.value = chosen?.text
    element.texts = node.labelTexts
    if let chosen {
      if !chosen.text.isEmpty { element.texts.append(chosen.text) }
    } else if unwrapped(current) != nil {
      let shown = String(describing: unwrapped(current) ?? "nil")
      node.runtime.log.warn(Diagnostics.pickerWithoutTag(shown))
    }
  }

  func choose(_ option: TaggedOption) -> Bool {
    guard let value = option.tag?.selection(SelectionValue.self) else { return false }
    selection.wrappedValue = value
    return true
  }
}
