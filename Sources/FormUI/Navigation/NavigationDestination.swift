/// Makes pages for values of one type.
final class TypedDestination<D: Hashable, Destination: View>: ValueDestination {
  var make: ((D) -> Destination)?
  private var pages: [ValuePage] = []

  override func mounted(on node: _Node) {
    super.mounted(on: node)
    node.environment.navigation?.register(self, for: D.self)
  }

  override func unmounted() {
    node?.environment.navigation?.unregister(self, for: D.self)
    for page in pages { page.unmounted() }
  }

  override func page(for value: AnyHashable) -> ValuePage {
    let page = ValuePage(value: value)
    page.node = node
    pages.append(page)
    show(page)
    return page
  }

  /// Brings the pages that are shown up to date.
  func refresh() {
    pages.removeAll { $0.content == nil }
    for page in pages { show(page) }
  }

  private func show(_ page: ValuePage) {
    guard let make, let value = page.value.base as? D, let node else { return }
    page.show(node.observed { make(value) })
  }
}

/// The modifier behind `navigationDestination(for:)`.
public nonisolated struct _DestinationModifier<D: Hashable, Destination: View>: ViewModifier {
  let make: (D) -> Destination

  /// Registers the destination with the stack around it.
  @MainActor public static func _update<C: View>(_ node: _Node, _ modifier: Self, _ content: C) {
    let behaviour = node.behaviour { () -> TypedDestination<D, Destination> in
      let made = TypedDestination<D, Destination>()
      made.make = modifier.make
      return made
    }
    behaviour.make = modifier.make
    behaviour.refresh()
    C._update(node, content)
  }
}

extension View {
  /// Says which page stands for a value of a type.
  public nonisolated func navigationDestination<D: Hashable, C: View>(
    for data: D.Type, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View {
    modifier(_DestinationModifier(make: destination))
  }

  /// Pushes a page while a flag is set.
  public nonisolated func navigationDestination<V: View>(
    isPresented: Binding<Bool>, @ViewBuilder destination: @escaping () -> V
  ) -> some View {
    modifier(
      _PresentModifier(
        kind: .screen, isPresented: isPresented, onDismiss: nil, presented: destination))
  }

  /// Pushes a page for an item.
  public nonisolated func navigationDestination<D: Hashable, C: View>(
    item: Binding<D?>, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View {
    modifier(
      _PresentItemModifier(
        kind: .screen, item: item, id: { AnyHashable($0) }, onDismiss: nil,
        presented: destination))
  }
}
