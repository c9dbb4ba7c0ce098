/// A control that is on or off.
public struct Toggle<Label> {
  let label: Label
  let isOn: Binding<Bool>
}

extension Toggle: View where Label: View {
  /// Makes a toggle with a label.
  public nonisolated init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
    self.init(label: label(), isOn: isOn)
  }

  /// Makes a toggle that is on when all its sources are.
  public nonisolated init<C: RandomAccessCollection>(
    sources: C, isOn: KeyPath<C.Element, Binding<Bool>>, @ViewBuilder label: () -> Label
  ) {
    self.init(label: label(), isOn: Toggle.all(sources, isOn))
  }

  /// Shows the toggle.
  @MainActor public static func _update(_ node: _Node, _ view: Self) {
    node.part = TogglePart(isOn: view.isOn)
    let label = view.label
    let look = ToggleStyleConfiguration(
      label: _StyleContent { Label._update($0, label) }, isOn: view.isOn)
    node.environment.toggleStyle.update(node, look)
  }

  static nonisolated func all<C: RandomAccessCollection>(
    _ sources: C, _ isOn: KeyPath<C.Element, Binding<Bool>>
  ) -> Binding<Bool> {
    Binding(
      get: { sources.allSatisfy { $0[keyPath: isOn].wrappedValue } },
      set: { value in for source in sources { source[keyPath: isOn].wrappedValue = value } })
  }
}

extension Toggle where Label == Text {
  /// Makes a toggle with a title.
  public nonisolated init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) {
    self.init(label: Text(titleKey), isOn: isOn)
  }

  /// Makes a toggle with a title.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, isOn: Binding<Bool>) {
    self.init(label: Text(title), isOn: isOn)
  }

  /// Makes a toggle with a title.
  @_disfavoredOverload
  public nonisolated init(_ titleResource: LocalizedStringResource, isOn: Binding<Bool>) {
    self.init(label: Text(titleResource), isOn: isOn)
  }
}

extension Toggle where Label == Text {
  /// Makes a toggle with a title that is on when all its sources are.
  public nonisolated init<C: RandomAccessCollection>(
    _ titleKey: LocalizedStringKey, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
  ) {
    self.init(label: Text(titleKey), isOn: Toggle.all(sources, isOn))
  }

  /// Makes a toggle with a title that is on when all its sources are.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, C: RandomAccessCollection>(
    _ title: S, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
  ) {
    self.init(label: Text(title), isOn: Toggle.all(sources, isOn))
  }
}

extension Toggle where Label == FormUI.Label<Text, Image> {
  /// Makes a toggle with a title and a symbol.
  public nonisolated init(_ titleKey: LocalizedStringKey, systemImage: String, isOn: Binding<Bool>)
  {
    self.init(
      label: FormUI.Label(title: Text(titleKey), icon: Image(systemName: systemImage)), isOn: isOn)
  }

  /// Makes a toggle with a title and a symbol.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, systemImage: String, isOn: Binding<Bool>) {
    self.init(
      label: FormUI.Label(title: Text(title), icon: Image(systemName: systemImage)), isOn: isOn)
  }

  /// Makes a toggle with a title and a symbol.
  @_disfavoredOverload
  public nonisolated init(
    _ titleResource: LocalizedStringResource, systemImage: String, isOn: Binding<Bool>
  ) {
    self.init(
      label: FormUI.Label(title: Text(titleResource), icon: Image(systemName: systemImage)),
      isOn: isOn)
  }
}

extension Toggle where Label == ToggleStyleConfiguration.Label {
  /// Makes the toggle that a style is asked to draw.
  public nonisolated init(_ configuration: ToggleStyleConfiguration) {
    self.init(label: configuration.label, isOn: configuration.$isOn)
  }
}

/// A toggle on the screen.
struct TogglePart: ControlPart, TappablePart {
  let isOn: Binding<Bool>

  var kind: ElementKind { .toggle }

  func describe(_ element: inout Element, at node: _Node) {
    element.value = isOn.wrappedValue ? "1" : "0"
    element.texts = node.labelTexts
  }

  func tap(_ node: _Node) {
    isOn.wrappedValue.toggle()
    node.choiceWasMade()
  }
}

/// How a toggle looks.
@MainActor @preconcurrency
public protocol ToggleStyle {
  /// What `makeBody` returns.
  associatedtype Body: View
  /// What is known about the toggle.
  typealias Configuration = ToggleStyleConfiguration

  /// The toggle's look.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// What a toggle style knows about a toggle.
public struct ToggleStyleConfiguration {
  /// The toggle's label.
  public typealias Label = _StyleContent
  /// The toggle's label.
  public let label: Label
  /// Whether it is on.
  @Binding public var isOn: Bool
  /// Whether its sources differ.
  public var isMixed: Bool { false }

  init(label: Label, isOn: Binding<Bool>) {
    self.label = label
    _isOn = isOn
  }
}

/// The style in force for toggles.
struct ToggleStyleBox {
  let update: @MainActor (_Node, ToggleStyleConfiguration) -> Void

  static let automatic = ToggleStyleBox { node, look in node.update(0, look.label) }

  init(update: @escaping @MainActor (_Node, ToggleStyleConfiguration) -> Void) {
    self.update = update
  }

  init<S: ToggleStyle>(_ style: S) {
    update = { node, look in
      node.environment.toggleStyle = .automatic
      node.update(0, ToggleStyleHost(held: Held(value: style), configuration: look))
    }
  }
}

private struct ToggleStyleHost<S: ToggleStyle>: View {
  var held: Held<S>
  let configuration: ToggleStyleConfiguration

  var body: some View { held.value.makeBody(configuration: configuration) }
}

private struct ToggleStyleKey: EnvironmentKey {
  static var defaultValue: ToggleStyleBox { .automatic }
}

extension EnvironmentValues {
  var toggleStyle: ToggleStyleBox {
    get { self[ToggleStyleKey.self] }
    set { self[ToggleStyleKey.self] = newValue }
  }
}

extension View {
  /// Sets the style of the toggles below.
  public nonisolated func toggleStyle<S: ToggleStyle>(_ style: S) -> some View {
    changingEnvironment("toggleStyle", StyleName(S.self)) { $0.toggleStyle = ToggleStyleBox(style) }
  }
}
