import Foundation

/// A view that knows its size: that of a phone.
public struct GeometryReader<Content: View> {
  let content: (GeometryProxy) -> Content

  /// Makes a reader.
  public nonisolated init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) {
    self.content = content
  }
}

extension GeometryReader: View {
  /// Updates the content with the size.
  @MainActor public static func _update(_ node: _Node, _ view: Self) {
    node.updateLazily { view.content(GeometryProxy()) }
  }
}

/// What a view knows of its place.
public struct GeometryProxy: Sendable {
  /// The size.
  public var size: CGSize { CGSize(width: 390, height: 844) }
  /// The insets of the safe area.
  public var safeAreaInsets: EdgeInsets { EdgeInsets(top: 47, leading: 0, bottom: 34, trailing: 0) }
  /// The frame in a space.
  public func frame(in coordinateSpace: CoordinateSpace) -> CGRect {
    CGRect(origin: .zero, size: size)
  }
  /// The frame in a named space.
  public func frame(in coordinateSpace: NamedCoordinateSpace) -> CGRect {
    CGRect(origin: .zero, size: size)
  }
  /// The rectangle of an anchor.
  public subscript<T>(anchor: Anchor<T>) -> CGRect { CGRect(origin: .zero, size: size) }
}

/// Content that is evaluated on its own when an observable changes.
final class LazyBox<Content: View>: AnyViewBox {
  var make: () -> Content

  init(_ make: @escaping () -> Content) {
    self.make = make
  }

  override var viewType: Any.Type { Content.self }

  override func evaluate(_ node: _Node) {
    node.clearDirty()
    let content = node.tracked { make() }
    node.update(0, content)
  }
}

extension _Node {
  /// Updates the first child with content made by a closure.
  func updateLazily<Content: View>(_ make: @escaping () -> Content) {
    if let known = box as? LazyBox<Content> {
      known.make = make
    } else {
      box = LazyBox(make)
    }
    runtime.evaluate(self)
  }
}
