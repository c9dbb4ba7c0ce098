/// Pages that are pushed and popped.
public struct NavigationStack<Data, Root> {
  let root: Root
  let path: PathBinding?
}

/// A bound path as values of any type.
struct PathBinding {
  let read: () -> [AnyHashable]
  let write: ([AnyHashable]) -> Void
}

extension NavigationStack: View where Root: View {
  /// Updates the root page and takes the path.
  @MainActor public static func _update(_ node: _Node, _ view: Self) {
    node.updateNavigation(root: view.root, path: view.path)
  }
}

extension NavigationStack where Data == NavigationPath, Root: View {
  /// Makes a stack that keeps its own path.
  public nonisolated init(@ViewBuilder root: () -> Root) {
    self.init(root: root(), path: nil)
  }

  /// Makes a stack whose path is bound.
  public nonisolated init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root) {
    self.init(
      root: root(),
      path: PathBinding(
        read: { path.wrappedValue.values },
        write: { path.wrappedValue = NavigationPath(values: $0) }))
  }
}

extension NavigationStack
where
  Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection,
  Data.Element: Hashable, Root: View
{
  /// Makes a stack whose path is a bound collection.
  public nonisolated init(path: Binding<Data>, @ViewBuilder root: () -> Root) {
    self.init(
      root: root(),
      path: PathBinding(
        read: { path.wrappedValue.map { AnyHashable($0) } },
        write: { path.wrappedValue = Data($0.compactMap { $0.base as? Data.Element }) }))
  }
}

extension _Node {
  /// Updates a navigation stack at this place.
  func updateNavigation<Root: View>(root: Root, path: PathBinding?) {
    let model = persistent { NavigationModel() }
    model.node = self
    part = NavigationPart(model: model)
    environment.navigation = model
    update(0, root)
    guard let path else { return }
    model.writePath = path.write
    model.adopt(observed { path.read() })
  }
}

/// A navigation stack on the screen: the page on top.
struct NavigationPart: Part {
  let model: NavigationModel

  var kind: ElementKind { .screen }

  func drawnChildren(of node: _Node) -> [_Node]? {
    model.topNode.map { [$0] } ?? []
  }
}

/// Pages from the outermost inwards, in the old spelling.
public struct NavigationView<Content> {
  let content: Content
}

extension NavigationView: View where Content: View {
  /// Makes a navigation view.
  public nonisolated init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  /// Updates the root page.
  @MainActor public static func _update(_ node: _Node, _ view: Self) {
    node.updateNavigation(root: view.content, path: nil)
  }
}

/// Values that stand for pages.
public struct NavigationPath: Equatable {
  var values: [AnyHashable] = []

  init(values: [AnyHashable]) {
    self.values = values
  }

  /// No page.
  public init() {}

  /// A page for each value.
  public init<S: Sequence>(_ elements: S) where S.Element: Hashable {
    values = elements.map { AnyHashable($0) }
  }

  /// How many pages there are above the root.
  public var count: Int { values.count }
  /// Whether the root is on the screen.
  public var isEmpty: Bool { values.isEmpty }

  /// Adds a page.
  public mutating func append<V: Hashable>(_ value: V) {
    values.append(AnyHashable(value))
  }

  /// Takes pages away.
  public mutating func removeLast(_ count: Int = 1) {
    values.removeLast(min(count, values.count))
  }
}
