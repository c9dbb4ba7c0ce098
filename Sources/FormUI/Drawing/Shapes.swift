import Foundation

/// A rectangle.
public struct Rectangle: InsettableShape {
  /// Makes the shape.
  public nonisolated init() {}
  /// The outline.
  public nonisolated func path(in rect: CGRect) -> Path { Path(rect) }
  /// The smaller shape.
  public nonisolated func inset(by amount: CGFloat) -> Rectangle { self }
}

/// A rectangle with round corners.
public struct RoundedRectangle: InsettableShape {
  /// The size of a corner.
  public var cornerSize: CGSize
  /// Makes the shape from a radius.
  public nonisolated init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
    cornerSize = CGSize(width: cornerRadius, height: cornerRadius)
  }
  /// Makes the shape from a size.
  public nonisolated init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
    self.cornerSize = cornerSize
  }
  /// The outline.
  public nonisolated func path(in rect: CGRect) -> Path { Path(rect) }
  /// The smaller shape.
  public nonisolated func inset(by amount: CGFloat) -> RoundedRectangle { self }
}

/// A rectangle whose corners differ.
public struct UnevenRoundedRectangle: InsettableShape {
  /// Makes the shape from four radii.
  public nonisolated init(
    topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0,
    bottomTrailingRadius: CGFloat = 0, topTrailingRadius: CGFloat = 0,
    style: RoundedCornerStyle = .continuous
  ) {}
  /// Makes the shape from radii.
  public nonisolated init(
    cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous
  ) {}
  /// The outline.
  public nonisolated func path(in rect: CGRect) -> Path { Path(rect) }
  /// The smaller shape.
  public nonisolated func inset(by amount: CGFloat) -> UnevenRoundedRectangle { self }
}

/// The radii of four corners.
public struct RectangleCornerRadii: Equatable, Sendable {
  /// Makes radii.
  public init(
    topLeading: CGFloat = 0, bottomLeading: CGFloat = 0, bottomTrailing: CGFloat = 0,
    topTrailing: CGFloat = 0
  ) {}
}

/// How a corner is rounded.
public enum RoundedCornerStyle: Sendable {
  /// Quarters of a circle.
  case circular
  /// A smoother curve.
  case continuous
}

/// A circle.
public struct Circle: InsettableShape {
  /// Makes the shape.
  public nonisolated init() {}
  /// The outline.
  public nonisolated func path(in rect: CGRect) -> Path { Path(ellipseIn: rect) }
  /// The smaller shape.
  public nonisolated func inset(by amount: CGFloat) -> Circle { self }
}

/// An ellipse.
public struct Ellipse: InsettableShape {
  /// Makes the shape.
  public nonisolated init() {}
  /// The outline.
  public nonisolated func path(in rect: CGRect) -> Path { Path(ellipseIn: rect) }
  /// The smaller shape.
  public nonisolated func inset(by amount: CGFloat) -> Ellipse { self }
}

/// A rectangle with half circles at two ends.
public struct Capsule: InsettableShape {
  /// Makes the shape.
  public nonisolated init(style: RoundedCornerStyle = .continuous) {}
  /// The outline.
  public nonisolated func path(in rect: CGRect) -> Path { Path(rect) }
  /// The smaller shape.
  public nonisolated func inset(by amount: CGFloat) -> Capsule { self }
}

/// The shape of the container.
public struct ContainerRelativeShape: InsettableShape {
  /// Makes the shape.
  public nonisolated init() {}
  /// The outline.
  public nonisolated func path(in rect: CGRect) -> Path { Path(rect) }
  /// The smaller shape.
  public nonisolated func inset(by amount: CGFloat) -> ContainerRelativeShape { self }
}

/// A shape of a hidden type.
public struct AnyShape: Shape {
  private let outline: @Sendable (CGRect) -> Path
  /// Hides the type of a shape.
  public nonisolated init<S: Shape>(_ shape: S) {
    outline = { shape.path(in: $0) }
  }
  /// The outline.
  public nonisolated func path(in rect: CGRect) -> Path { outline(rect) }
}

extension Shape where Self == Rectangle {
  /// A rectangle.
  public nonisolated static var rect: Rectangle { Rectangle() }
}

extension Shape where Self == RoundedRectangle {
  /// A rectangle with round corners.
  public nonisolated static func rect(
    cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous
  ) -> RoundedRectangle { RoundedRectangle(cornerRadius: cornerRadius, style: style) }
}

extension Shape where Self == UnevenRoundedRectangle {
  /// A rectangle whose corners differ.
  public nonisolated static func rect(
    topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0,
    bottomTrailingRadius: CGFloat = 0, topTrailingRadius: CGFloat = 0,
    style: RoundedCornerStyle = .continuous
  ) -> UnevenRoundedRectangle { UnevenRoundedRectangle() }
}

extension Shape where Self == Circle {
  /// A circle.
  public nonisolated static var circle: Circle { Circle() }
}

extension Shape where Self == Ellipse {
  /// An ellipse.
  public nonisolated static var ellipse: Ellipse { Ellipse() }
}

extension Shape where Self == Capsule {
  /// A capsule.
  public nonisolated static var capsule: Capsule { Capsule() }
  /// A capsule.
  public nonisolated static func capsule(style: RoundedCornerStyle) -> Capsule {
    Capsule(style: style)
  }
}

extension Shape where Self == ContainerRelativeShape {
  /// The shape of the container.
  public nonisolated static var containerRelative: ContainerRelativeShape {
    ContainerRelativeShape()
  }
}
