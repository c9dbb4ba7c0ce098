/// Runs an asynchronous action while its place is on the screen.
final class TaskBehaviour: Behaviour {
  private var id: AnyHashable?
  var action: (@Sendable () async -> Void)?
  private var task: Task<Void, Never>?

  /// Takes the id of the latest evaluation; another one starts the action anew.
  func refresh(id: AnyHashable?) {
    defer { self.id = id }
    guard id != self.id, task != nil else { return }
    task?.cancel()
    task = nil
    appeared()
  }

  override func mounted(on node: _Node) {
    super.mounted(on: node)
    if node.isVisible { appeared() }
  }

  override func appeared() {
    node?.runtime.plan(PendingClosure { [weak self] in self?.start() })
  }

  private func start() {
    guard task == nil, let action, let node, node.isMounted, node.isVisible else { return }
    let runtime = node.runtime
    task = runtime.tasks.start { await action() }
  }

  override func disappeared() {
    task?.cancel()
    task = nil
  }

  override func unmounted() {
    disappeared()
  }
}

/// Tasks that modifiers have started; the driver waits for those that don't sleep.
@MainActor
final class TaskWatch {
  private(set) var running = 0

  /// Starts an action on the main actor at once.
  func start(_ action: @escaping @MainActor @Sendable () async -> Void) -> Task<Void, Never> {
    running += 1
    return Task.immediate { @MainActor in
      await action()
      self.running -= 1
    }
  }
}

/// The modifier behind `task`.
public nonisolated struct _TaskModifier: ViewModifier {
  let id: AnyHashable?
  let action: @Sendable () async -> Void

  /// Keeps the action at the node.
  @MainActor public static func _update<C: View>(_ node: _Node, _ modifier: Self, _ content: C) {
    let behaviour = node.behaviour { TaskBehaviour() }
    behaviour.action = modifier.action
    behaviour.refresh(id: modifier.id)
    C._update(node, content)
  }
}

extension View {
  /// Runs an asynchronous action while the view is on the screen.
  public nonisolated func task(
    priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: @escaping @Sendable () async -> Void
  ) -> some View {
    modifier(_TaskModifier(id: nil, action: action))
  }

  /// Runs an asynchronous action while the view is on the screen, and anew when a value changes.
  public nonisolated func task<ID: Equatable>(
    id value: ID, priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: @escaping @Sendable () async -> Void
  ) -> some View {
    modifier(_TaskModifier(id: AnyHashable(EquatableBox(value)), action: action))
  }
}

/// Makes an equatable value comparable as a key.
struct EquatableBox<Value: Equatable>: Hashable {
  let value: Value

  init(_ value: Value) {
    self.value = value
  }

  static func == (left: Self, right: Self) -> Bool { left.value == right.value }

  func hash(into hasher: inout Hasher) {}
}
