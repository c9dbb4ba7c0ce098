/// A title with an icon.
public struct Label<Title, Icon> {
  let title: Title
  let icon: Icon
}

extension Label: View where Title: View, Icon: View {
  /// Makes a label.
  public nonisolated init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
    self.init(title: title(), icon: icon())
  }

  /// Shows icon and title as the label style in force wants.
  @MainActor public static func _update(_ node: _Node, _ view: Self) {
    let title = view.title
    let icon = view.icon
    let look = LabelStyleConfiguration(
      title: _StyleContent { Title._update($0, title) },
      icon: _StyleContent { Icon._update($0, icon) })
    node.part = LabelPart()
    node.environment.labelStyle.update(node, look)
  }
}

extension Label where Title == Text, Icon == Image {
  /// Makes a label with a symbol.
  public nonisolated init(_ titleKey: LocalizedStringKey, systemImage name: String) {
    self.init(title: Text(titleKey), icon: Image(systemName: name))
  }

  /// Makes a label with a symbol.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, systemImage name: String) {
    self.init(title: Text(title), icon: Image(systemName: name))
  }

  /// Makes a label with a symbol.
  @_disfavoredOverload
  public nonisolated init(_ titleResource: LocalizedStringResource, systemImage name: String) {
    self.init(title: Text(titleResource), icon: Image(systemName: name))
  }

  /// Makes a label with an image.
  public nonisolated init(_ titleKey: LocalizedStringKey, image name: String) {
    self.init(title: Text(titleKey), icon: Image(name))
  }

  /// Makes a label with an image.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, image name: String) {
    self.init(title: Text(title), icon: Image(name))
  }

  /// Makes a label with an image.
  @_disfavoredOverload
  public nonisolated init(_ titleResource: LocalizedStringResource, image name: String) {
    self.init(title: Text(titleResource), icon: Image(name))
  }

  /// Makes a label with an image.
  public nonisolated init(_ titleKey: LocalizedStringKey, image resource: ImageResource) {
    self.init(title: Text(titleKey), icon: Image(resource))
  }

  /// Makes a label with an image.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, image resource: ImageResource) {
    self.init(title: Text(title), icon: Image(resource))
  }

  /// Makes a label with an image.
  @_disfavoredOverload
  public nonisolated init(_ titleResource: LocalizedStringResource, image resource: ImageResource) {
    self.init(title: Text(titleResource), icon: Image(resource))
  }
}

extension Label where Title == LabelStyleConfiguration.Title, Icon == LabelStyleConfiguration.Icon {
  /// Makes the label that a style is asked to draw.
  public nonisolated init(_ configuration: LabelStyleConfiguration) {
    self.init(title: configuration.title, icon: configuration.icon)
  }
}

/// A label on the screen.
struct LabelPart: Part {
  var kind: ElementKind { .label }

  func describe(_ element: inout Element, at node: _Node) {
    if element.label == nil { element.label = node.labelText }
  }
}

/// How a label looks.
@MainActor @preconcurrency
public protocol LabelStyle {
  /// What `makeBody` returns.
  associatedtype Body: View
  /// What is known about the label.
  typealias Configuration = LabelStyleConfiguration

  /// The label's look.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// What a label style knows about a label.
public struct LabelStyleConfiguration {
  /// The label's title.
  public typealias Title = _StyleContent
  /// The label's icon.
  public typealias Icon = _StyleContent
  /// The label's title.
  public let title: Title
  /// The label's icon.
  public let icon: Icon
}

/// The style in force for labels.
struct LabelStyleBox {
  private let type: Any.Type?
  let update: @MainActor (_Node, LabelStyleConfiguration) -> Void

  static let automatic = LabelStyleBox { node, look in
    node.update(0, look.icon)
    node.update(1, look.title)
  }

  private init(update: @escaping @MainActor (_Node, LabelStyleConfiguration) -> Void) {
    type = nil
    self.update = update
  }

  init<S: LabelStyle>(_ style: S) {
    type = S.self
    update = { node, look in
      node.environment.labelStyle = .automatic
      node.update(0, LabelStyleHost(held: Held(value: style), configuration: look))
      node.truncate(to: 1)
    }
  }
}

private struct LabelStyleHost<S: LabelStyle>: View {
  var held: Held<S>
  let configuration: LabelStyleConfiguration

  var body: some View { held.value.makeBody(configuration: configuration) }
}

private struct LabelStyleKey: EnvironmentKey {
  static var defaultValue: LabelStyleBox { .automatic }
}

extension EnvironmentValues {
  var labelStyle: LabelStyleBox {
    get { self[LabelStyleKey.self] }
    set { self[LabelStyleKey.self] = newValue }
  }
}

extension View {
  /// Sets the style of the labels below.
  public nonisolated func labelStyle<S: LabelStyle>(_ style: S) -> some View {
    changingEnvironment("labelStyle", StyleName(S.self)) { $0.labelStyle = LabelStyleBox(style) }
  }
}

/// Shows icon and title.
public struct DefaultLabelStyle: LabelStyle, Sendable {
  /// Makes the style.
  public nonisolated init() {}
  /// Icon, then title.
  public func makeBody(configuration: Configuration) -> some View {
    Group {
      configuration.icon
      configuration.title
    }
  }
}

/// Shows icon and title.
public struct TitleAndIconLabelStyle: LabelStyle, Sendable {
  /// Makes the style.
  public nonisolated init() {}
  /// Icon, then title.
  public func makeBody(configuration: Configuration) -> some View {
    Group {
      configuration.icon
      configuration.title
    }
  }
}

/// Shows the icon; the title stays the accessibility label.
public struct IconOnlyLabelStyle: LabelStyle, Sendable {
  /// Makes the style.
  public nonisolated init() {}
  /// The icon, with the title for assistive technology only.
  public func makeBody(configuration: Configuration) -> some View {
    Group {
      configuration.icon
      configuration.title.modifier(_SpokenOnly())
    }
  }
}

/// Shows the title.
public struct TitleOnlyLabelStyle: LabelStyle, Sendable {
  /// Makes the style.
  public nonisolated init() {}
  /// The title.
  public func makeBody(configuration: Configuration) -> some View { configuration.title }
}

extension LabelStyle where Self == DefaultLabelStyle {
  /// The style `.automatic`.
  public nonisolated static var automatic: DefaultLabelStyle { DefaultLabelStyle() }
}

extension LabelStyle where Self == TitleAndIconLabelStyle {
  /// The style `.titleAndIcon`.
  public nonisolated static var titleAndIcon: TitleAndIconLabelStyle { TitleAndIconLabelStyle() }
}

extension LabelStyle where Self == IconOnlyLabelStyle {
  /// The style `.iconOnly`.
  public nonisolated static var iconOnly: IconOnlyLabelStyle { IconOnlyLabelStyle() }
}

extension LabelStyle where Self == TitleOnlyLabelStyle {
  /// The style `.titleOnly`.
  public nonisolated static var titleOnly: TitleOnlyLabelStyle { TitleOnlyLabelStyle() }
}

/// Marks content that names something but isn't drawn.
public nonisolated struct _SpokenOnly: ViewModifier {
  nonisolated init() {}

  /// Marks the node.
  @MainActor public static func _update<C: View>(_ node: _Node, _ modifier: Self, _ content: C) {
    node.attributes.append(Attribute(name: "_spokenOnly", value: nil))
    C._update(node, content)
  }
}
