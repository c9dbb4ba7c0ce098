/// How a movement goes over its time; recorded.
public struct UnitCurve: Hashable, Sendable {
  private let name: String
  /// Evenly.
  public static let linear = UnitCurve(name: "linear")
  /// Slow at the start.
  public static let easeIn = UnitCurve(name: "easeIn")
  /// Slow at the end.
  public static let easeOut = UnitCurve(name: "easeOut")
  /// Slow at both ends.
  public static let easeInOut = UnitCurve(name: "easeInOut")
  /// Along a circle, slow at the start.
  public static let circularEaseIn = UnitCurve(name: "circularEaseIn")
  /// Along a circle, slow at the end.
  public static let circularEaseOut = UnitCurve(name: "circularEaseOut")
  /// Along a circle, slow at both ends.
  public static let circularEaseInOut = UnitCurve(name: "circularEaseInOut")

  /// Along a curve with two control points.
  public static func bezier(startControlPoint: UnitPoint, endControlPoint: UnitPoint) -> UnitCurve {
    UnitCurve(name: "bezier")
  }

  /// How far the movement is at a part of its time; evenly here.
  public func value(at progress: Double) -> Double { min(max(progress, 0), 1) }
}

/// A spring that movements follow; recorded.
public struct Spring: Hashable, Sendable {
  /// How long it seems to take, in seconds.
  public let duration: Double
  /// How much it goes beyond its aim.
  public let bounce: Double

  /// A spring as it looks.
  public init(duration: Double = 0.5, bounce: Double = 0) {
    (self.duration, self.bounce) = (duration, bounce)
  }

  /// A spring as it reacts.
  public init(response: Double, dampingRatio: Double) {
    self.init(duration: response, bounce: 1 - dampingRatio)
  }

  /// A spring as physics has it.
  public init(
    mass: Double = 1, stiffness: Double, damping: Double, allowOverDamping: Bool = false
  ) {
    self.init()
  }

  /// Without bounce.
  public static var smooth: Spring { Spring() }
  /// With a little bounce.
  public static var snappy: Spring { Spring(bounce: 0.15) }
  /// With bounce.
  public static var bouncy: Spring { Spring(bounce: 0.3) }
  /// Without bounce.
  public static func smooth(duration: Double = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: extraBounce)
  }
  /// With a little bounce.
  public static func snappy(duration: Double = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: 0.15 + extraBounce)
  }
  /// With bounce.
  public static func bouncy(duration: Double = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: 0.3 + extraBounce)
  }
}

extension Animation {
  /// As a spring moves.
  public static func spring(_ spring: Spring, blendDuration: Double = 0) -> Animation {
    .spring(duration: spring.duration, bounce: spring.bounce)
  }

  /// As a spring moves, for what a finger holds.
  public static func interpolatingSpring(
    _ spring: Spring, initialVelocity: Double = 0
  ) -> Animation { .spring(spring) }

  /// Along a curve.
  public static func timingCurve(_ curve: UnitCurve, duration: Double) -> Animation {
    .linear(duration: duration)
  }
}
