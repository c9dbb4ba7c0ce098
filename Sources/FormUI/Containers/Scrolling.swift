import Foundation

/// Content that can be scrolled.
public struct ScrollView<Content> {
  let content: Content
}

extension ScrollView: View where Content: View {
  /// Makes a scroll view.
  public nonisolated init(
    _ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content
  ) {
    self.content = content()
  }

  /// Updates the content.
  @MainActor public static func _update(_ node: _Node, _ view: Self) {
    node.part = ContainerPart(kind: .scrollView)
    node.update(0, view.content)
  }
}

/// Content that can be scrolled by code.
public struct ScrollViewReader<Content: View> {
  let content: (ScrollViewProxy) -> Content

  /// Makes a reader.
  public nonisolated init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) {
    self.content = content
  }
}

extension ScrollViewReader: View {
  /// Updates the content.
  @MainActor public static func _update(_ node: _Node, _ view: Self) {
    node.updateLazily { view.content(ScrollViewProxy()) }
  }
}

/// Scrolls by code; nothing moves here.
public struct ScrollViewProxy: Sendable {
  /// Scrolls to a view.
  public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {}
}

/// The first of several views that fits: the first.
public struct ViewThatFits<Content> {
  let content: Content
}

extension ViewThatFits: View where Content: View {
  /// Makes the view.
  public nonisolated init(
    in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content
  ) {
    self.content = content()
  }

  /// Updates the content; only the first view is shown.
  @MainActor public static func _update(_ node: _Node, _ view: Self) {
    node.part = FirstChildPart()
    node.update(0, view.content)
  }
}

/// Shows the first of several views.
struct FirstChildPart: Part {
  var kind: ElementKind { .group }

  func drawnChildren(of node: _Node) -> [_Node]? {
    guard let content = node.children.first else { return [] }
    if content.part == nil, content.box == nil, let first = content.children.first {
      return [first]
    }
    return [content]
  }
}
