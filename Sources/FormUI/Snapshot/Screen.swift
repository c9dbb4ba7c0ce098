/// All that is on the screen, top to bottom, and what of it can be touched.
@MainActor
struct Screen {
  /// What can be seen.
  let elements: [Element]
  /// What can be touched: an alert in front takes all touches.
  let reachable: [Element]
  /// The toolbar above the keyboard.
  let keyboardItems: [Element]
  /// The alerts and dialogs in front.
  let alerts: [Element]

  init(of runtime: FormRuntime) {
    let builder = ElementBuilder(focused: runtime.focus.focused)
    let stack = runtime.presentations
    var layers: [[Element]] = []
    if stack.showsBase, let root = runtime.root { layers.append(builder.page(root)) }
    var alerts: [Element] = []
    for presentation in stack.visible {
      guard let content = presentation.content else { continue }
      let layer = builder.page(content)
      layers.append(layer)
      alerts += layer.flatMap(\.flattened).filter {
        $0.kind == .alert || $0.kind == .confirmationDialog
      }
    }
    keyboardItems = runtime.focus.focused == nil ? [] : builder.keyboardItems(of: runtime)
    elements = layers.flatMap { $0 } + keyboardItems
    reachable = (layers.last ?? []) + keyboardItems
    self.alerts = alerts
  }
}

extension ElementBuilder {
  /// The elements of a page: its title bar, its content and its bottom bar.
  func page(_ node: _Node) -> [Element] {
    let content = elements(at: node)
    if let presentation = node.part, presentation is NavigationPart { return content }
    return wrap(content, of: node)
  }

  /// Puts the bars that a page asks for around its content.
  func wrap(_ content: [Element], of node: _Node) -> [Element] {
    var scan = PageScan()
    scan.visit(node)
    guard scan.title != nil || !scan.items.isEmpty else { return content }
    var bar = Element(kind: .navigationBar, node: node, attributes: [])
    bar.label = scan.title
    if let title = scan.title, !title.isEmpty { bar.texts = [title] }
    let items = scan.items.filter { $0.placement != .keyboard }
    bar.children = items.filter { !$0.placement.isAtBottom }.flatMap { elements(at: $0.node) }
    let bottom = items.filter { $0.placement.isAtBottom }.flatMap { elements(at: $0.node) }
    let hasBar = bar.label != nil || !bar.children.isEmpty
    return (hasBar ? [bar] : []) + content + bottom
  }

  /// The items above the keyboard, from all that is mounted.
  func keyboardItems(of runtime: FormRuntime) -> [Element] {
    guard let root = runtime.root else { return [] }
    var scan = PageScan(entersStacks: true)
    scan.visit(root)
    for presentation in runtime.presentations.shown {
      if let content = presentation.content { scan.visit(content) }
    }
    return scan.items.filter { $0.placement == .keyboard }.flatMap { elements(at: $0.node) }
  }
}

/// Finds the title and the toolbar items of a page.
@MainActor
struct PageScan {
  private(set) var title: String?
  private(set) var items: [(placement: ToolbarItemPlacement, node: _Node)] = []
  private let entersStacks: Bool

  init(entersStacks: Bool = false) {
    self.entersStacks = entersStacks
  }

  mutating func visit(_ node: _Node) {
    guard node.isVisible else { return }
    if title == nil, let text = node.attributes.first(where: { $0.name == "navigationTitle" }) {
      title = (text.value as? Text)?.resolved(in: node.environment)
    }
    for attached in node.attached where attached.attachment == .toolbar { collect(attached) }
    if let part = node.part as? NavigationPart {
      guard entersStacks else { return }
      if let top = part.model.topNode { visit(top) }
      return
    }
    for child in node.children { visit(child) }
  }

  private mutating func collect(_ node: _Node) {
    if let part = node.part as? ToolbarItemPart {
      items.append((part.placement, node))
      return
    }
    for child in node.children { collect(child) }
  }
}
