/// How a button looks.
@MainActor @preconcurrency
public protocol ButtonStyle {
  /// What `makeBody` returns.
  associatedtype Body: View
  /// What is known about the button.
  typealias Configuration = ButtonStyleConfiguration

  /// The button's look.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// How a button looks and when it acts.
@MainActor @preconcurrency
public protocol PrimitiveButtonStyle {
  /// What `makeBody` returns.
  associatedtype Body: View
  /// What is known about the button.
  typealias Configuration = PrimitiveButtonStyleConfiguration

  /// The button's look.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// What a button style knows about a button.
public struct ButtonStyleConfiguration {
  /// The button's label.
  public typealias Label = _StyleContent
  /// What the button is for.
  public let role: ButtonRole?
  /// The button's label.
  public let label: Label
  /// Whether it is held down.
  public let isPressed: Bool
}

/// What a primitive button style knows about a button.
public struct PrimitiveButtonStyleConfiguration {
  /// The button's label.
  public typealias Label = _StyleContent
  /// What the button is for.
  public let role: ButtonRole?
  /// The button's label.
  public let label: Label
  let action: @MainActor () -> Void

  /// Runs the button's action.
  @MainActor public func trigger() {
    action()
  }
}

/// A button as a style is given it.
struct ButtonLook {
  let role: ButtonRole?
  let label: _StyleContent
  let action: @MainActor () -> Void
}

/// The style in force for buttons.
struct ButtonStyleBox {
  private let type: Any.Type?
  let update: @MainActor (_Node, ButtonLook) -> Void

  static let automatic = ButtonStyleBox { node, look in
    node.update(0, look.label)
  }

  /// The style's name as it is written after the dot.
  var name: String { type.map(styleName) ?? "automatic" }

  private init(update: @escaping @MainActor (_Node, ButtonLook) -> Void) {
    type = nil
    self.update = update
  }

  init<S: ButtonStyle>(_ style: S) {
    type = S.self
    update = { node, look in
      let configuration = ButtonStyleConfiguration(
        role: look.role, label: look.label, isPressed: false)
      node.update(0, ButtonStyleHost(held: Held(value: style), configuration: configuration))
    }
  }

  init<S: PrimitiveButtonStyle>(_ style: S) {
    type = S.self
    update = { node, look in
      let configuration = PrimitiveButtonStyleConfiguration(
        role: look.role, label: look.label, action: look.action)
      let host = PrimitiveStyleHost(held: Held(value: style), configuration: configuration)
      node.update(0, host.changingEnvironment { $0.buttonStyle = .automatic })
    }
  }
}

private struct ButtonStyleHost<S: ButtonStyle>: View {
  var held: Held<S>
  let configuration: ButtonStyleConfiguration

  var body: some View { held.value.makeBody(configuration: configuration) }
}

private struct PrimitiveStyleHost<S: PrimitiveButtonStyle>: View {
  var held: Held<S>
  let configuration: PrimitiveButtonStyleConfiguration

  var body: some View { held.value.makeBody(configuration: configuration) }
}

/// The name of a style as it is written after the dot: `SegmentedPickerStyle` is `segmented`.
func styleName(_ type: Any.Type) -> String {
  var name = String(describing: type)
  if let cut = name.firstIndex(of: "<") { name = String(name[..<cut]) }
  for suffix in knownStyleSuffixes where name.hasSuffix(suffix) && name != suffix {
    name = String(name.dropLast(suffix.count))
    break
  }
  if name == "Default" { return "automatic" }
  return name.prefix(1).lowercased() + name.dropFirst()
}

private let knownStyleSuffixes = [
  "PrimitiveButtonStyle", "NavigationViewStyle", "NavigationSplitViewStyle", "LabeledContentStyle",
  "DisclosureGroupStyle", "ControlGroupStyle", "ProgressViewStyle", "DatePickerStyle",
  "GroupBoxStyle", "TextFieldStyle", "TextEditorStyle", "IndexViewStyle", "TabViewStyle",
  "PickerStyle", "ToggleStyle", "ButtonStyle", "GaugeStyle", "LabelStyle", "TableStyle",
  "ListStyle", "FormStyle", "MenuStyle",
]

private struct ButtonStyleKey: EnvironmentKey {
  static var defaultValue: ButtonStyleBox { .automatic }
}

extension EnvironmentValues {
  var buttonStyle: ButtonStyleBox {
    get { self[ButtonStyleKey.self] }
    set { self[ButtonStyleKey.self] = newValue }
  }
}

extension View {
  /// Sets the style of the buttons below.
  public nonisolated func buttonStyle<S: ButtonStyle>(_ style: S) -> some View {
    changingEnvironment("buttonStyle", StyleName(S.self)) { $0.buttonStyle = ButtonStyleBox(style) }
  }

  /// Sets the style of the buttons below.
  public nonisolated func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View {
    changingEnvironment("buttonStyle", StyleName(S.self)) { $0.buttonStyle = ButtonStyleBox(style) }
  }
}

/// The name of a style as a recorded value.
struct StyleName: CustomStringConvertible {
  private let type: Any.Type

  init(_ type: Any.Type) {
    self.type = type
  }

  var description: String { "." + styleName(type) }
}
