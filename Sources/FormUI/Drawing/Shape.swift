import Foundation

/// An outline that can be filled and stroked.
public protocol Shape: View, Sendable, Animatable {
  /// The outline in a rectangle.
  nonisolated func path(in rect: CGRect) -> Path
}

/// A shape that can be made smaller by an inset.
public protocol InsettableShape: Shape {
  /// The smaller shape.
  associatedtype InsetShape: InsettableShape
  /// The shape with an inset.
  nonisolated func inset(by amount: CGFloat) -> InsetShape
}

/// A value that can move between two states.
public protocol Animatable {
  /// What moves.
  associatedtype AnimatableData: VectorArithmetic = EmptyAnimatableData
  /// What moves.
  nonisolated var animatableData: AnimatableData { get set }
}

extension Animatable where AnimatableData == EmptyAnimatableData {
  /// Nothing moves.
  public nonisolated var animatableData: EmptyAnimatableData {
    get { EmptyAnimatableData() }
    set {}
  }
}

/// A vector.
public protocol VectorArithmetic: AdditiveArithmetic {
  /// Multiplies by a number.
  mutating func scale(by rhs: Double)
  /// The square of the length.
  var magnitudeSquared: Double { get }
}

extension Double: VectorArithmetic {
  /// Multiplies by a number.
  public mutating func scale(by rhs: Double) { self *= rhs }
  /// The square.
  public var magnitudeSquared: Double { self * self }
}

extension CGFloat: VectorArithmetic {
  /// Multiplies by a number.
  public mutating func scale(by rhs: Double) { self *= CGFloat(rhs) }
  /// The square.
  public var magnitudeSquared: Double { Double(self * self) }
}

/// Nothing that moves.
public struct EmptyAnimatableData: VectorArithmetic, Sendable {
  /// Makes nothing.
  public init() {}
  /// Nothing.
  public static var zero: EmptyAnimatableData { EmptyAnimatableData() }
  /// Nothing.
  public static func + (left: Self, right: Self) -> Self { left }
  /// Nothing.
  public static func - (left: Self, right: Self) -> Self { left }
  /// Does nothing.
  public mutating func scale(by rhs: Double) {}
  /// Nothing.
  public var magnitudeSquared: Double { 0 }
}

/// Two values that move together.
public struct AnimatablePair<First: VectorArithmetic, Second: VectorArithmetic>: VectorArithmetic {
  /// The first value.
  public var first: First
  /// The second value.
  public var second: Second
  /// Makes a pair.
  public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }
  /// Zeros.
  public static var zero: Self { Self(.zero, .zero) }
  /// The sum.
  public static func + (left: Self, right: Self) -> Self {
    Self(left.first + right.first, left.second + right.second)
  }
  /// The difference.
  public static func - (left: Self, right: Self) -> Self {
    Self(left.first - right.first, left.second - right.second)
  }
  /// Multiplies by a number.
  public mutating func scale(by rhs: Double) {
    first.scale(by: rhs)
    second.scale(by: rhs)
  }
  /// The square of the length.
  public var magnitudeSquared: Double { first.magnitudeSquared + second.magnitudeSquared }
}

extension Shape {
  /// The shape, filled.
  @MainActor public static func _update(_ node: _Node, _ view: Self) {
    node.part = DrawnPart(kind: .shape, name: styleName(Self.self))
  }
}

extension Shape where Body == Never {
  /// Shapes have no body.
  public var body: Never { Diagnostics.noBody(of: Self.self) }
}

/// A shape with a style, seen as a view.
public nonisolated struct _ShapeView: View {
  let name: String

  nonisolated init<S: Shape>(_ shape: S) {
    name = styleName(S.self)
  }

  /// Shows the shape.
  @MainActor public static func _update(_ node: _Node, _ view: Self) {
    node.part = DrawnPart(kind: .shape, name: view.name)
  }
}

extension _ShapeView {
  /// Fills the shape once more.
  public nonisolated func fill<S: ShapeStyle>(
    _ content: S = .foreground, style: FillStyle = FillStyle()
  ) -> _ShapeView { self }
  /// Draws the outline once more.
  public nonisolated func stroke<S: ShapeStyle>(_ content: S, lineWidth: CGFloat = 1) -> _ShapeView
  { self }
  /// Draws the outline once more.
  public nonisolated func stroke<S: ShapeStyle>(_ content: S, style: StrokeStyle) -> _ShapeView {
    self
  }
  /// Draws the outline once more.
  public nonisolated func strokeBorder<S: ShapeStyle>(
    _ content: S = .foreground, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> _ShapeView { self }
}

extension Shape {
  /// Fills the shape.
  public nonisolated func fill<S: ShapeStyle>(
    _ content: S, style: FillStyle = FillStyle()
  ) -> _ShapeView { _ShapeView(self) }
  /// Fills the shape.
  public nonisolated func fill(style: FillStyle = FillStyle()) -> _ShapeView { _ShapeView(self) }
  /// Draws the outline.
  public nonisolated func stroke<S: ShapeStyle>(_ content: S, lineWidth: CGFloat = 1) -> _ShapeView
  { _ShapeView(self) }
  /// Draws the outline.
  public nonisolated func stroke<S: ShapeStyle>(
    _ content: S, style: StrokeStyle, antialiased: Bool = true
  ) -> _ShapeView { _ShapeView(self) }
  /// Draws the outline.
  public nonisolated func stroke(lineWidth: CGFloat = 1) -> _DerivedShape<Self> {
    _DerivedShape(base: self)
  }
  /// Draws the outline.
  public nonisolated func stroke(style: StrokeStyle) -> _DerivedShape<Self> {
    _DerivedShape(base: self)
  }
  /// A part of the outline.
  public nonisolated func trim(from startFraction: CGFloat = 0, to endFraction: CGFloat = 1)
    -> _DerivedShape<Self>
  { _DerivedShape(base: self) }
  /// The shape, turned.
  public nonisolated func rotation(_ angle: Angle, anchor: UnitPoint = .center) -> _DerivedShape<
    Self
  > { _DerivedShape(base: self) }
  /// The shape, larger or smaller.
  public nonisolated func scale(_ scale: CGFloat, anchor: UnitPoint = .center) -> _DerivedShape<
    Self
  > { _DerivedShape(base: self) }
  /// The shape in a size.
  public nonisolated func size(width: CGFloat, height: CGFloat) -> _DerivedShape<Self> {
    _DerivedShape(base: self)
  }
}

extension InsettableShape {
  /// Draws the outline inside.
  public nonisolated func strokeBorder<S: ShapeStyle>(
    _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> _ShapeView { _ShapeView(self) }
  /// Draws the outline inside.
  public nonisolated func strokeBorder<S: ShapeStyle>(
    _ content: S, style: StrokeStyle, antialiased: Bool = true
  ) -> _ShapeView { _ShapeView(self) }
  /// Draws the outline inside.
  public nonisolated func strokeBorder(lineWidth: CGFloat = 1, antialiased: Bool = true)
    -> _ShapeView
  { _ShapeView(self) }
  /// Draws the outline inside.
  public nonisolated func strokeBorder(style: StrokeStyle, antialiased: Bool = true) -> _ShapeView {
    _ShapeView(self)
  }
}

/// A shape made from another one.
public struct _DerivedShape<Base: Shape>: Shape {
  let base: Base

  /// The outline of the base.
  public nonisolated func path(in rect: CGRect) -> Path { base.path(in: rect) }
}

/// How a shape is filled.
public struct FillStyle: Equatable, Sendable {
  /// Makes a style.
  public init(eoFill: Bool = false, antialiased: Bool = true) {}
}

/// How an outline is drawn.
public struct StrokeStyle: Equatable, Sendable {
  /// The width of the line.
  public var lineWidth: CGFloat
  /// The pattern of dashes.
  public var dash: [CGFloat]

  /// Makes a style.
  public init(
    lineWidth: CGFloat = 1, lineCap: CGLineCap = .butt, lineJoin: CGLineJoin = .miter,
    miterLimit: CGFloat = 10, dash: [CGFloat] = [], dashPhase: CGFloat = 0
  ) {
    self.lineWidth = lineWidth
    self.dash = dash
  }
}

/// The end of a line.
public enum CGLineCap: Int32, Sendable {
  /// Cut off.
  case butt
  /// Round.
  case round
  /// A square.
  case square
}

/// The corner of a line.
public enum CGLineJoin: Int32, Sendable {
  /// Sharp.
  case miter
  /// Round.
  case round
  /// Cut off.
  case bevel
}
