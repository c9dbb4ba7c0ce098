/// A control that runs an action.
public struct Button<Label> {
  let role: ButtonRole?
  let action: @MainActor () -> Void
  let label: Label
}

extension Button: View where Label: View {
  /// Makes a button with a label.
  @preconcurrency
  public nonisolated init(
    action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label
  ) {
    self.init(role: nil, action: action, label: label())
  }

  /// Makes a button with a role and a label.
  @preconcurrency
  public nonisolated init(
    role: ButtonRole?, action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label
  ) {
    self.init(role: role, action: action, label: label())
  }

  /// Shows the label and keeps the action.
  @MainActor public static func _update(_ node: _Node, _ view: Self) {
    node.part = ButtonPart(role: view.role, action: view.action)
    let label = view.label
    let content = _StyleContent { Label._update($0, label) }
    let style = node.environment.buttonStyle
    style.update(
      node, ButtonLook(role: view.role, label: content, action: view.action))
  }
}

extension Button where Label == Text {
  /// Makes a button with a title.
  @preconcurrency
  public nonisolated init(_ titleKey: LocalizedStringKey, action: @escaping @MainActor () -> Void) {
    self.init(role: nil, action: action, label: Text(titleKey))
  }

  /// Makes a button with a title.
  @_disfavoredOverload
  @preconcurrency
  public nonisolated init<S: StringProtocol>(_ title: S, action: @escaping @MainActor () -> Void) {
    self.init(role: nil, action: action, label: Text(title))
  }

  /// Makes a button with a title.
  @_disfavoredOverload
  @preconcurrency
  public nonisolated init(
    _ titleResource: LocalizedStringResource, action: @escaping @MainActor () -> Void
  ) {
    self.init(role: nil, action: action, label: Text(titleResource))
  }

  /// Makes a button with a title and a role.
  @preconcurrency
  public nonisolated init(
    _ titleKey: LocalizedStringKey, role: ButtonRole?, action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action, label: Text(titleKey))
  }

  /// Makes a button with a title and a role.
  @_disfavoredOverload
  @preconcurrency
  public nonisolated init<S: StringProtocol>(
    _ title: S, role: ButtonRole?, action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action, label: Text(title))
  }

  /// Makes a button with a title and a role.
  @_disfavoredOverload
  @preconcurrency
  public nonisolated init(
    _ titleResource: LocalizedStringResource, role: ButtonRole?,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action, label: Text(titleResource))
  }
}

extension Button where Label == FormUI.Label<Text, Image> {
  /// Makes a button with a title and a symbol.
  @preconcurrency
  public nonisolated init(
    _ titleKey: LocalizedStringKey, systemImage: String, action: @escaping @MainActor () -> Void
  ) {
    self.init(
      role: nil, action: action,
      label: FormUI.Label(title: Text(titleKey), icon: Image(systemName: systemImage)))
  }

  /// Makes a button with a title and a symbol.
  @_disfavoredOverload
  @preconcurrency
  public nonisolated init<S: StringProtocol>(
    _ title: S, systemImage: String, action: @escaping @MainActor () -> Void
  ) {
    self.init(
      role: nil, action: action,
      label: FormUI.Label(title: Text(title), icon: Image(systemName: systemImage)))
  }

  /// Makes a button with a title and a symbol.
  @_disfavoredOverload
  @preconcurrency
  public nonisolated init(
    _ titleResource: LocalizedStringResource, systemImage: String,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(
      role: nil, action: action,
      label: FormUI.Label(title: Text(titleResource), icon: Image(systemName: systemImage)))
  }

  /// Makes a button with a title, a symbol and a role.
  @preconcurrency
  public nonisolated init(
    _ titleKey: LocalizedStringKey, systemImage: String, role: ButtonRole?,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(
      role: role, action: action,
      label: FormUI.Label(title: Text(titleKey), icon: Image(systemName: systemImage)))
  }

  /// Makes a button with a title, a symbol and a role.
  @_disfavoredOverload
  @preconcurrency
  public nonisolated init<S: StringProtocol>(
    _ title: S, systemImage: String, role: ButtonRole?, action: @escaping @MainActor () -> Void
  ) {
    self.init(
      role: role, action: action,
      label: FormUI.Label(title: Text(title), icon: Image(systemName: systemImage)))
  }

  /// Makes a button with a title, a symbol and a role.
  @_disfavoredOverload
  @preconcurrency
  public nonisolated init(
    _ titleResource: LocalizedStringResource, systemImage: String, role: ButtonRole?,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(
      role: role, action: action,
      label: FormUI.Label(title: Text(titleResource), icon: Image(systemName: systemImage)))
  }

  /// Makes a button with a title and an image.
  @preconcurrency
  public nonisolated init(
    _ titleKey: LocalizedStringKey, image: ImageResource, role: ButtonRole? = nil,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(
      role: role, action: action, label: FormUI.Label(title: Text(titleKey), icon: Image(image)))
  }

  /// Makes a button with a title and an image.
  @_disfavoredOverload
  @preconcurrency
  public nonisolated init<S: StringProtocol>(
    _ title: S, image: ImageResource, role: ButtonRole? = nil,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(
      role: role, action: action, label: FormUI.Label(title: Text(title), icon: Image(image)))
  }

  /// Makes a button with a title and an image.
  @_disfavoredOverload
  @preconcurrency
  public nonisolated init(
    _ titleResource: LocalizedStringResource, image: ImageResource, role: ButtonRole? = nil,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(
      role: role, action: action,
      label: FormUI.Label(title: Text(titleResource), icon: Image(image)))
  }
}

extension Button where Label == DefaultButtonLabel {
  /// Makes a button whose label follows from its role.
  @preconcurrency
  public nonisolated init(role: ButtonRole, action: @escaping @MainActor () -> Void) {
    self.init(role: role, action: action, label: DefaultButtonLabel(role: role))
  }
}

/// The label of a button that has only a role.
public struct DefaultButtonLabel: View {
  let role: ButtonRole

  /// The name of the role.
  public var body: some View {
    Text(verbatim: role.title)
  }
}

extension Button where Label == PrimitiveButtonStyleConfiguration.Label {
  /// Makes the button that a style is asked to draw.
  public nonisolated init(_ configuration: PrimitiveButtonStyleConfiguration) {
    self.init(
      role: configuration.role, action: configuration.action, label: configuration.label)
  }
}

/// What a button is for.
public struct ButtonRole: Equatable, Sendable {
  let title: String
  /// It deletes or gives up something.
  public static let destructive = ButtonRole(title: "Delete")
  /// It cancels.
  public static let cancel = ButtonRole(title: "Cancel")
  /// It confirms.
  public static let confirm = ButtonRole(title: "Done")
  /// It closes.
  public static let close = ButtonRole(title: "Close")
}

/// A button on the screen.
struct ButtonPart: ControlPart, TappablePart {
  let role: ButtonRole?
  let action: @MainActor () -> Void

  var kind: ElementKind { .button }

  func describe(_ element: inout Element, at node: _Node) {
    element.role = role
    element.texts = node.labelTexts
  }

  func tap(_ node: _Node) {
    action()
    node.buttonWasTapped()
  }
}
