/// Content that can be opened and closed.
public struct DisclosureGroup<Label, Content> {
  let label: Label
  let content: () -> Content
  let isExpanded: Binding<Bool>?
}

extension DisclosureGroup: View where Label: View, Content: View {
  /// Makes a group with a label.
  public nonisolated init(
    @ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.init(label: label(), content: content, isExpanded: nil)
  }

  /// Makes a group with a label whose state is bound.
  public nonisolated init(
    isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.init(label: label(), content: content, isExpanded: isExpanded)
  }

  /// The label and, while it is open, the content.
  public var body: some View {
    DisclosureBody(label: label, content: content, bound: isExpanded)
  }
}

extension DisclosureGroup where Label == Text, Content: View {
  /// Makes a group with a title.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(label: Text(titleKey), content: content, isExpanded: nil)
  }

  /// Makes a group with a title.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(label: Text(title), content: content, isExpanded: nil)
  }

  /// Makes a group with a title.
  @_disfavoredOverload
  public nonisolated init(
    _ titleResource: LocalizedStringResource, @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(label: Text(titleResource), content: content, isExpanded: nil)
  }

  /// Makes a group with a title whose state is bound.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>,
    @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(label: Text(titleKey), content: content, isExpanded: isExpanded)
  }

  /// Makes a group with a title whose state is bound.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(label: Text(title), content: content, isExpanded: isExpanded)
  }

  /// Makes a group with a title whose state is bound.
  @_disfavoredOverload
  public nonisolated init(
    _ titleResource: LocalizedStringResource, isExpanded: Binding<Bool>,
    @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(label: Text(titleResource), content: content, isExpanded: isExpanded)
  }
}

struct DisclosureBody<Label: View, Content: View>: View {
  let label: Label
  let content: () -> Content
  let bound: Binding<Bool>?
  @State private var isOpen = false

  var body: some View {
    let isExpanded = bound ?? $isOpen
    Group {
      _DisclosureLabel(label: label, isExpanded: isExpanded)
      if isExpanded.wrappedValue { content() }
    }
  }
}

nonisolated struct _DisclosureLabel<Label: View>: View {
  let label: Label
  let isExpanded: Binding<Bool>

  @MainActor static func _update(_ node: _Node, _ view: Self) {
    node.part = DisclosurePart(isExpanded: view.isExpanded)
    node.update(0, view.label)
  }
}

/// The label of a disclosure group on the screen.
struct DisclosurePart: ControlPart, TappablePart {
  let isExpanded: Binding<Bool>

  var kind: ElementKind { .disclosureGroup }

  func describe(_ element: inout Element, at node: _Node) {
    element.value = isExpanded.wrappedValue ? "1" : "0"
    element.texts = node.labelTexts
  }

  func tap(_ node: _Node) {
    isExpanded.wrappedValue.toggle()
  }
}
