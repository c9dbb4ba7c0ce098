/// Runs an action when its place appears, or when it disappears.
final class AppearBehaviour: Behaviour {
  private let onAppear: Bool
  var action: (() -> Void)?
  private var isShown = false
  private var hasAppeared = false

  init(onAppear: Bool) {
    self.onAppear = onAppear
  }

  override func mounted(on node: _Node) {
    super.mounted(on: node)
    if node.isVisible { appeared() }
  }

  override func appeared() {
    isShown = true
    node?.runtime.plan(PendingClosure { [weak self] in self?.finishAppearing() })
  }

  private func finishAppearing() {
    guard isShown, !hasAppeared else { return }
    hasAppeared = true
    if onAppear { action?() }
  }

  override func disappeared() {
    isShown = false
    guard hasAppeared else { return }
    hasAppeared = false
    guard !onAppear, let action else { return }
    node?.runtime.plan(PendingClosure { action() })
  }

  override func unmounted() {
    disappeared()
  }
}

/// The modifier behind `onAppear` and `onDisappear`.
public nonisolated struct _AppearModifier: ViewModifier {
  let onAppear: Bool
  let action: (() -> Void)?

  /// Keeps the action at the node.
  @MainActor public static func _update<C: View>(_ node: _Node, _ modifier: Self, _ content: C) {
    let behaviour = node.behaviour { AppearBehaviour(onAppear: modifier.onAppear) }
    behaviour.action = modifier.action
    C._update(node, content)
  }
}

extension View {
  /// Runs an action when the view appears.
  public nonisolated func onAppear(perform action: (() -> Void)? = nil) -> some View {
    modifier(_AppearModifier(onAppear: true, action: action))
  }

  /// Runs an action when the view has disappeared.
  public nonisolated func onDisappear(perform action: (() -> Void)? = nil) -> some View {
    modifier(_AppearModifier(onAppear: false, action: action))
  }
}
