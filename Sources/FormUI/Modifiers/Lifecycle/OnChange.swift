/// Watches a value and runs an action when it differs from the last evaluation.
final class ChangeBehaviour<V: Equatable>: Behaviour {
  private var value: V
  private var waiting: PendingChange<V>?
  private var previous: ((V, V) -> Void)?

  init(_ value: V) {
    self.value = value
  }

  /// Takes the value and the action of the latest evaluation.
  ///
  /// - Parameters:
  ///   - newValue: the value now.
  ///   - action: what to run with the old and the new value.
  func refresh(_ newValue: V, action: @escaping (V, V) -> Void) {
    if let waiting, !waiting.isDone {
      waiting.new = newValue
      waiting.action = action
    } else if newValue != value {
      let change = PendingChange(old: value, new: newValue, action: action)
      waiting = change
      node?.runtime.plan(change)
    }
    value = newValue
  }

  /// Keeps the closure of this evaluation and returns that of the one before.
  func swap(_ action: @escaping (V, V) -> Void) -> (V, V) -> Void {
    defer { previous = action }
    if let waiting, !waiting.isDone { return waiting.action }
    return previous ?? action
  }

  /// Runs the action once at the start.
  func plan(initial action: @escaping (V, V) -> Void) {
    let value = value
    node?.runtime.plan(PendingClosure { action(value, value) })
  }

  override func unmounted() {
    waiting?.isCancelled = true
  }
}

/// A change whose action has not run yet; several changes before it runs become one.
final class PendingChange<V: Equatable>: PendingAction {
  private let old: V
  var new: V
  var action: (V, V) -> Void
  var isDone = false
  var isCancelled = false

  init(old: V, new: V, action: @escaping (V, V) -> Void) {
    self.old = old
    self.new = new
    self.action = action
  }

  override var isWanted: Bool {
    if old == new || isCancelled { isDone = true }
    return !isDone
  }

  override func run() {
    guard !isDone, !isCancelled else { return }
    isDone = true
    action(old, new)
  }
}

/// The modifier behind `onChange`.
public nonisolated struct _ChangeModifier<V: Equatable>: ViewModifier {
  let value: V
  let initial: Bool
  /// The old form runs the closure of the evaluation before.
  let usesOldClosure: Bool
  let action: (V, V) -> Void

  /// Compares the value with the last one.
  @MainActor public static func _update<C: View>(_ node: _Node, _ modifier: Self, _ content: C) {
    node.attributes.append(Attribute(name: "onChange", value: nil))
    var isNew = false
    let behaviour = node.behaviour { () -> ChangeBehaviour<V> in
      isNew = true
      return ChangeBehaviour(modifier.value)
    }
    if isNew, modifier.initial { behaviour.plan(initial: modifier.action) }
    let action = modifier.usesOldClosure ? behaviour.swap(modifier.action) : modifier.action
    behaviour.refresh(modifier.value, action: action)
    C._update(node, content)
  }
}

extension View {
  /// Runs an action with the old and the new value when a value changes.
  public nonisolated func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
  ) -> some View {
    modifier(
      _ChangeModifier(value: value, initial: initial, usesOldClosure: false, action: action))
  }

  /// Runs an action when a value changes.
  public nonisolated func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some View {
    modifier(
      _ChangeModifier(
        value: value, initial: initial, usesOldClosure: false, action: { _, _ in action() }))
  }

  /// Runs an action with the new value, in the old form: the closure is that of the body before the change.
  public nonisolated func onChange<V: Equatable>(
    of value: V, perform action: @escaping (_ newValue: V) -> Void
  ) -> some View {
    modifier(
      _ChangeModifier(
        value: value, initial: false, usesOldClosure: true, action: { _, new in action(new) }))
  }
}
