/// Several views one after the other.
public struct TupleView<T> {
  /// The views.
  public var value: T

  let update: @MainActor (_Node) -> Void

  /// Makes one view from several.
  public init<each Content: View>(_ value: (repeat each Content))
  where T == (repeat each Content) {
    self.value = value
    update = { node in
      var index = 0
      for view in repeat each value {
        node.update(index, view)
        index += 1
      }
    }
  }
}

extension TupleView: View {
  /// Updates a child for each view.
  @MainActor public static func _update(_ node: _Node, _ view: TupleView<T>) {
    view.update(node)
  }
}
