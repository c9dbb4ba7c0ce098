import Observation

/// A place in the tree of views: its position is the identity that state hangs on.
///
/// A node outlives the view values that describe it. Modifiers share the node of what they modify, from the outermost
/// inwards; a view with a body, and each child of a builder, has a node of its own.
@MainActor
public final class _Node {
  let runtime: FormRuntime
  private(set) weak var parent: _Node?
  let depth: Int

  /// The children of a builder or body, by index.
  var children: [_Node] = []
  /// Nodes that hang on this one without being drawn in place: sheets, toolbars, destinations.
  var attached: [_Node] = []
  /// The values that flow down to this place.
  var environment: EnvironmentValues
  /// What modifiers recorded, from the outermost inwards.
  var attributes: [Attribute] = []
  /// What modifiers do over time, from the outermost inwards.
  private(set) var behaviours: [Behaviour] = []
  private var cursor = 0
  /// What is on the screen at this place; nil for a place that only holds others.
  var part: (any Part)?
  /// Data of the part that outlives a single update.
  var model: AnyObject?
  /// Storage of the property wrappers of the view at this place.
  var slots: [AnyObject?] = []
  /// The latest value of a view that is evaluated anew when its state changes.
  var box: AnyViewBox?
  /// How this node is used when it hangs on another one without being its child.
  var attachment: Attachment?
  /// The presentation whose content starts here.
  weak var presentation: PresentationBehaviour?
  /// What tells this child from another one at the same position.
  var key: AnyHashable?

  nonisolated(unsafe) private(set) var isDirty = false
  private(set) var isMounted = true
  /// False on a page that another one covers.
  private(set) var isVisible = true

  init(runtime: FormRuntime, parent: _Node?) {
    self.runtime = runtime
    self.parent = parent
    depth = (parent?.depth ?? 0) + 1
    environment = parent?.environment ?? runtime.baseEnvironment
    isVisible = parent?.isVisible ?? true
    runtime.mountedCount += 1
  }

  /// Asks for a new evaluation of the view at this place.
  nonisolated func markDirty() {
    if isDirty { return }
    isDirty = true
    runtime.dirtyNodes.append(self)
  }

  func clearDirty() {
    isDirty = false
  }
}

// MARK: Updating

extension _Node {
  /// Brings the child at an index up to date with a view.
  func update<V: View>(_ index: Int, _ view: V) {
    let child = index < children.count ? children[index] : appendChild()
    child.receive(view)
  }

  /// Brings the child at an index up to date; another key means another child.
  func update<V: View>(_ index: Int, key: AnyHashable, _ view: V) {
    if index < children.count, children[index].key != key {
      children[index].unmount()
      let child = _Node(runtime: runtime, parent: self)
      child.key = key
      children[index] = child
    }
    let child = index < children.count ? children[index] : appendChild()
    child.key = key
    child.receive(view)
  }

  /// Starts this node afresh with the environment of its parent and updates it with a view.
  func receive<V: View>(_ view: V) {
    if let parent { environment = parent.environment }
    begin()
    V._update(self, view)
  }

  /// Forgets what the modifiers of the last update recorded.
  func begin() {
    attributes.removeAll(keepingCapacity: true)
    cursor = 0
    part = nil
  }

  private func appendChild() -> _Node {
    let child = _Node(runtime: runtime, parent: self)
    children.append(child)
    return child
  }

  /// Removes the children from an index on.
  func truncate(to count: Int) {
    while children.count > count {
      children.removeLast().unmount()
    }
  }

  /// A node for content that is not drawn in place.
  func attach(_ attachment: Attachment) -> _Node {
    let node = _Node(runtime: runtime, parent: self)
    node.attachment = attachment
    if attachment == .presented { node.isVisible = true }
    attached.append(node)
    return node
  }

  /// Removes content that is not drawn in place.
  func detach(_ node: _Node) {
    attached.removeAll { $0 === node }
    node.unmount()
  }

  /// The behaviour that belongs to the modifier now being applied; it is made on the first update.
  func behaviour<B: Behaviour>(_ make: () -> B) -> B {
    defer { cursor += 1 }
    if cursor < behaviours.count, let known = behaviours[cursor] as? B { return known }
    let made = make()
    if cursor < behaviours.count {
      behaviours[cursor].unmounted()
      behaviours[cursor] = made
    } else {
      behaviours.append(made)
    }
    made.mounted(on: self)
    return made
  }

  /// The persistent data of the part, made on the first update.
  func persistent<M: AnyObject>(_ make: () -> M) -> M {
    if let known = model as? M { return known }
    let made = make()
    model = made
    return made
  }
}

// MARK: Leaving

extension _Node {
  /// Takes this node and everything below out of the tree.
  func unmount() {
    guard isMounted else { return }
    isMounted = false
    runtime.mountedCount -= 1
    for child in children { child.unmount() }
    for node in attached { node.unmount() }
    for behaviour in behaviours { behaviour.unmounted() }
    (model as? any NodeModel)?.unmounted()
    for slot in slots { (slot as? any SlotStorage)?.unmounted() }
    runtime.nodeLeft(self)
  }

  /// Covers or uncovers a page.
  func setVisible(_ visible: Bool) {
    guard isVisible != visible else { return }
    isVisible = visible
    for behaviour in behaviours {
      if visible { behaviour.appeared() } else { behaviour.disappeared() }
    }
    if !visible { runtime.nodeLeft(self) }
    for child in children { child.setVisible(visible) }
  }

  /// Whether another node is this one or below it.
  func contains(_ node: _Node) -> Bool {
    var current: _Node? = node
    while let here = current {
      if here === self { return true }
      current = here.parent
    }
    return false
  }

  /// This node and those above it, from here to the root.
  var lineage: [_Node] {
    var line: [_Node] = []
    var current: _Node? = self
    while let here = current {
      line.append(here)
      current = here.parent
    }
    return line
  }
}

/// Data of a part that wants to know when its node leaves the tree.
@MainActor
protocol NodeModel: AnyObject {
  func unmounted()
}
