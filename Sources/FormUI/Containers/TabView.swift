import Foundation

/// Pages of which one is shown at a time.
public struct TabView<SelectionValue: Hashable, Content> {
  let selection: Binding<SelectionValue>?
  let content: Content
}

extension TabView: View where Content: View {
  /// Makes pages whose selection is bound.
  public nonisolated init(
    selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content())
  }

  /// Updates the pages and covers those that are not selected.
  @MainActor public static func _update(_ node: _Node, _ view: Self) {
    let model = node.persistent { TabModel() }
    node.update(0, view.content)
    let pages = node.children[0].tabPages()
    model.choose = { tag, index in
      if let selection = view.selection {
        if let value = tag?.selection(SelectionValue.self) { selection.wrappedValue = value }
      } else {
        model.index = index
        for (index, page) in pages.enumerated() { page.node.setVisible(index == model.index) }
      }
    }
    if let selection = view.selection {
      let value = node.observed { selection.wrappedValue }
      let chosen = pages.firstIndex { $0.tag?.selection(SelectionValue.self) == value }
      model.index = chosen ?? min(model.index, max(0, pages.count - 1))
    }
    for (index, page) in pages.enumerated() { page.node.setVisible(index == model.index) }
    node.part = TabViewPart(model: model, pages: pages)
  }
}

extension TabView where SelectionValue == Int, Content: View {
  /// Makes pages.
  public nonisolated init(@ViewBuilder content: () -> Content) {
    self.init(selection: nil, content: content())
  }
}

/// Which page is selected.
final class TabModel {
  var index = 0
  var choose: (TagValue?, Int) -> Void = { _, _ in }
}

/// A page of a tab view.
struct TabPage {
  let node: _Node
  let title: String
  let tag: TagValue?
}

extension _Node {
  /// The pages in this subtree.
  func tabPages(tag inherited: TagValue? = nil) -> [TabPage] {
    let tag = attributes.first { $0.name == "tag" }?.value as? TagValue ?? inherited
    if let tab = part as? TabPart {
      let title = children.first?.writtenTexts.first ?? ""
      return [TabPage(node: self, title: title, tag: tag ?? tab.value)]
    }
    let item = behaviours.compactMap { $0 as? TabItemBehaviour }.first
    if let item {
      let title = item.content?.writtenTexts.first ?? ""
      return [TabPage(node: self, title: title, tag: tag)]
    }
    if part == nil, box == nil || box is any RowsBox, !children.isEmpty, key == nil || tag == nil {
      let inner = children.flatMap { $0.tabPages(tag: tag ?? $0.implicitTag) }
      if !inner.isEmpty { return inner }
    }
    return [TabPage(node: self, title: "", tag: tag)]
  }
}

/// A tab view on the screen: the selected page, then the tabs.
struct TabViewPart: Part {
  let model: TabModel
  let pages: [TabPage]

  var kind: ElementKind { .tabView }

  func describe(_ element: inout Element, at node: _Node) {
    for (index, page) in pages.enumerated() where !page.title.isEmpty {
      var tab = Element(kind: .tab, node: page.node, attributes: [])
      tab.label = page.title
      tab.value = index == model.index ? "1" : "0"
      tab.texts = [page.title]
      tab.press = { [model] in model.choose(page.tag, index) }
      element.children.append(tab)
    }
  }
}

/// A page with a title, in the new spelling.
public struct Tab<Value: Hashable, Content, Label> {
  let value: Value?
  let content: Content
  let label: Label
}

extension Tab: View where Content: View, Label: View {
  /// Updates title and page.
  @MainActor public static func _update(_ node: _Node, _ view: Self) {
    node.part = TabPart(value: view.value.map { TagValue($0) })
    node.update(0, view.label)
    node.update(1, view.content)
  }

  /// Makes a page with a label.
  public nonisolated init(
    value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.init(value: value, content: content(), label: label())
  }
}

extension Tab where Value == Never, Content: View, Label: View {
  /// Makes a page with a label.
  public nonisolated init(
    role: TabRole? = nil, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.init(value: nil, content: content(), label: label())
  }
}

extension Tab where Content: View, Label == FormUI.Label<Text, Image> {
  /// Makes a page with a title and a symbol.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, systemImage: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      value: value, content: content(),
      label: FormUI.Label(title: Text(titleKey), icon: Image(systemName: systemImage)))
  }

  /// Makes a page with a title and a symbol.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, systemImage: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      value: value, content: content(),
      label: FormUI.Label(title: Text(title), icon: Image(systemName: systemImage)))
  }

  /// Makes a page with a title and a symbol.
  @_disfavoredOverload
  public nonisolated init(
    _ titleResource: LocalizedStringResource, systemImage: String, value: Value,
    role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      value: value, content: content(),
      label: FormUI.Label(title: Text(titleResource), icon: Image(systemName: systemImage)))
  }
}

extension Tab where Value == Never, Content: View, Label == FormUI.Label<Text, Image> {
  /// Makes a page with a title and a symbol.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, systemImage: String, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      value: nil, content: content(),
      label: FormUI.Label(title: Text(titleKey), icon: Image(systemName: systemImage)))
  }

  /// Makes a page with a title and a symbol.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, systemImage: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) {
    self.init(
      value: nil, content: content(),
      label: FormUI.Label(title: Text(title), icon: Image(systemName: systemImage)))
  }

  /// Makes a page with a title and a symbol.
  @_disfavoredOverload
  public nonisolated init(
    _ titleResource: LocalizedStringResource, systemImage: String, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      value: nil, content: content(),
      label: FormUI.Label(title: Text(titleResource), icon: Image(systemName: systemImage)))
  }
}

/// What a tab is for.
public struct TabRole: Hashable, Sendable {
  /// It searches.
  public static let search = TabRole()
}

/// A page on the screen.
struct TabPart: Part {
  let value: TagValue?

  var kind: ElementKind { .group }

  func drawnChildren(of node: _Node) -> [_Node]? { Array(node.children.dropFirst()) }
}

/// Keeps the title of a page, in the old spelling.
final class TabItemBehaviour: Behaviour {
  private(set) var content: _Node?

  func update<V: View>(_ node: _Node, _ view: V) {
    let place = content ?? node.attach(.presented)
    content = place
    place.receive(view)
  }
}

/// The modifier behind `tabItem`.
public nonisolated struct _TabItemModifier<Item: View>: ViewModifier {
  let item: Item

  /// Keeps the title, which hangs on the page's node.
  @MainActor public static func _update<C: View>(_ node: _Node, _ modifier: Self, _ content: C) {
    let behaviour = node.behaviour { TabItemBehaviour() }
    behaviour.update(node, modifier.item)
    C._update(node, content)
  }
}

extension View {
  /// Sets the title of the page.
  public nonisolated func tabItem<V: View>(@ViewBuilder _ label: () -> V) -> some View {
    modifier(_TabItemModifier(item: label()))
  }
}
