import Foundation

/// Content in one box of a kind.
struct ContainerPart: Part {
  let kind: ElementKind
}

/// Headers or footers that stay in view.
public struct PinnedScrollableViews: OptionSet, Sendable {
  /// The kinds as bits.
  public let rawValue: UInt32
  /// Makes a set of kinds.
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  /// Headers.
  public static let sectionHeaders = PinnedScrollableViews(rawValue: 1)
  /// Footers.
  public static let sectionFooters = PinnedScrollableViews(rawValue: 2)
}

/// A row or column of a lazy grid.
public struct GridItem: Sendable {
  /// The size of a row or column.
  public enum Size: Sendable {
    /// One size.
    case fixed(CGFloat)
    /// What is left.
    case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
    /// As many as fit.
    case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
  }

  /// The size.
  public var size: Size
  /// The distance to the next one.
  public var spacing: CGFloat?
  /// How content is placed.
  public var alignment: Alignment?

  /// Makes a row or column.
  public init(_ size: Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil) {
    self.size = size
    self.spacing = spacing
    self.alignment = alignment
  }
}

/// Views next to each other.
public struct HStack<Content> {
  let content: Content
}

extension HStack: View where Content: View {
  /// Makes the container.
  public nonisolated init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.content = content()
  }

  /// Updates the content.
  @MainActor public static func _update(_ node: _Node, _ view: Self) {
    node.part = ContainerPart(kind: .hStack)
    node.update(0, view.content)
  }
}

/// Views below each other.
public struct VStack<Content> {
  let content: Content
}

extension VStack: View where Content: View {
  /// Makes the container.
  public nonisolated init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.content = content()
  }

  /// Updates the content.
  @MainActor public static func _update(_ node: _Node, _ view: Self) {
    node.part = ContainerPart(kind: .vStack)
    node.update(0, view.content)
  }
}

/// Views on top of each other.
public struct ZStack<Content> {
  let content: Content
}

extension ZStack: View where Content: View {
  /// Makes the container.
  public nonisolated init(
    alignment: Alignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) {
    self.content = content()
  }

  /// Updates the content.
  @MainActor public static func _update(_ node: _Node, _ view: Self) {
    node.part = ContainerPart(kind: .zStack)
    node.update(0, view.content)
  }
}

/// Views next to each other; all are made at once here.
public struct LazyHStack<Content> {
  let content: Content
}

extension LazyHStack: View where Content: View {
  /// Makes the container.
  public nonisolated init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = PinnedScrollableViews(),
    @ViewBuilder content: () -> Content
  ) {
    self.content = content()
  }

  /// Updates the content.
  @MainActor public static func _update(_ node: _Node, _ view: Self) {
    node.part = ContainerPart(kind: .hStack)
    node.update(0, view.content)
  }
}

/// Views below each other; all are made at once here.
public struct LazyVStack<Content> {
  let content: Content
}

extension LazyVStack: View where Content: View {
  /// Makes the container.
  public nonisolated init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = PinnedScrollableViews(),
    @ViewBuilder content: () -> Content
  ) {
    self.content = content()
  }

  /// Updates the content.
  @MainActor public static func _update(_ node: _Node, _ view: Self) {
    node.part = ContainerPart(kind: .vStack)
    node.update(0, view.content)
  }
}

/// Views in columns.
public struct LazyVGrid<Content> {
  let content: Content
}

extension LazyVGrid: View where Content: View {
  /// Makes the container.
  public nonisolated init(
    columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = PinnedScrollableViews(),
    @ViewBuilder content: () -> Content
  ) {
    self.content = content()
  }

  /// Updates the content.
  @MainActor public static func _update(_ node: _Node, _ view: Self) {
    node.part = ContainerPart(kind: .grid)
    node.update(0, view.content)
  }
}

/// Views in rows.
public struct LazyHGrid<Content> {
  let content: Content
}

extension LazyHGrid: View where Content: View {
  /// Makes the container.
  public nonisolated init(
    rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = PinnedScrollableViews(),
    @ViewBuilder content: () -> Content
  ) {
    self.content = content()
  }

  /// Updates the content.
  @MainActor public static func _update(_ node: _Node, _ view: Self) {
    node.part = ContainerPart(kind: .grid)
    node.update(0, view.content)
  }
}

/// Views in a grid.
public struct Grid<Content> {
  let content: Content
}

extension Grid: View where Content: View {
  /// Makes the container.
  public nonisolated init(
    alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) {
    self.content = content()
  }

  /// Updates the content.
  @MainActor public static func _update(_ node: _Node, _ view: Self) {
    node.part = ContainerPart(kind: .grid)
    node.update(0, view.content)
  }
}

/// A row of a grid.
public struct GridRow<Content> {
  let content: Content
}

extension GridRow: View where Content: View {
  /// Makes the container.
  public nonisolated init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content)
  {
    self.content = content()
  }

  /// Updates the content.
  @MainActor public static func _update(_ node: _Node, _ view: Self) {
    node.part = ContainerPart(kind: .gridRow)
    node.update(0, view.content)
  }
}

/// Views next to each other that can be resized.
public struct HSplitView<Content> {
  let content: Content
}

extension HSplitView: View where Content: View {
  /// Makes the container.
  public nonisolated init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  /// Updates the content.
  @MainActor public static func _update(_ node: _Node, _ view: Self) {
    node.part = ContainerPart(kind: .hStack)
    node.update(0, view.content)
  }
}

/// Views below each other that can be resized.
public struct VSplitView<Content> {
  let content: Content
}

extension VSplitView: View where Content: View {
  /// Makes the container.
  public nonisolated init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  /// Updates the content.
  @MainActor public static func _update(_ node: _Node, _ view: Self) {
    node.part = ContainerPart(kind: .vStack)
    node.update(0, view.content)
  }
}

/// Views whose glass flows together.
public struct GlassEffectContainer<Content> {
  let content: Content
}

extension GlassEffectContainer: View where Content: View {
  /// Makes the container.
  public nonisolated init(spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {
    self.content = content()
  }

  /// Updates the content.
  @MainActor public static func _update(_ node: _Node, _ view: Self) {
    node.part = ContainerPart(kind: .group)
    node.update(0, view.content)
  }
}
