import Observation

/// The latest value of something that can be evaluated again without its parent.
@MainActor
class AnyViewBox {
  func evaluate(_ node: _Node) {}

  /// The type that is evaluated, for messages.
  var viewType: Any.Type { Never.self }
}

/// A view with a body.
final class ViewBox<V: View>: AnyViewBox {
  var view: V

  init(_ view: V) {
    self.view = view
  }

  override var viewType: Any.Type { V.self }

  override func evaluate(_ node: _Node) {
    node.clearDirty()
    var copy = view
    PropertyLayout.install(into: &copy, of: node)
    let body = node.tracked { copy.body }
    node.update(0, body)
  }
}

extension _Node {
  /// Evaluates a view with a body and goes on with what it returns.
  func updateComposite<V: View>(_ view: V) {
    if let box = box as? ViewBox<V> {
      box.view = view
    } else {
      box = ViewBox(view)
    }
    runtime.evaluate(self)
  }

  /// Reads something for this place; when an observable in it changes, the view that this place belongs to is evaluated
  /// anew.
  func observed<Result>(_ read: () -> Result) -> Result {
    withObservationTracking(read) { [weak self] in
      guard let self else { return }
      MainQueue.run { self.owner?.markDirty() }
    }
  }

  /// The place of the view whose body this place stands in.
  private var owner: _Node? {
    var node = parent
    while let here = node, here.box == nil { node = here.parent }
    return node
  }

  /// Runs a part of an evaluation and asks for a new one when an observable that it read changes.
  func tracked<Result>(_ work: () -> Result) -> Result {
    withObservationTracking(work) { [weak self] in
      guard let self else { return }
      MainQueue.run { self.markDirty() }
    }
  }
}
