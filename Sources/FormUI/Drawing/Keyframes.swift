/// A way through values over time.
public protocol Keyframes<Value> {
  /// What changes.
  associatedtype Value
}

/// Frames of one track.
public protocol KeyframeTrackContent<Value> {
  /// What changes.
  associatedtype Value
}

/// Goes to a value in a straight line.
public struct LinearKeyframe<Value>: KeyframeTrackContent {
  /// Makes the frame.
  public init(_ to: Value, duration: Double, timingCurve: UnitCurve = .linear) {}
}

/// Goes to a value as a spring does.
public struct SpringKeyframe<Value>: KeyframeTrackContent {
  /// Makes the frame.
  public init(
    _ to: Value, duration: Double? = nil, spring: Spring = Spring(), startVelocity: Value? = nil
  ) {}
}

/// Goes to a value in a curve.
public struct CubicKeyframe<Value>: KeyframeTrackContent {
  /// Makes the frame.
  public init(
    _ to: Value, duration: Double, startVelocity: Value? = nil, endVelocity: Value? = nil
  ) {}
}

/// Jumps to a value.
public struct MoveKeyframe<Value>: KeyframeTrackContent {
  /// Makes the frame.
  public init(_ to: Value) {}
}

/// Frames for one property of a value, or for the whole.
public struct KeyframeTrack<Root, Track, Content: KeyframeTrackContent>: Keyframes
where Content.Value == Track {
  /// What changes.
  public typealias Value = Root

  /// Frames for the whole value.
  public init(@KeyframeTrackContentBuilder<Root> content: () -> Content) where Root == Track {}

  /// Frames for a property.
  public init(
    _ keyPath: WritableKeyPath<Root, Track>,
    @KeyframeTrackContentBuilder<Track> content: () -> Content
  ) {}
}

/// Tracks or frames one after another.
public struct _KeyframeList<Value>: Keyframes, KeyframeTrackContent {}

/// Builds the frames of a track.
@resultBuilder
public enum KeyframeTrackContentBuilder<Value> {
  /// Takes a frame.
  public static func buildExpression<K: KeyframeTrackContent>(
    _ expression: K
  ) -> _KeyframeList<Value> where K.Value == Value { _KeyframeList() }
  /// Puts frames together.
  public static func buildBlock(_ parts: _KeyframeList<Value>...) -> _KeyframeList<Value> {
    _KeyframeList()
  }
  /// Frames under a condition.
  public static func buildOptional(_ part: _KeyframeList<Value>?) -> _KeyframeList<Value> {
    _KeyframeList()
  }
  /// Frames of one branch.
  public static func buildEither(first part: _KeyframeList<Value>) -> _KeyframeList<Value> { part }
  /// Frames of the other branch.
  public static func buildEither(second part: _KeyframeList<Value>) -> _KeyframeList<Value> { part }
  /// Frames of a loop.
  public static func buildArray(_ parts: [_KeyframeList<Value>]) -> _KeyframeList<Value> {
    _KeyframeList()
  }
}

/// Builds tracks.
@resultBuilder
public enum KeyframesBuilder<Value> {
  /// Takes a track.
  public static func buildExpression<K: Keyframes>(_ expression: K) -> _KeyframeList<Value>
  where K.Value == Value { _KeyframeList() }
  /// Takes a frame of the whole value.
  @_disfavoredOverload
  public static func buildExpression<K: KeyframeTrackContent>(
    _ expression: K
  ) -> _KeyframeList<Value> where K.Value == Value { _KeyframeList() }
  /// Puts tracks together.
  public static func buildBlock(_ parts: _KeyframeList<Value>...) -> _KeyframeList<Value> {
    _KeyframeList()
  }
}

extension View {
  /// Goes through frames when a value changes; the view stays as it is here.
  public nonisolated func keyframeAnimator<Value>(
    initialValue: Value, trigger: some Equatable,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Value) -> some View,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
  ) -> some View {
    recorded("keyframeAnimator")
  }

  /// Goes through frames again and again; the view stays as it is here.
  public nonisolated func keyframeAnimator<Value>(
    initialValue: Value, repeating: Bool = true,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Value) -> some View,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
  ) -> some View {
    recorded("keyframeAnimator")
  }
}

/// Goes through frames: the initial value is shown.
public nonisolated struct KeyframeAnimator<Value, Content: View>: View {
  let content: Content

  /// Makes a view that moves when a value changes.
  public nonisolated init(
    initialValue: Value, trigger: some Equatable,
    @ViewBuilder content: @escaping (Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
  ) {
    self.content = content(initialValue)
  }

  /// Makes a view that moves again and again.
  public nonisolated init(
    initialValue: Value, repeating: Bool = true,
    @ViewBuilder content: @escaping (Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
  ) {
    self.content = content(initialValue)
  }

  /// The content at the initial value.
  @MainActor public var body: some View { content }
}
