import Foundation

/// Lines and curves; recorded only as the fact that there are some.
public struct Path: Equatable, Sendable {
  private var points: [CGPoint] = []

  /// No line.
  public init() {}
  /// A path that a closure draws.
  public init(_ callback: (inout Path) -> Void) {
    callback(&self)
  }
  /// A rectangle.
  public init(_ rect: CGRect) {
    addRect(rect)
  }
  /// A rectangle with round corners.
  public init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    addRect(rect)
  }
  /// An ellipse.
  public init(ellipseIn rect: CGRect) {
    addRect(rect)
  }

  /// Whether nothing was drawn.
  public var isEmpty: Bool { points.isEmpty }
  /// The place of the pen.
  public var currentPoint: CGPoint? { points.last }
  /// The rectangle around it.
  public var boundingRect: CGRect {
    guard let first = points.first else { return .null }
    return points.reduce(CGRect(origin: first, size: .zero)) {
      $0.union(CGRect(origin: $1, size: .zero))
    }
  }

  /// Moves the pen.
  public mutating func move(to end: CGPoint) { points.append(end) }
  /// Draws a line.
  public mutating func addLine(to end: CGPoint) { points.append(end) }
  /// Draws lines.
  public mutating func addLines(_ lines: [CGPoint]) { points += lines }
  /// Draws a curve.
  public mutating func addQuadCurve(to end: CGPoint, control: CGPoint) { points.append(end) }
  /// Draws a curve.
  public mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    points.append(end)
  }
  /// Draws a rectangle.
  public mutating func addRect(_ rect: CGRect) {
    points += [
      rect.origin, CGPoint(x: rect.maxX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.maxY),
      CGPoint(x: rect.minX, y: rect.maxY),
    ]
  }
  /// Draws a rectangle with round corners.
  public mutating func addRoundedRect(in rect: CGRect, cornerSize: CGSize) { addRect(rect) }
  /// Draws an ellipse.
  public mutating func addEllipse(in rect: CGRect) { addRect(rect) }
  /// Draws an arc.
  public mutating func addArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool
  ) {
    points.append(center)
  }
  /// Adds another path.
  public mutating func addPath(_ path: Path) { points += path.points }
  /// Goes back to the start.
  public mutating func closeSubpath() {}
}

extension Path: Shape {
  /// The path itself.
  public nonisolated func path(in rect: CGRect) -> Path { self }
}
