import Foundation

/// A modifier that moves or turns what it is applied to; nothing of it shows here.
public protocol GeometryEffect: Animatable, ViewModifier where Body == Never {
  /// The transform for a size.
  nonisolated func effectValue(size: CGSize) -> ProjectionTransform
}

extension GeometryEffect {
  /// Records the effect and shows the content.
  @MainActor public static func _update<C: View>(_ node: _Node, _ modifier: Self, _ content: C) {
    node.attributes.append(Attribute(name: "geometryEffect", value: nil))
    C._update(node, content)
  }

  /// The effect without a change of the layout.
  public nonisolated func ignoredByLayout() -> Self { self }
}

/// A transform in three dimensions.
public struct ProjectionTransform: Hashable, Sendable {
  /// The parts of the matrix.
  public var m11: CGFloat = 1, m12: CGFloat = 0, m13: CGFloat = 0
  /// The parts of the matrix.
  public var m21: CGFloat = 0, m22: CGFloat = 1, m23: CGFloat = 0
  /// The parts of the matrix.
  public var m31: CGFloat = 0, m32: CGFloat = 0, m33: CGFloat = 1

  /// No change.
  public init() {}

  /// A transform in the plane.
  public init(_ transform: CGAffineTransform) {
    (m11, m12, m21, m22) = (transform.a, transform.b, transform.c, transform.d)
    (m31, m32) = (transform.tx, transform.ty)
  }

  /// A transform in space.
  public init(_ transform: CATransform3D) {}

  /// Whether nothing changes.
  public var isIdentity: Bool { self == ProjectionTransform() }
  /// Whether only positions change, by lines that stay parallel.
  public var isAffine: Bool { m13 == 0 && m23 == 0 && m33 == 1 }
}

/// A transform in space; it is accepted.
public struct CATransform3D: Sendable {
  /// The part of the matrix that makes near things large.
  public var m34: CGFloat = 0

  /// No change.
  public init() {}
}

/// No change in space.
public let CATransform3DIdentity = CATransform3D()

/// Turns in space; it is accepted.
public nonisolated func CATransform3DRotate(
  _ transform: CATransform3D, _ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
) -> CATransform3D { transform }

/// Moves in space; it is accepted.
public nonisolated func CATransform3DTranslate(
  _ transform: CATransform3D, _ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat
) -> CATransform3D { transform }

/// Turns in space; it is accepted.
public nonisolated func CATransform3DMakeRotation(
  _ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
) -> CATransform3D { CATransform3D() }

/// A transform in the plane.
public struct CGAffineTransform: Hashable, Sendable {
  /// The parts of the matrix.
  public var a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat
  /// How far everything moves.
  public var tx: CGFloat, ty: CGFloat

  /// No change.
  public static let identity = CGAffineTransform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)

  /// No change.
  public init() { self = .identity }

  /// A transform of its parts.
  public init(a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat) {
    (self.a, self.b, self.c, self.d, self.tx, self.ty) = (a, b, c, d, tx, ty)
  }

  /// A transform of its parts.
  public init(
    _ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat, _ tx: CGFloat, _ ty: CGFloat
  ) {
    self.init(a: a, b: b, c: c, d: d, tx: tx, ty: ty)
  }

  /// A move.
  public init(translationX x: CGFloat, y: CGFloat) {
    self.init(a: 1, b: 0, c: 0, d: 1, tx: x, ty: y)
  }

  /// A change of size.
  public init(scaleX x: CGFloat, y: CGFloat) {
    self.init(a: x, b: 0, c: 0, d: y, tx: 0, ty: 0)
  }

  /// A turn, in radians.
  public init(rotationAngle angle: CGFloat) {
    self.init(a: cos(angle), b: sin(angle), c: -sin(angle), d: cos(angle), tx: 0, ty: 0)
  }

  /// Whether nothing changes.
  public var isIdentity: Bool { self == .identity }

  /// This transform, then another one.
  public func concatenating(_ other: CGAffineTransform) -> CGAffineTransform {
    CGAffineTransform(
      a: a * other.a + b * other.c, b: a * other.b + b * other.d,
      c: c * other.a + d * other.c, d: c * other.b + d * other.d,
      tx: tx * other.a + ty * other.c + other.tx, ty: tx * other.b + ty * other.d + other.ty)
  }

  /// A move, then this transform.
  public func translatedBy(x: CGFloat, y: CGFloat) -> CGAffineTransform {
    CGAffineTransform(translationX: x, y: y).concatenating(self)
  }

  /// A change of size, then this transform.
  public func scaledBy(x: CGFloat, y: CGFloat) -> CGAffineTransform {
    CGAffineTransform(scaleX: x, y: y).concatenating(self)
  }

  /// A turn, then this transform.
  public func rotated(by angle: CGFloat) -> CGAffineTransform {
    CGAffineTransform(rotationAngle: angle).concatenating(self)
  }

  /// The transform that takes this one back; itself where there is none.
  public func inverted() -> CGAffineTransform {
    let size = a * d - b * c
    guard size != 0 else { return self }
    return CGAffineTransform(
      a: d / size, b: -b / size, c: -c / size, d: a / size,
      tx: (c * ty - d * tx) / size, ty: (b * tx - a * ty) / size)
  }
}

extension View {
  /// Transforms in the plane; recorded.
  public nonisolated func transformEffect(_ transform: CGAffineTransform) -> some View {
    recorded("transformEffect")
  }

  /// Transforms in three dimensions; recorded.
  public nonisolated func projectionEffect(_ transform: ProjectionTransform) -> some View {
    recorded("projectionEffect")
  }
}
