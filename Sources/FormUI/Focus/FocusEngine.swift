/// Moves the focus and keeps every focus state in step with it.
@MainActor
final class FocusEngine {
  weak var runtime: FormRuntime?

  /// The node that has the focus.
  private(set) weak var focused: _Node?
  private var requests: [AnyFocusLocation] = []
  private var bindings: [ObjectIdentifier: [FocusBehaviour]] = [:]
  private var active: [FocusBehaviour] = []
  private var readers: [ObjectIdentifier: WeakNode] = [:]
  private var defaults: [DefaultFocusBehaviour] = []
  private var lost = false
  /// Whether code has assigned a focus state since the flag was last lowered.
  var wasAssigned = false

  private struct WeakNode {
    weak var node: _Node?
  }

  var hasRequests: Bool { !requests.isEmpty || lost || !defaults.isEmpty }

  /// A view reads `isFocused` and must know of changes.
  func addReader(_ node: _Node) {
    readers[ObjectIdentifier(node)] = WeakNode(node: node)
  }

  func add(_ behaviour: FocusBehaviour) {
    bindings[ObjectIdentifier(behaviour.location), default: []].append(behaviour)
  }

  func remove(_ behaviour: FocusBehaviour, from location: AnyFocusLocation) {
    bindings[ObjectIdentifier(location)]?.removeAll { $0 === behaviour }
    if bindings[ObjectIdentifier(location)]?.isEmpty == true {
      bindings[ObjectIdentifier(location)] = nil
    }
    if active.contains(where: { $0 === behaviour }) {
      active.removeAll { $0 === behaviour }
      if !isRequested(location) { location.reflect(nil) }
    }
  }

  func addDefault(_ behaviour: DefaultFocusBehaviour) {
    defaults.append(behaviour)
  }

  /// Code has assigned a focus state.
  func request(_ location: AnyFocusLocation) {
    wasAssigned = true
    requests.removeAll { $0 === location }
    requests.append(location)
  }

  /// Code has assigned nil or false where that was the value already.
  func assignedWithoutChange() {
    wasAssigned = true
  }

  /// A node has left the tree, or it is covered.
  func nodeLeft(_ node: _Node) {
    if node === focused { lost = true }
    readers[ObjectIdentifier(node)] = nil
  }
}

// MARK: Moving the focus

extension FocusEngine {
  /// Moves the focus as the assignments since the last pass ask for.
  func applyRequests() {
    if lost || focused.map({ !canFocus($0) }) == true {
      lost = false
      move(to: nil)
    }
    let wanted = requests
    requests = []
    for location in wanted { apply(location) }
    let fallbacks = defaults
    defaults = []
    if focused == nil, wanted.isEmpty {
      for behaviour in fallbacks { behaviour.apply() }
      let asked = requests
      requests = []
      for location in asked { apply(location) }
    }
  }

  private func apply(_ location: AnyFocusLocation) {
    guard let value = location.current else {
      if active.contains(where: { $0.location === location }) { move(to: nil) }
      return
    }
    let bound = (bindings[ObjectIdentifier(location)] ?? []).filter { $0.value == value }
    let targets = bound.compactMap { $0.node }.compactMap(firstFocusable)
    if Set(targets.map(ObjectIdentifier.init)).count > 1 {
      runtime?.log.warn(Diagnostics.ambiguousFocus(String(describing: value.base)))
    }
    guard let target = runtime?.firstInTree(targets) else {
      runtime?.log.warn(Diagnostics.unboundFocus(String(describing: value.base)))
      move(to: nil)
      location.reflect(nil)
      return
    }
    move(to: target)
  }

  /// Gives the focus to a node, or to none, and brings all focus states in step.
  func move(to target: _Node?) {
    let old = focused
    if old === target {
      reflect(target)
      return
    }
    (old?.part as? any FocusableField)?.focusLost()
    focused = target
    reflect(target)
    if let target { (target.part as? any FocusableField)?.focusGained() }
    runtime?.log.focusHistory.append(target.map { $0.controlLabel })
    for reader in readers.values { reader.node?.markDirty() }
  }

  /// Takes the focus away, as a new page or sheet does.
  func endEditing() {
    if focused != nil { lost = true }
  }

  private func reflect(_ target: _Node?) {
    let now = (target?.lineage ?? []).flatMap { $0.behaviours.compactMap { $0 as? FocusBehaviour } }
    let locations = Set(now.map { ObjectIdentifier($0.location) })
    for behaviour in active where !locations.contains(ObjectIdentifier(behaviour.location)) {
      if !isRequested(behaviour.location) { behaviour.location.reflect(nil) }
    }
    active = now
    for behaviour in now.reversed() { behaviour.location.reflect(behaviour.value) }
  }

  /// Whether code has assigned a focus state and the assignment still waits.
  private func isRequested(_ location: AnyFocusLocation) -> Bool {
    requests.contains { $0 === location }
  }

  /// The first node at or below a place that can take the focus.
  func firstFocusable(in node: _Node) -> _Node? {
    guard node.isMounted, node.isVisible else { return nil }
    if canFocus(node) { return node }
    for child in node.children {
      if let found = firstFocusable(in: child) { return found }
    }
    return nil
  }

  /// Whether a node takes the focus: a text input or a focusable view that is enabled.
  func canFocus(_ node: _Node) -> Bool {
    guard node.isMounted, node.isVisible, node.environment.isEnabled else { return false }
    return node.part is any FocusableField || node.isMadeFocusable
  }
}

/// A part that can be edited while it has the focus.
@MainActor
protocol FocusableField {
  func focusGained()
  func focusLost()
}
