import Foundation

/// A label with a value.
public struct LabeledContent<Label, Content> {
  let label: Label
  let content: Content
}

extension LabeledContent: View where Label: View, Content: View {
  /// Makes a label with content.
  public nonisolated init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.init(label: label(), content: content())
  }

  /// Shows label and content as the style in force wants.
  @MainActor public static func _update(_ node: _Node, _ view: Self) {
    node.part = ContainerPart(kind: .labeledContent)
    let label = view.label
    let content = view.content
    node.environment.labeledContentStyle.update(
      node,
      LabeledContentStyleConfiguration(
        label: _StyleContent { Label._update($0, label) },
        content: _StyleContent { Content._update($0, content) }))
  }
}

extension LabeledContent where Label == Text, Content: View {
  /// Makes a title with content.
  public nonisolated init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(label: Text(titleKey), content: content())
  }

  /// Makes a title with content.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(label: Text(title), content: content())
  }

  /// Makes a title with content.
  @_disfavoredOverload
  public nonisolated init(
    _ titleResource: LocalizedStringResource, @ViewBuilder content: () -> Content
  ) {
    self.init(label: Text(titleResource), content: content())
  }
}

extension LabeledContent where Label == Text, Content == Text {
  /// Makes a title with a string.
  public nonisolated init<V: StringProtocol>(_ titleKey: LocalizedStringKey, value: V) {
    self.init(label: Text(titleKey), content: Text(value))
  }

  /// Makes a title with a string.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, V: StringProtocol>(_ title: S, value: V) {
    self.init(label: Text(title), content: Text(value))
  }

  /// Makes a title with a formatted value.
  public nonisolated init<F: FormatStyle>(
    _ titleKey: LocalizedStringKey, value: F.FormatInput, format: F
  )
  where F.FormatInput: Equatable, F.FormatOutput == String {
    self.init(label: Text(titleKey), content: Text(value, format: format))
  }

  /// Makes a title with a formatted value.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, F: FormatStyle>(
    _ title: S, value: F.FormatInput, format: F
  )
  where F.FormatInput: Equatable, F.FormatOutput == String {
    self.init(label: Text(title), content: Text(value, format: format))
  }

  /// Makes a title with a formatted value.
  @_disfavoredOverload
  public nonisolated init<F: FormatStyle>(
    _ titleResource: LocalizedStringResource, value: F.FormatInput, format: F
  )
  where F.FormatInput: Equatable, F.FormatOutput == String {
    self.init(label: Text(titleResource), content: Text(value, format: format))
  }
}

extension LabeledContent
where
  Label == LabeledContentStyleConfiguration.Label,
  Content == LabeledContentStyleConfiguration.Content
{
  /// Makes the content that a style is asked to draw.
  public nonisolated init(_ configuration: LabeledContentStyleConfiguration) {
    self.init(label: configuration.label, content: configuration.content)
  }
}

/// How labeled content looks.
@MainActor @preconcurrency
public protocol LabeledContentStyle {
  /// What `makeBody` returns.
  associatedtype Body: View
  /// What is known about the content.
  typealias Configuration = LabeledContentStyleConfiguration

  /// The content's look.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// What a style knows about labeled content.
public struct LabeledContentStyleConfiguration {
  /// The label.
  public typealias Label = _StyleContent
  /// The content.
  public typealias Content = _StyleContent
  /// The label.
  public let label: Label
  /// The content.
  public let content: Content
}

/// The style `.automatic`.
public struct AutomaticLabeledContentStyle: LabeledContentStyle, Sendable {
  /// Makes the style.
  public nonisolated init() {}
  /// The label, then the content.
  public func makeBody(configuration: Configuration) -> some View {
    Group {
      configuration.label
      configuration.content
    }
  }
}

extension LabeledContentStyle where Self == AutomaticLabeledContentStyle {
  /// The style `.automatic`.
  public nonisolated static var automatic: AutomaticLabeledContentStyle {
    AutomaticLabeledContentStyle()
  }
}

/// The style in force for labeled content.
struct LabeledContentStyleBox {
  let update: @MainActor (_Node, LabeledContentStyleConfiguration) -> Void

  static let automatic = LabeledContentStyleBox { node, look in
    node.update(0, look.label)
    node.update(1, look.content)
  }

  init(update: @escaping @MainActor (_Node, LabeledContentStyleConfiguration) -> Void) {
    self.update = update
  }

  init<S: LabeledContentStyle>(_ style: S) {
    update = { node, look in
      node.environment.labeledContentStyle = .automatic
      node.update(0, LabeledContentStyleHost(held: Held(value: style), configuration: look))
    }
  }
}

private struct LabeledContentStyleHost<S: LabeledContentStyle>: View {
  var held: Held<S>
  let configuration: LabeledContentStyleConfiguration

  var body: some View { held.value.makeBody(configuration: configuration) }
}

private struct LabeledContentStyleKey: EnvironmentKey {
  static var defaultValue: LabeledContentStyleBox { .automatic }
}

extension EnvironmentValues {
  var labeledContentStyle: LabeledContentStyleBox {
    get { self[LabeledContentStyleKey.self] }
    set { self[LabeledContentStyleKey.self] = newValue }
  }
}

extension View {
  /// Sets the style of labeled content below.
  public nonisolated func labeledContentStyle<S: LabeledContentStyle>(_ style: S) -> some View {
    changingEnvironment("labeledContentStyle", StyleName(S.self)) {
      $0.labeledContentStyle = LabeledContentStyleBox(style)
    }
  }
}
