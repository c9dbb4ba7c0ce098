/// The pages of one navigation stack.
@MainActor
final class NavigationModel {
  /// The node of the stack; its first child is the root page.
  weak var node: _Node?
  /// The pages above the root.
  private(set) var pages: [PresentationBehaviour] = []
  /// What makes pages for values, by the type of the value.
  private var destinations: [ObjectIdentifier: ValueDestination] = [:]
  /// The values that stand for pages.
  private(set) var values: [AnyHashable] = []
  private var valuePages: [PresentationBehaviour] = []
  /// Writes the values to a bound path.
  var writePath: (([AnyHashable]) -> Void)?

  func push(_ page: PresentationBehaviour) {
    topNode?.setVisible(false)
    pages.append(page)
  }

  func remove(_ page: PresentationBehaviour) {
    guard pages.contains(where: { $0 === page }) else { return }
    let wasTop = pages.last === page
    pages.removeAll { $0 === page }
    valuePages.removeAll { $0 === page }
    if wasTop { topNode?.setVisible(true) }
  }

  /// The page on the screen.
  var topNode: _Node? {
    pages.last?.content ?? node?.children.first
  }

  func register(_ destination: ValueDestination, for type: Any.Type) {
    destinations[ObjectIdentifier(type)] = destination
    reconcile()
  }

  func unregister(_ destination: ValueDestination, for type: Any.Type) {
    if destinations[ObjectIdentifier(type)] === destination {
      destinations[ObjectIdentifier(type)] = nil
    }
  }

  /// Takes the values of a bound path.
  func adopt(_ path: [AnyHashable]) {
    values = path
    node?.runtime.plan(PendingClosure { [weak self] in self?.reconcile() })
  }

  /// Pushes a page for a value.
  func append(_ value: AnyHashable) {
    setValues(values + [value])
  }

  /// Takes the last value away when its page is on top.
  func pop(_ page: PresentationBehaviour) {
    guard let index = valuePages.firstIndex(where: { $0 === page }) else { return }
    setValues(Array(values.prefix(index)))
  }

  private func setValues(_ new: [AnyHashable]) {
    if let writePath {
      writePath(new)
    } else {
      values = new
      reconcile()
    }
  }

  /// Makes the pages fit the values.
  func reconcile() {
    let shown = valuePages.compactMap { ($0 as? ValuePage)?.value }
    var common = 0
    while common < shown.count, common < values.count, shown[common] == values[common] {
      common += 1
    }
    for page in valuePages[common...].reversed() { page.hide() }
    for value in values[common...] {
      guard let destination = destinations[ObjectIdentifier(type(of: value.base))] else { break }
      let page = destination.page(for: value)
      page.takeBack = { [weak self, weak page] in
        if let page { self?.pop(page) }
      }
      valuePages.append(page)
    }
  }
}

/// A page that stands for a value of the path.
final class ValuePage: PresentationBehaviour {
  let value: AnyHashable

  init(value: AnyHashable) {
    self.value = value
    super.init(kind: .screen)
  }
}

/// Makes pages for values of a type.
@MainActor
class ValueDestination: Behaviour {
  func page(for value: AnyHashable) -> ValuePage { ValuePage(value: value) }
}

private struct NavigationKey: EnvironmentKey {
  static var defaultValue: NavigationModel? { nil }
}

extension EnvironmentValues {
  var navigation: NavigationModel? {
    get { self[NavigationKey.self] }
    set { self[NavigationKey.self] = newValue }
  }
}
