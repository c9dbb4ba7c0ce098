/// Items of a toolbar.
@MainActor @preconcurrency
public protocol ToolbarContent {
  /// What `body` returns.
  associatedtype Body: ToolbarContent

  /// What the items are made of.
  @ToolbarContentBuilder @MainActor @preconcurrency var body: Body { get }

  /// Brings a node up to date with the items.
  @MainActor static func _updateItems(_ node: _Node, _ content: Self)
}

/// Items of a toolbar that people may arrange.
public protocol CustomizableToolbarContent: ToolbarContent
where Body: CustomizableToolbarContent {}

extension ToolbarContent {
  /// Items with a body.
  @MainActor public static func _updateItems(_ node: _Node, _ content: Self) {
    node.updateComposite(_ToolbarHost(held: Held(value: content)))
  }
}

extension ToolbarContent where Body == Never {
  /// Items of this module have no body.
  public var body: Never { Diagnostics.noBody(of: Self.self) }
}

extension Never: ToolbarContent, CustomizableToolbarContent {}

/// Toolbar items with a body, seen as a view.
nonisolated struct _ToolbarHost<T: ToolbarContent>: View {
  var held: Held<T>

  @MainActor var body: _ToolbarItems<T.Body> { _ToolbarItems(items: held.value.body) }
}

/// Toolbar items, seen as a view.
nonisolated struct _ToolbarItems<T: ToolbarContent>: View {
  let items: T

  @MainActor static func _update(_ node: _Node, _ view: Self) {
    T._updateItems(node, view.items)
  }
}

extension _Node {
  /// Brings the child at an index up to date with toolbar items.
  func updateItems<T: ToolbarContent>(_ index: Int, _ items: T) {
    update(index, _ToolbarItems(items: items))
  }

  /// Brings the child at an index up to date with toolbar items; another key means another child.
  func updateItems<T: ToolbarContent>(_ index: Int, key: AnyHashable, _ items: T) {
    update(index, key: key, _ToolbarItems(items: items))
  }
}

/// One item of a toolbar.
public struct ToolbarItem<ID, Content> {
  let placement: ToolbarItemPlacement
  let content: Content
}

extension ToolbarItem: ToolbarContent where Content: View {
  /// Updates the item.
  @MainActor public static func _updateItems(_ node: _Node, _ item: Self) {
    node.part = ToolbarItemPart(placement: item.placement)
    node.update(0, item.content)
  }
}

extension ToolbarItem: CustomizableToolbarContent where Content: View {}

extension ToolbarItem where ID == (), Content: View {
  /// Makes an item.
  public nonisolated init(
    placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
  ) {
    self.init(placement: placement, content: content())
  }
}

extension ToolbarItem where ID == String, Content: View {
  /// Makes an item that people may arrange.
  public nonisolated init(
    id: String, placement: ToolbarItemPlacement = .automatic, showsByDefault: Bool = true,
    @ViewBuilder content: () -> Content
  ) {
    self.init(placement: placement, content: content())
  }
}

/// Several items of a toolbar.
public struct ToolbarItemGroup<Content> {
  let placement: ToolbarItemPlacement
  let content: Content
}

extension ToolbarItemGroup: ToolbarContent where Content: View {
  /// Makes items.
  public nonisolated init(
    placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
  ) {
    self.init(placement: placement, content: content())
  }

  /// Updates the items.
  @MainActor public static func _updateItems(_ node: _Node, _ item: Self) {
    node.part = ToolbarItemPart(placement: item.placement)
    node.update(0, item.content)
  }
}

/// Space between items of a toolbar.
public nonisolated struct ToolbarSpacer: ToolbarContent, CustomizableToolbarContent {
  /// Makes a space.
  public nonisolated init(
    _ sizing: SpacerSizing = .flexible, placement: ToolbarItemPlacement = .automatic
  ) {}
  /// Shows nothing.
  @MainActor public static func _updateItems(_ node: _Node, _ content: ToolbarSpacer) {}
}

/// How large a space is.
public struct SpacerSizing: Hashable, Sendable {
  private let name: String
  /// What is left.
  public static let flexible = SpacerSizing(name: "flexible")
  /// One size.
  public static let fixed = SpacerSizing(name: "fixed")
}

/// The menu of a title.
public nonisolated struct ToolbarTitleMenu<Content>: ToolbarContent where Content: View {
  let content: Content
  /// Makes a menu.
  public nonisolated init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }
  /// Updates the menu.
  @MainActor public static func _updateItems(_ node: _Node, _ menu: Self) {
    node.part = ToolbarItemPart(placement: .principal)
    node.update(0, menu.content)
  }
}

/// Where an item of a toolbar is.
public struct ToolbarItemPlacement: Hashable, Sendable {
  let name: String
  /// The platform decides.
  public static let automatic = ToolbarItemPlacement(name: "automatic")
  /// In the middle of the title bar.
  public static let principal = ToolbarItemPlacement(name: "principal")
  /// For moving about.
  public static let navigation = ToolbarItemPlacement(name: "navigation")
  /// The most frequent action.
  public static let primaryAction = ToolbarItemPlacement(name: "primaryAction")
  /// A less frequent action.
  public static let secondaryAction = ToolbarItemPlacement(name: "secondaryAction")
  /// A change of state.
  public static let status = ToolbarItemPlacement(name: "status")
  /// Confirms.
  public static let confirmationAction = ToolbarItemPlacement(name: "confirmationAction")
  /// Cancels.
  public static let cancellationAction = ToolbarItemPlacement(name: "cancellationAction")
  /// Deletes.
  public static let destructiveAction = ToolbarItemPlacement(name: "destructiveAction")
  /// Above the keyboard.
  public static let keyboard = ToolbarItemPlacement(name: "keyboard")
  /// At the start of the title bar.
  public static let topBarLeading = ToolbarItemPlacement(name: "topBarLeading")
  /// At the end of the title bar.
  public static let topBarTrailing = ToolbarItemPlacement(name: "topBarTrailing")
  /// At the start of the title bar, in the old spelling.
  public static let navigationBarLeading = ToolbarItemPlacement(name: "topBarLeading")
  /// At the end of the title bar, in the old spelling.
  public static let navigationBarTrailing = ToolbarItemPlacement(name: "topBarTrailing")
  /// At the bottom.
  public static let bottomBar = ToolbarItemPlacement(name: "bottomBar")
  /// In place of the title.
  public static let title = ToolbarItemPlacement(name: "title")
  /// In place of the large title.
  public static let largeTitle = ToolbarItemPlacement(name: "largeTitle")
  /// Below the title.
  public static let subtitle = ToolbarItemPlacement(name: "subtitle")

  /// Whether the item is at the bottom of the screen.
  var isAtBottom: Bool { self == .bottomBar || self == .status }
}

/// An item of a toolbar on the screen.
struct ToolbarItemPart: Part {
  let placement: ToolbarItemPlacement

  var kind: ElementKind { .toolbarItem }

  func describe(_ element: inout Element, at node: _Node) {
    element.value = placement.name
  }
}

/// Builds toolbar items from the statements of a closure.
@resultBuilder
public struct ToolbarContentBuilder {
  /// An item.
  public static func buildExpression<T: ToolbarContent>(_ content: T) -> T { content }
  /// One statement.
  public static func buildBlock<T: ToolbarContent>(_ content: T) -> T { content }
  /// Any number of statements.
  @_disfavoredOverload
  public static func buildBlock<each T: ToolbarContent>(
    _ content: repeat each T
  ) -> TupleToolbarContent<(repeat each T)> {
    TupleToolbarContent((repeat each content))
  }
  /// An `if` without `else`.
  public static func buildIf<T: ToolbarContent>(_ content: T?) -> T? { content }
  /// The first branch.
  public static func buildEither<T: ToolbarContent, F: ToolbarContent>(
    first: T
  ) -> _ConditionalContent<T, F> { _ConditionalContent(storage: .trueContent(first)) }
  /// The other branch.
  public static func buildEither<T: ToolbarContent, F: ToolbarContent>(
    second: F
  ) -> _ConditionalContent<T, F> { _ConditionalContent(storage: .falseContent(second)) }
  /// An `if #available`.
  public static func buildLimitedAvailability<T: ToolbarContent>(
    _ content: T
  ) -> _AnyToolbarContent { _AnyToolbarContent(content) }
}

/// Several toolbar items.
public nonisolated struct TupleToolbarContent<T>: ToolbarContent {
  let update: @MainActor (_Node) -> Void

  init<each Item: ToolbarContent>(_ items: (repeat each Item)) where T == (repeat each Item) {
    update = { node in
      var index = 0
      for item in repeat each items {
        node.updateItems(index, item)
        index += 1
      }
    }
  }

  /// Updates a child for each item.
  @MainActor public static func _updateItems(_ node: _Node, _ content: Self) {
    content.update(node)
  }
}

/// Toolbar items of a hidden type.
public nonisolated struct _AnyToolbarContent: ToolbarContent {
  let apply: @MainActor (_Node) -> Void

  init<T: ToolbarContent>(_ content: T) {
    apply = { T._updateItems($0, content) }
  }

  /// Updates the items.
  @MainActor public static func _updateItems(_ node: _Node, _ content: Self) {
    content.apply(node)
  }
}

extension Optional: ToolbarContent where Wrapped: ToolbarContent {
  /// Updates the items, or takes them away.
  @MainActor public static func _updateItems(_ node: _Node, _ content: Wrapped?) {
    if let content { node.updateItems(0, content) } else { node.truncate(to: 0) }
  }
}

extension _ConditionalContent: ToolbarContent
where TrueContent: ToolbarContent, FalseContent: ToolbarContent {
  /// Updates the items of the branch.
  @MainActor public static func _updateItems(_ node: _Node, _ content: Self) {
    switch content.storage {
    case .trueContent(let items): node.updateItems(0, key: true, items)
    case .falseContent(let items): node.updateItems(0, key: false, items)
    }
  }
}

/// The modifier behind `toolbar`.
public nonisolated struct _ToolbarModifier<Items: View>: ViewModifier {
  let items: Items

  /// Updates the items, which hang on the node.
  @MainActor public static func _update<C: View>(_ node: _Node, _ modifier: Self, _ content: C) {
    let behaviour = node.behaviour { AttachedBehaviour() }
    behaviour.update(node, .toolbar, modifier.items)
    C._update(node, content)
  }
}

extension View {
  /// Puts items into the toolbars.
  public nonisolated func toolbar<Content: ToolbarContent>(
    @ToolbarContentBuilder content: () -> Content
  ) -> some View {
    modifier(_ToolbarModifier(items: _ToolbarItems(items: content())))
  }

  /// Puts views into the toolbar.
  public nonisolated func toolbar<Content: View>(
    @ViewBuilder content: () -> Content
  ) -> some View {
    modifier(
      _ToolbarModifier(
        items: _ToolbarItems(
          items: ToolbarItem(placement: .automatic, content: content))))
  }

  /// Puts items into a toolbar that people may arrange.
  public nonisolated func toolbar<Content: CustomizableToolbarContent>(
    id: String, @ToolbarContentBuilder content: () -> Content
  ) -> some View {
    modifier(_ToolbarModifier(items: _ToolbarItems(items: content())))
  }

  /// Shows or hides toolbars.
  public nonisolated func toolbar(
    _ visibility: Visibility, for bars: ToolbarPlacement...
  ) -> some View {
    recorded("toolbar", visibility)
  }

  /// Takes parts of toolbars away.
  public nonisolated func toolbar(removing defaultItemKind: ToolbarDefaultItemKind?) -> some View {
    recorded("toolbar")
  }
}

/// A toolbar.
public struct ToolbarPlacement: Hashable, Sendable {
  let name: String
  /// The platform decides.
  public static let automatic = ToolbarPlacement(name: "automatic")
  /// The bar with the title.
  public static let navigationBar = ToolbarPlacement(name: "navigationBar")
  /// The bar at the bottom.
  public static let bottomBar = ToolbarPlacement(name: "bottomBar")
  /// The bar of tabs.
  public static let tabBar = ToolbarPlacement(name: "tabBar")
  /// The bar of a window.
  public static let windowToolbar = ToolbarPlacement(name: "windowToolbar")
}

/// A part of a toolbar that is there by itself.
public struct ToolbarDefaultItemKind: Sendable {
  /// The button for the sidebar.
  public static let sidebarToggle = ToolbarDefaultItemKind()
  /// The title.
  public static let title = ToolbarDefaultItemKind()
}
