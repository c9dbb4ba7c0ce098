/// Keeps a subscription while its place is in the tree.
final class ReceiveBehaviour<P: Publisher>: Behaviour where P.Failure == Never {
  private var subscription: AnyCancellable?
  var action: ((P.Output) -> Void)?
  private var lastValues: [P.Output] = []

  var isSubscribed: Bool { subscription != nil }

  func subscribe(to publisher: P) {
    guard subscription == nil else { return }
    subscription = publisher.sink { [weak self] in self?.action?($0) }
  }

  /// Takes the values of a publisher that sends all of them at once, unless they are those of the last update.
  func take(_ publisher: P) {
    var values: [P.Output] = []
    _ = publisher.sink { values.append($0) }
    let isSame = values.count == lastValues.count && zip(values, lastValues).allSatisfy(isEqual)
    guard !isSame else { return }
    lastValues = values
    for value in values { action?(value) }
  }

  private func isEqual(_ one: P.Output, _ other: P.Output) -> Bool {
    guard let one = one as? any Equatable else { return false }
    return one.equals(other)
  }

  override func unmounted() {
    subscription?.cancel()
    subscription = nil
  }
}

extension Equatable {
  fileprivate func equals(_ other: Any) -> Bool { other as? Self == self }
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
    if modifier.publisher._sendsAtOnce {
      return node.runtime.plan(
        PendingClosure { [weak behaviour] in behaviour?.take(modifier.publisher) })
    }
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
