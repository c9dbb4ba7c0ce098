import Foundation

/// Something a person does with fingers.
@MainActor @preconcurrency
public protocol Gesture<Value> {
  /// What is known of it.
  associatedtype Value
  /// What to do for a tap; nil for other gestures.
  var _tap: (() -> Void)? { get }
}

extension Gesture {
  /// Runs an action at the end.
  public func onEnded(_ action: @escaping (Value) -> Void) -> _GestureAction<Self> {
    _GestureAction(base: self, onEnd: action)
  }

  /// Runs an action while it goes on.
  public func onChanged(_ action: @escaping (Value) -> Void) -> _GestureAction<Self> {
    _GestureAction(base: self, onEnd: nil)
  }

  /// Keeps a value while it goes on.
  public func updating<S>(
    _ state: GestureState<S>, body: @escaping (Value, inout S, inout Transaction) -> Void
  ) -> _GestureAction<Self> {
    _GestureAction(base: self, onEnd: nil)
  }

  /// Two at once.
  public func simultaneously<Other: Gesture>(with other: Other) -> _GestureAction<Self> {
    _GestureAction(base: self, onEnd: nil)
  }

  /// One after the other.
  public func sequenced<Other: Gesture>(before other: Other) -> _GestureAction<Self> {
    _GestureAction(base: self, onEnd: nil)
  }

  /// One or the other.
  public func exclusively<Other: Gesture>(before other: Other) -> _GestureAction<Self> {
    _GestureAction(base: self, onEnd: nil)
  }
}

/// A gesture with actions.
public struct _GestureAction<Base: Gesture>: Gesture {
  /// What is known of it.
  public typealias Value = Base.Value

  let base: Base
  let onEnd: ((Base.Value) -> Void)?

  /// What to do for a tap.
  public var _tap: (() -> Void)? {
    if let onEnd, let value = () as? Base.Value { return { onEnd(value) } }
    return base._tap
  }
}

/// One or more taps.
public nonisolated struct TapGesture: Gesture {
  /// Nothing is known of it.
  public typealias Value = Void
  /// How many taps.
  public var count: Int
  /// Makes a gesture.
  public init(count: Int = 1) { self.count = count }
  /// Nothing to do.
  public var _tap: (() -> Void)? { nil }
}

/// Taps with a place.
public nonisolated struct SpatialTapGesture: Gesture {
  /// What is known of it.
  public struct Value: Equatable, Sendable {
    /// The place.
    public var location: CGPoint
  }
  /// Makes a gesture.
  public init(count: Int = 1) {}
  /// Nothing to do.
  public var _tap: (() -> Void)? { nil }
}

/// A long press.
public nonisolated struct LongPressGesture: Gesture {
  /// Whether it is held.
  public typealias Value = Bool
  /// Makes a gesture.
  public init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {}
  /// Nothing to do.
  public var _tap: (() -> Void)? { nil }
}

/// A drag.
public nonisolated struct DragGesture: Gesture {
  /// What is known of it.
  public struct Value: Equatable, Sendable {
    /// The time.
    public var time = Date(timeIntervalSince1970: 0)
    /// The place.
    public var location = CGPoint.zero
    /// Where it began.
    public var startLocation = CGPoint.zero
    /// The speed.
    public var velocity = CGSize.zero
    /// How far it is.
    public var translation: CGSize {
      CGSize(width: location.x - startLocation.x, height: location.y - startLocation.y)
    }
    /// Where it would end.
    public var predictedEndLocation: CGPoint { location }
    /// How far it would be.
    public var predictedEndTranslation: CGSize { translation }
  }
  /// Makes a gesture.
  public init(minimumDistance: CGFloat = 10, coordinateSpace: CoordinateSpace = .local) {}
  /// Nothing to do.
  public var _tap: (() -> Void)? { nil }
}

/// A pinch.
public nonisolated struct MagnificationGesture: Gesture {
  /// How large.
  public typealias Value = CGFloat
  /// Makes a gesture.
  public init(minimumScaleDelta: CGFloat = 0.01) {}
  /// Nothing to do.
  public var _tap: (() -> Void)? { nil }
}

/// A pinch.
public nonisolated struct MagnifyGesture: Gesture {
  /// What is known of it.
  public struct Value: Equatable, Sendable {
    /// How large.
    public var magnification: CGFloat
  }
  /// Makes a gesture.
  public init(minimumScaleDelta: CGFloat = 0.01) {}
  /// Nothing to do.
  public var _tap: (() -> Void)? { nil }
}

/// A turn.
public nonisolated struct RotationGesture: Gesture {
  /// How far.
  public typealias Value = Angle
  /// Makes a gesture.
  public init(minimumAngleDelta: Angle = .degrees(1)) {}
  /// Nothing to do.
  public var _tap: (() -> Void)? { nil }
}

/// Which gestures of a view count.
public struct GestureMask: OptionSet, Sendable {
  /// The choice as bits.
  public let rawValue: UInt32
  /// Makes a choice.
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  /// None.
  public static let none: GestureMask = []
  /// The added one.
  public static let gesture = GestureMask(rawValue: 1)
  /// Those below.
  public static let subviews = GestureMask(rawValue: 2)
  /// All.
  public static let all: GestureMask = [.gesture, .subviews]
}

/// A value that lasts as long as a gesture; it keeps its first value here.
@propertyWrapper
public struct GestureState<Value>: DynamicProperty {
  private let initial: Value

  /// Makes a state with a first value.
  public init(wrappedValue: Value) { initial = wrappedValue }
  /// Makes a state with a first value.
  public init(initialValue: Value) { initial = initialValue }
  /// The value.
  public var wrappedValue: Value { initial }
  /// The state itself.
  public var projectedValue: GestureState<Value> { self }
}

/// The modifier behind `gesture`.
public nonisolated struct _GestureModifier<G: Gesture>: ViewModifier {
  let name: String
  let gesture: G

  /// Records the gesture; a tap can be made.
  @MainActor public static func _update<C: View>(_ node: _Node, _ modifier: Self, _ content: C) {
    let tap = modifier.gesture._tap.map { TapHandler(action: $0) }
    node.attributes.append(Attribute(name: modifier.name, value: tap))
    C._update(node, content)
  }
}

extension View {
  /// Adds a gesture.
  public nonisolated func gesture<T: Gesture>(
    _ gesture: T, including mask: GestureMask = .all
  ) -> some View {
    modifier(_GestureModifier(name: "gesture", gesture: gesture))
  }

  /// Adds a gesture that may be switched off.
  public nonisolated func gesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
    modifier(_GestureModifier(name: "gesture", gesture: gesture))
  }

  /// Adds a gesture besides those of the view.
  public nonisolated func simultaneousGesture<T: Gesture>(
    _ gesture: T, including mask: GestureMask = .all
  ) -> some View {
    modifier(_GestureModifier(name: "simultaneousGesture", gesture: gesture))
  }

  /// Adds a gesture before those of the view.
  public nonisolated func highPriorityGesture<T: Gesture>(
    _ gesture: T, including mask: GestureMask = .all
  ) -> some View {
    modifier(_GestureModifier(name: "highPriorityGesture", gesture: gesture))
  }
}
