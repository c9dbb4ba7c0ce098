import Foundation

/// Places views; accepted, since nothing has a place here.
@MainActor @preconcurrency
public protocol Layout: Animatable {
  /// What is kept between calls.
  associatedtype Cache = Void
  /// The views to place.
  typealias Subviews = LayoutSubviews

  /// The size of the whole.
  nonisolated func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGSize
  /// Places the views.
  nonisolated func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache)
  /// Makes what is kept.
  nonisolated func makeCache(subviews: Subviews) -> Cache
  /// Brings what is kept up to date.
  nonisolated func updateCache(_ cache: inout Cache, subviews: Subviews)
}

extension Layout {
  /// Keeps what there is.
  public nonisolated func updateCache(_ cache: inout Cache, subviews: Subviews) {}

  /// The views that this layout would place.
  public nonisolated func callAsFunction<V: View>(@ViewBuilder _ content: () -> V) -> some View {
    _LayoutContent(content: content())
  }
}

extension Layout where Cache == Void {
  /// Nothing is kept.
  public nonisolated func makeCache(subviews: Subviews) {}
}

/// The views of a layout.
nonisolated struct _LayoutContent<Content: View>: View {
  let content: Content

  @MainActor static func _update(_ node: _Node, _ view: Self) {
    node.part = ContainerPart(kind: .group)
    node.update(0, view.content)
  }
}

/// A layout of a hidden type.
public struct AnyLayout: Layout {
  /// Hides the type of a layout.
  public nonisolated init<L: Layout>(_ layout: L) {}
  /// No size.
  public nonisolated func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize { .zero }
  /// Places nothing.
  public nonisolated func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {}
}

/// Views next to each other.
public struct HStackLayout: Layout {
  /// Makes the layout.
  public nonisolated init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {}
  /// No size.
  public nonisolated func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize { .zero }
  /// Places nothing.
  public nonisolated func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {}
}

/// Views below each other.
public struct VStackLayout: Layout {
  /// Makes the layout.
  public nonisolated init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {}
  /// No size.
  public nonisolated func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize { .zero }
  /// Places nothing.
  public nonisolated func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {}
}

/// A size that is offered to a view.
public struct ProposedViewSize: Equatable, Sendable {
  /// The width.
  public var width: CGFloat?
  /// The height.
  public var height: CGFloat?
  /// Makes an offer.
  public init(width: CGFloat?, height: CGFloat?) {
    self.width = width
    self.height = height
  }
  /// Makes an offer.
  public init(_ size: CGSize) {
    self.init(width: size.width, height: size.height)
  }
  /// Nothing.
  public static let zero = ProposedViewSize(width: 0, height: 0)
  /// As much as the view wants.
  public static let unspecified = ProposedViewSize(width: nil, height: nil)
  /// Without end.
  public static let infinity = ProposedViewSize(width: .infinity, height: .infinity)
  /// The offer with defaults for what was not said.
  public func replacingUnspecifiedDimensions(
    by size: CGSize = CGSize(width: 10, height: 10)
  ) -> CGSize {
    CGSize(width: width ?? size.width, height: height ?? size.height)
  }
}

/// The views that a layout places.
public struct LayoutSubviews: RandomAccessCollection, Sendable {
  /// The first position.
  public var startIndex: Int { 0 }
  /// The position after the last one.
  public var endIndex: Int { 0 }
  /// The view at a position.
  public subscript(position: Int) -> LayoutSubview { LayoutSubview() }
}

/// A view that a layout places.
public struct LayoutSubview: Equatable, Sendable {
  /// Its size for an offer.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { .zero }
  /// Its dimensions for an offer.
  public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions { ViewDimensions() }
  /// Its priority.
  public var priority: Double { 0 }
  /// Its spacing.
  public var spacing: ViewSpacing { ViewSpacing() }
  /// Places it.
  public func place(
    at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize
  ) {}
  /// A value that the view was given for the layout.
  public subscript<K: LayoutValueKey>(key: K.Type) -> K.Value { K.defaultValue }
}

/// The space that a view wants around it.
public struct ViewSpacing: Sendable {
  /// No space.
  public init() {}
  /// The distance to another view.
  public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat { 0 }
}

/// A value that views give to a layout.
public protocol LayoutValueKey {
  /// The type of the value.
  associatedtype Value
  /// The value where nothing was said.
  static var defaultValue: Value { get }
}

extension View {
  /// Gives a value to the layout.
  public nonisolated func layoutValue<K: LayoutValueKey>(key: K.Type, value: K.Value) -> some View {
    recorded("layoutValue")
  }
}
