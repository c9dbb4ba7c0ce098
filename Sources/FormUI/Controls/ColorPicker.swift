import Foundation

/// A control for a colour.
public struct ColorPicker<Label> {
  let label: Label
  let selection: Binding<Color>
}

extension ColorPicker: View where Label: View {
  /// Makes a picker with a label.
  public nonisolated init(
    selection: Binding<Color>, supportsOpacity: Bool = true, @ViewBuilder label: () -> Label
  ) {
    self.init(label: label(), selection: selection)
  }

  /// Shows the picker.
  @MainActor public static func _update(_ node: _Node, _ view: Self) {
    node.part = ColorPickerPart(selection: view.selection)
    node.update(0, view.label)
  }
}

extension ColorPicker where Label == Text {
  /// Makes a picker with a title.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, selection: Binding<Color>, supportsOpacity: Bool = true
  ) {
    self.init(label: Text(titleKey), selection: selection)
  }

  /// Makes a picker with a title.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, selection: Binding<Color>, supportsOpacity: Bool = true
  ) {
    self.init(label: Text(title), selection: selection)
  }

  /// Makes a picker with a title.
  @_disfavoredOverload
  public nonisolated init(
    _ titleResource: LocalizedStringResource, selection: Binding<Color>,
    supportsOpacity: Bool = true
  ) {
    self.init(label: Text(titleResource), selection: selection)
  }
}

/// A colour picker on the screen; its choices are SwiftUI's named colours.
struct ColorPickerPart: ChoicePart {
  let selection: Binding<Color>

  static let named: [Color] = [
    .red, .orange, .yellow, .green, .mint, .teal, .cyan, .blue, .indigo, .purple, .pink, .brown,
    .white, .gray, .black, .clear,
  ]

  var kind: ElementKind { .colorPicker }

  func describe(_ element: inout Element, at node: _Node) {
    element.value = selection.wrappedValue.name
    element.texts = node.labelTexts
    element.options = Self.named.map(\.name)
  }

  func options(of node: _Node) -> [TaggedOption] {
    Self.named.map { TaggedOption(text: $0.name, tag: TagValue($0), node: node) }
  }

  func choose(_ option: TaggedOption) -> Bool {
    guard let color = option.tag?.selection(Color.self) else { return false }
    selection.wrappedValue = color
    return true
  }
}
