/// A button that opens a list of actions.
public struct Menu<Label, Content> {
  let label: Label
  let content: Content
  let primaryAction: (() -> Void)?
}

extension Menu: View where Label: View, Content: View {
  /// Makes a menu with a label.
  public nonisolated init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.init(label: label(), content: content(), primaryAction: nil)
  }

  /// Makes a menu with a label that has an action of its own.
  public nonisolated init(
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label,
    primaryAction: @escaping () -> Void
  ) {
    self.init(label: label(), content: content(), primaryAction: primaryAction)
  }

  /// Shows the label and, while it is open, the actions.
  @MainActor public static func _update(_ node: _Node, _ view: Self) {
    let model = node.persistent { MenuModel() }
    let content = view.content
    model.show = { [weak node] in
      guard let node else { return }
      model.present(content, at: node)
    }
    if model.isOpen { model.show() }
    node.part = MenuPart(model: model, primaryAction: view.primaryAction)
    node.update(0, view.label)
  }
}

extension Menu where Label == Text, Content: View {
  /// Makes a menu with a title.
  public nonisolated init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(label: Text(titleKey), content: content(), primaryAction: nil)
  }

  /// Makes a menu with a title.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(label: Text(title), content: content(), primaryAction: nil)
  }

  /// Makes a menu with a title.
  @_disfavoredOverload
  public nonisolated init(
    _ titleResource: LocalizedStringResource, @ViewBuilder content: () -> Content
  ) {
    self.init(label: Text(titleResource), content: content(), primaryAction: nil)
  }

  /// Makes a menu with a title that has an action of its own.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content,
    primaryAction: @escaping () -> Void
  ) {
    self.init(label: Text(titleKey), content: content(), primaryAction: primaryAction)
  }

  /// Makes a menu with a title that has an action of its own.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, @ViewBuilder content: () -> Content, primaryAction: @escaping () -> Void
  ) {
    self.init(label: Text(title), content: content(), primaryAction: primaryAction)
  }

  /// Makes a menu with a title that has an action of its own.
  @_disfavoredOverload
  public nonisolated init(
    _ titleResource: LocalizedStringResource, @ViewBuilder content: () -> Content,
    primaryAction: @escaping () -> Void
  ) {
    self.init(label: Text(titleResource), content: content(), primaryAction: primaryAction)
  }
}

extension Menu where Label == FormUI.Label<Text, Image>, Content: View {
  /// Makes a menu with a title and a symbol.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content
  ) {
    self.init(
      label: FormUI.Label(title: Text(titleKey), icon: Image(systemName: systemImage)),
      content: content(), primaryAction: nil)
  }

  /// Makes a menu with a title and a symbol.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, systemImage: String, @ViewBuilder content: () -> Content
  ) {
    self.init(
      label: FormUI.Label(title: Text(title), icon: Image(systemName: systemImage)),
      content: content(), primaryAction: nil)
  }

  /// Makes a menu with a title and a symbol.
  @_disfavoredOverload
  public nonisolated init(
    _ titleResource: LocalizedStringResource, systemImage: String,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      label: FormUI.Label(title: Text(titleResource), icon: Image(systemName: systemImage)),
      content: content(), primaryAction: nil)
  }
}

/// Whether a menu is open.
final class MenuModel: NodeModel {
  var isOpen = false
  var show: () -> Void = {}
  private var behaviour: PresentationBehaviour?

  func present<Content: View>(_ content: Content, at node: _Node) {
    let presentation = behaviour ?? PresentationBehaviour(kind: .menu)
    behaviour = presentation
    presentation.node = node
    presentation.takeBack = { [weak self] in self?.close() }
    isOpen = true
    presentation.show(content)
  }

  func close() {
    isOpen = false
    behaviour?.hide()
  }

  func unmounted() {
    behaviour?.unmounted()
  }
}

/// A menu on the screen.
struct MenuPart: ControlPart, TappablePart {
  let model: MenuModel
  let primaryAction: (() -> Void)?

  var kind: ElementKind { .menu }

  func describe(_ element: inout Element, at node: _Node) {
    element.texts = node.labelTexts
  }

  func tap(_ node: _Node) {
    if let primaryAction {
      primaryAction()
    } else if model.isOpen {
      model.close()
    } else {
      model.show()
    }
  }
}
