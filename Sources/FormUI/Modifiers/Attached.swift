import Foundation

extension View {
  /// Draws a view behind.
  @_disfavoredOverload
  public nonisolated func background<Background: View>(
    _ background: Background, alignment: Alignment = .center
  ) -> some View {
    modifier(_AttachedContent("background", .behind, background))
  }

  /// Draws a view behind.
  public nonisolated func background<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View {
    modifier(_AttachedContent("background", .behind, content()))
  }

  /// Draws a view in front.
  @_disfavoredOverload
  public nonisolated func overlay<Overlay: View>(
    _ overlay: Overlay, alignment: Alignment = .center
  ) -> some View {
    modifier(_AttachedContent("overlay", .inFront, overlay))
  }

  /// Draws a view in front.
  public nonisolated func overlay<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View {
    modifier(_AttachedContent("overlay", .inFront, content()))
  }

  /// Lets only a part of the view be seen.
  public nonisolated func mask<Mask: View>(
    alignment: Alignment = .center, @ViewBuilder _ mask: () -> Mask
  ) -> some View {
    recorded("mask")
  }

  /// Lets only a part of the view be seen, in the old spelling.
  public nonisolated func mask<Mask: View>(_ mask: Mask) -> some View {
    recorded("mask")
  }

  /// Puts a view at an edge.
  public nonisolated func safeAreaInset<V: View>(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    modifier(
      _AttachedContent("safeAreaInset", edge == .top ? .behind : .inFront, content()))
  }

  /// Puts a view at an edge.
  public nonisolated func safeAreaInset<V: View>(
    edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    modifier(
      _AttachedContent("safeAreaInset", edge == .leading ? .behind : .inFront, content()))
  }

  /// Puts a bar at an edge.
  public nonisolated func safeAreaBar<V: View>(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    modifier(_AttachedContent("safeAreaBar", edge == .top ? .behind : .inFront, content()))
  }

  /// Draws a view behind a row.
  public nonisolated func listRowBackground<V: View>(_ view: V?) -> some View {
    recorded("listRowBackground")
  }

  /// Draws a view behind a container.
  public nonisolated func containerBackground<S: ShapeStyle>(
    _ style: S, for container: ContainerBackgroundPlacement
  ) -> some View {
    recorded("containerBackground")
  }
}

/// A container with a background.
public struct ContainerBackgroundPlacement: Hashable, Sendable {
  private let name: String
  /// A page.
  public static let navigation = ContainerBackgroundPlacement(name: "navigation")
  /// A window.
  public static let window = ContainerBackgroundPlacement(name: "window")
  /// A widget.
  public static let widget = ContainerBackgroundPlacement(name: "widget")
}
