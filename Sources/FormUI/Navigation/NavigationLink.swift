/// A control that pushes a page.
public struct NavigationLink<Label, Destination> {
  let label: Label
  let target: LinkTarget<Destination>
}

/// Where a link leads.
enum LinkTarget<Destination> {
  case view(() -> Destination)
  case value(AnyHashable?)
  case bound(Binding<Bool>, () -> Destination)
}

extension NavigationLink: View where Label: View, Destination: View {
  /// Makes a link with a label.
  public nonisolated init(
    @ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label
  ) {
    let view = destination()
    self.init(label: label(), target: .view { view })
  }

  /// Makes a link to a view, with a label.
  public nonisolated init(destination: Destination, @ViewBuilder label: () -> Label) {
    self.init(label: label(), target: .view { destination })
  }

  /// Makes a link that is followed while a flag is set.
  public nonisolated init(
    isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination,
    @ViewBuilder label: () -> Label
  ) {
    let view = destination()
    self.init(label: label(), target: .bound(isActive) { view })
  }

  /// Makes a link that is followed while a flag is set, in the old order.
  public nonisolated init(
    destination: Destination, isActive: Binding<Bool>, @ViewBuilder label: () -> Label
  ) {
    self.init(label: label(), target: .bound(isActive) { destination })
  }

  /// Makes a link that is followed while a selection has its tag.
  public nonisolated init<V: Hashable>(
    tag: V, selection: Binding<V?>, @ViewBuilder destination: () -> Destination,
    @ViewBuilder label: () -> Label
  ) {
    let view = destination()
    self.init(label: label(), target: .bound(Self.flag(tag, selection)) { view })
  }

  /// Makes a link that is followed while a selection has its tag, in the old order.
  public nonisolated init<V: Hashable>(
    destination: Destination, tag: V, selection: Binding<V?>, @ViewBuilder label: () -> Label
  ) {
    self.init(label: label(), target: .bound(Self.flag(tag, selection)) { destination })
  }

  static nonisolated func flag<V: Hashable>(_ tag: V, _ selection: Binding<V?>) -> Binding<Bool> {
    Binding(
      get: { selection.wrappedValue == tag },
      set: { selection.wrappedValue = $0 ? tag : nil })
  }

  /// Shows the label and, when the link was followed, the page.
  @MainActor public static func _update(_ node: _Node, _ view: Self) {
    let behaviour = node.behaviour { LinkBehaviour<Destination>() }
    behaviour.target = view.target
    node.part = LinkPart(follow: { behaviour.follow() })
    behaviour.refresh()
    node.update(0, view.label)
  }
}

extension NavigationLink where Label == Text, Destination: View {
  /// Makes a link with a title.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, @ViewBuilder destination: () -> Destination
  ) {
    let view = destination()
    self.init(label: Text(titleKey), target: .view { view })
  }

  /// Makes a link with a title.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, @ViewBuilder destination: () -> Destination
  ) {
    let view = destination()
    self.init(label: Text(title), target: .view { view })
  }

  /// Makes a link with a title.
  @_disfavoredOverload
  public nonisolated init(
    _ titleResource: LocalizedStringResource, @ViewBuilder destination: () -> Destination
  ) {
    let view = destination()
    self.init(label: Text(titleResource), target: .view { view })
  }

  /// Makes a link with a title to a view.
  public nonisolated init(_ titleKey: LocalizedStringKey, destination: Destination) {
    self.init(label: Text(titleKey), target: .view { destination })
  }

  /// Makes a link with a title to a view.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, destination: Destination) {
    self.init(label: Text(title), target: .view { destination })
  }

  /// Makes a link with a title to a view.
  @_disfavoredOverload
  public nonisolated init(_ titleResource: LocalizedStringResource, destination: Destination) {
    self.init(label: Text(titleResource), target: .view { destination })
  }

  /// Makes a link with a title that is followed while a flag is set.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, destination: Destination, isActive: Binding<Bool>
  ) {
    self.init(label: Text(titleKey), target: .bound(isActive) { destination })
  }

  /// Makes a link with a title that is followed while a flag is set.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, destination: Destination, isActive: Binding<Bool>
  ) {
    self.init(label: Text(title), target: .bound(isActive) { destination })
  }

  /// Makes a link with a title that is followed while a flag is set.
  @_disfavoredOverload
  public nonisolated init(
    _ titleResource: LocalizedStringResource, destination: Destination, isActive: Binding<Bool>
  ) {
    self.init(label: Text(titleResource), target: .bound(isActive) { destination })
  }

  /// Makes a link with a title that is followed while a selection has its tag.
  public nonisolated init<V: Hashable>(
    _ titleKey: LocalizedStringKey, destination: Destination, tag: V, selection: Binding<V?>
  ) {
    self.init(label: Text(titleKey), target: .bound(Self.flag(tag, selection)) { destination })
  }

  /// Makes a link with a title that is followed while a selection has its tag.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, V: Hashable>(
    _ title: S, destination: Destination, tag: V, selection: Binding<V?>
  ) {
    self.init(label: Text(title), target: .bound(Self.flag(tag, selection)) { destination })
  }

  /// Makes a link with a title that is followed while a selection has its tag.
  @_disfavoredOverload
  public nonisolated init<V: Hashable>(
    _ titleResource: LocalizedStringResource, destination: Destination, tag: V,
    selection: Binding<V?>
  ) {
    self.init(label: Text(titleResource), target: .bound(Self.flag(tag, selection)) { destination })
  }
}

extension NavigationLink where Label: View, Destination == Never {
  /// Makes a link to the page of a value.
  public nonisolated init<P: Hashable>(value: P?, @ViewBuilder label: () -> Label) {
    self.init(label: label(), target: .value(value.map { AnyHashable($0) }))
  }
}

extension NavigationLink where Label == Text, Destination == Never {
  /// Makes a link with a title to the page of a value.
  public nonisolated init<P: Hashable>(_ titleKey: LocalizedStringKey, value: P?) {
    self.init(label: Text(titleKey), target: .value(value.map { AnyHashable($0) }))
  }

  /// Makes a link with a title to the page of a value.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, P: Hashable>(_ title: S, value: P?) {
    self.init(label: Text(title), target: .value(value.map { AnyHashable($0) }))
  }

  /// Makes a link with a title to the page of a value.
  @_disfavoredOverload
  public nonisolated init<P: Hashable>(_ titleResource: LocalizedStringResource, value: P?) {
    self.init(label: Text(titleResource), target: .value(value.map { AnyHashable($0) }))
  }
}

extension _Node {
  /// What is selected in the list that this row is in, beside its detail: its links select instead of pushing.
  fileprivate var listSelection: ListSelection? {
    guard lineage.contains(where: { $0.part?.kind == .splitView }) else { return nil }
    for node in lineage {
      guard let list = node.part as? ListPart else { continue }
      return list.selection.flatMap { $0.needsEditing ? nil : $0 }
    }
    return nil
  }
}

/// Follows a link.
final class LinkBehaviour<Destination: View>: Behaviour {
  var target: LinkTarget<Destination>?
  private let page = PresentationBehaviour(kind: .screen)
  private var isFollowed = false

  override func mounted(on node: _Node) {
    super.mounted(on: node)
    page.node = node
  }

  override func unmounted() {
    page.unmounted()
  }

  func follow() {
    switch target {
    case .view:
      isFollowed = true
      page.takeBack = { [weak self] in
        self?.isFollowed = false
        self?.refresh()
      }
      refresh()
    case .value(let value):
      guard let value, let node else { break }
      if let selection = node.listSelection {
        selection.choose(TagValue(key: value))
      } else {
        node.environment.navigation?.append(value)
      }
    case .bound(let flag, _):
      flag.wrappedValue = true
    case nil: break
    }
  }

  /// Shows, updates or takes away the page.
  func refresh() {
    switch target {
    case .view(let make):
      if isFollowed { page.show(make()) } else { page.hide() }
    case .bound(let flag, let make):
      page.takeBack = { flag.wrappedValue = false }
      if flag.wrappedValue { page.show(make()) } else { page.hide() }
    case .value, nil: break
    }
  }
}

/// A link on the screen.
struct LinkPart: ControlPart, TappablePart {
  let follow: () -> Void

  var kind: ElementKind { .navigationLink }

  func describe(_ element: inout Element, at node: _Node) {
    element.texts = node.labelTexts
  }

  func tap(_ node: _Node) {
    follow()
  }
}
