import Foundation

/// How a change moves; recorded, since nothing moves here.
public struct Animation: Hashable, Sendable {
  let name: String
  /// Seconds until it is over.
  let duration: Double

  init(name: String, duration: Double = 0.35) {
    self.name = name
    self.duration = duration
  }

  /// The default.
  public static let `default` = Animation(name: "default")
  /// Fast in the middle.
  public static let easeInOut = Animation(name: "easeInOut")
  /// Slow at first.
  public static let easeIn = Animation(name: "easeIn")
  /// Slow at last.
  public static let easeOut = Animation(name: "easeOut")
  /// At one speed.
  public static let linear = Animation(name: "linear")
  /// Like a spring.
  public static let spring = Animation(name: "spring", duration: 0.5)
  /// Like a spring that follows a finger.
  public static let interactiveSpring = Animation(name: "interactiveSpring", duration: 0.15)
  /// A spring without bounce.
  public static let smooth = Animation(name: "smooth", duration: 0.5)
  /// A spring with a little bounce.
  public static let snappy = Animation(name: "snappy", duration: 0.5)
  /// A spring with much bounce.
  public static let bouncy = Animation(name: "bouncy", duration: 0.5)

  /// Fast in the middle.
  public static func easeInOut(duration: TimeInterval) -> Animation {
    Animation(name: "easeInOut", duration: duration)
  }
  /// Slow at first.
  public static func easeIn(duration: TimeInterval) -> Animation {
    Animation(name: "easeIn", duration: duration)
  }
  /// Slow at last.
  public static func easeOut(duration: TimeInterval) -> Animation {
    Animation(name: "easeOut", duration: duration)
  }
  /// At one speed.
  public static func linear(duration: TimeInterval) -> Animation {
    Animation(name: "linear", duration: duration)
  }
  /// Along a curve.
  public static func timingCurve(
    _ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double, duration: TimeInterval = 0.35
  ) -> Animation {
    Animation(name: "timingCurve", duration: duration)
  }
  /// Like a spring.
  public static func spring(
    response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: Double = 0
  ) -> Animation {
    Animation(name: "spring", duration: response)
  }
  /// Like a spring.
  @_disfavoredOverload
  public static func spring(
    duration: TimeInterval = 0.5, bounce: Double = 0, blendDuration: Double = 0
  ) -> Animation {
    Animation(name: "spring", duration: duration)
  }
  /// Like a spring that follows a finger.
  public static func interactiveSpring(
    response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: Double = 0.25
  ) -> Animation {
    Animation(name: "interactiveSpring", duration: response)
  }
  /// Like a spring of physics.
  public static func interpolatingSpring(
    mass: Double = 1, stiffness: Double, damping: Double, initialVelocity: Double = 0
  ) -> Animation {
    Animation(name: "interpolatingSpring", duration: 0.5)
  }
  /// A spring without bounce.
  public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation {
    Animation(name: "smooth", duration: duration)
  }
  /// A spring with a little bounce.
  public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation {
    Animation(name: "snappy", duration: duration)
  }
  /// A spring with much bounce.
  public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation {
    Animation(name: "bouncy", duration: duration)
  }

  /// The same, later.
  public func delay(_ delay: TimeInterval) -> Animation {
    Animation(name: name, duration: duration + delay)
  }
  /// The same, faster.
  public func speed(_ speed: Double) -> Animation {
    Animation(name: name, duration: speed > 0 ? duration / speed : duration)
  }
  /// The same, several times.
  public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation {
    Animation(name: name, duration: duration * Double(repeatCount))
  }
  /// The same, without end.
  public func repeatForever(autoreverses: Bool = true) -> Animation { self }
}

/// How a view comes and goes; recorded.
public struct AnyTransition: @unchecked Sendable {
  let name: String
  /// It fades.
  public static let opacity = AnyTransition(name: "opacity")
  /// It slides.
  public static let slide = AnyTransition(name: "slide")
  /// It grows.
  public static let scale = AnyTransition(name: "scale")
  /// Nothing.
  public static let identity = AnyTransition(name: "identity")
  /// It blurs.
  public static let blurReplace = AnyTransition(name: "blurReplace")
  /// It grows from a place.
  public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition {
    AnyTransition(name: "scale")
  }
  /// It comes from an edge.
  public static func move(edge: Edge) -> AnyTransition { AnyTransition(name: "move") }
  /// It pushes from an edge.
  public static func push(from edge: Edge) -> AnyTransition { AnyTransition(name: "push") }
  /// It comes from a distance.
  public static func offset(_ offset: CGSize) -> AnyTransition { AnyTransition(name: "offset") }
  /// It comes from a distance.
  public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition {
    AnyTransition(name: "offset")
  }
  /// It comes in one way and goes in another.
  public static func asymmetric(
    insertion: AnyTransition, removal: AnyTransition
  ) -> AnyTransition {
    AnyTransition(name: "asymmetric")
  }
  /// It changes between two modifiers.
  public static func modifier<E: ViewModifier>(active: E, identity: E) -> AnyTransition {
    AnyTransition(name: "modifier")
  }
  /// Two at once.
  public func combined(with other: AnyTransition) -> AnyTransition {
    AnyTransition(name: "\(name)+\(other.name)")
  }
  /// The same with an animation.
  public func animation(_ animation: Animation?) -> AnyTransition { self }
}

/// How content changes; recorded.
public struct ContentTransition: Hashable, Sendable {
  private let name: String
  /// At once.
  public static let identity = ContentTransition(name: "identity")
  /// It fades.
  public static let opacity = ContentTransition(name: "opacity")
  /// It changes its shape.
  public static let interpolate = ContentTransition(name: "interpolate")
  /// Digits roll.
  public static func numericText(countsDown: Bool = false) -> ContentTransition {
    ContentTransition(name: "numericText")
  }
  /// Digits roll as a value says.
  public static func numericText(value: Double) -> ContentTransition {
    ContentTransition(name: "numericText")
  }
  /// As a symbol does.
  public static let symbolEffect = ContentTransition(name: "symbolEffect")
  /// As a symbol does, in one of its ways.
  public static func symbolEffect<T: SymbolEffect>(
    _ effect: T, options: SymbolEffectOptions = .default
  ) -> ContentTransition { symbolEffect }
}
