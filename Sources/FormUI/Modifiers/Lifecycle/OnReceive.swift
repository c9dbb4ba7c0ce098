/// Keeps a subscription while its place is in the tree.
final class ReceiveBehaviour<P: Publisher>: Behaviour where P.Failure == Never {
  private var subscription: AnyCancellable?
  var action: ((P.Output) -> Void)?

  var isSubscribed: Bool { subscription != nil }

  func subscribe(to publisher: P) {
    guard subscription == nil else { return }
    subscription = publisher.sink { [weak self] in self?.action?($0) }
  }

  override func unmounted() {
    subscription?.cancel()
    subscription = nil
  }
}

/// The modifier behind `onReceive`.
public nonisolated struct _ReceiveModifier<P: Publisher>: ViewModifier where P.Failure == Never {
  let publisher: P
  let action: (P.Output) -> Void

  /// Subscribes once the node is there.
  @MainActor public static func _update<C: View>(_ node: _Node, _ modifier: Self, _ content: C) {
    let behaviour = node.behaviour { ReceiveBehaviour<P>() }
    behaviour.action = modifier.action
    C._update(node, content)
    guard !behaviour.isSubscribed else { return }
    node.runtime.plan(
      PendingClosure { [weak behaviour] in
        behaviour?.subscribe(to: modifier.publisher)
      })
  }
}

extension View {
  /// Runs an action for each value of a publisher.
  public nonisolated func onReceive<P: Publisher>(
    _ publisher: P, perform action: @escaping (P.Output) -> Void
  ) -> some View where P.Failure == Never {
    modifier(_ReceiveModifier(publisher: publisher, action: action))
  }
}
