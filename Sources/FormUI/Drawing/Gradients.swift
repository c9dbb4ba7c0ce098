import Foundation

/// Colours with places; recorded.
public struct Gradient: Hashable, ShapeStyle {
  /// A colour at a place.
  public struct Stop: Hashable, Sendable {
    /// The colour.
    public var color: Color
    /// The place.
    public var location: CGFloat
    /// Makes a stop.
    public init(color: Color, location: CGFloat) {
      self.color = color
      self.location = location
    }
  }

  /// The colours with their places.
  public var stops: [Stop]

  /// A gradient of stops.
  public init(stops: [Stop]) {
    self.stops = stops
  }

  /// A gradient of colours.
  public init(colors: [Color]) {
    let last = max(1, colors.count - 1)
    stops = colors.enumerated().map {
      Stop(color: $0.element, location: CGFloat($0.offset) / CGFloat(last))
    }
  }
}

/// A gradient of a hidden kind.
public struct AnyGradient: Hashable, ShapeStyle {
  init() {}
  /// Hides a gradient.
  public init(_ gradient: Gradient) {}
}

/// A gradient along a line.
public struct LinearGradient: ShapeStyle {
  /// Makes a gradient.
  public nonisolated init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) {}
  /// Makes a gradient of colours.
  public nonisolated init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {}
  /// Makes a gradient of stops.
  public nonisolated init(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) {}
}

/// A gradient around a place.
public struct RadialGradient: ShapeStyle {
  /// Makes a gradient.
  public nonisolated init(
    gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
  ) {}
  /// Makes a gradient of colours.
  public nonisolated init(
    colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
  ) {}
  /// Makes a gradient of stops.
  public nonisolated init(
    stops: [Gradient.Stop], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
  ) {}
}

/// A gradient around a circle.
public struct AngularGradient: ShapeStyle {
  /// Makes a gradient.
  public nonisolated init(
    gradient: Gradient, center: UnitPoint, startAngle: Angle = .zero, endAngle: Angle = .zero
  ) {}
  /// Makes a gradient of colours.
  public nonisolated init(
    colors: [Color], center: UnitPoint, startAngle: Angle, endAngle: Angle
  ) {}
  /// Makes a gradient from one angle around.
  public nonisolated init(gradient: Gradient, center: UnitPoint, angle: Angle) {}
  /// Makes a gradient of colours from one angle around.
  public nonisolated init(colors: [Color], center: UnitPoint, angle: Angle = .zero) {}
}

/// A gradient along an ellipse.
public struct EllipticalGradient: ShapeStyle {
  /// Makes a gradient.
  public nonisolated init(
    gradient: Gradient, center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) {}
  /// Makes a gradient of colours.
  public nonisolated init(
    colors: [Color], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) {}
}

/// A gradient over a mesh of points.
public struct MeshGradient: ShapeStyle {
  /// Makes a gradient.
  public nonisolated init(
    width: Int, height: Int, points: [SIMD2<Float>], colors: [Color],
    background: Color = .clear, smoothsColors: Bool = true
  ) {}
}

/// What is only drawn.
struct DrawnPart: Part {
  let kind: ElementKind
  let name: String

  func describe(_ element: inout Element, at node: _Node) {
    element.value = name
  }
}

private func draw(_ name: String, on node: _Node) {
  MainActor.assumeIsolated { node.part = DrawnPart(kind: .shape, name: name) }
}

extension LinearGradient: View {
  /// Shows the gradient.
  @MainActor public static func _update(_ node: _Node, _ view: Self) {
    draw("linearGradient", on: node)
  }
}

extension RadialGradient: View {
  /// Shows the gradient.
  @MainActor public static func _update(_ node: _Node, _ view: Self) {
    draw("radialGradient", on: node)
  }
}

extension AngularGradient: View {
  /// Shows the gradient.
  @MainActor public static func _update(_ node: _Node, _ view: Self) {
    draw("angularGradient", on: node)
  }
}

extension EllipticalGradient: View {
  /// Shows the gradient.
  @MainActor public static func _update(_ node: _Node, _ view: Self) {
    draw("ellipticalGradient", on: node)
  }
}

extension MeshGradient: View {
  /// Shows the gradient.
  @MainActor public static func _update(_ node: _Node, _ view: Self) {
    draw("meshGradient", on: node)
  }
}
