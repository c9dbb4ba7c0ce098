/// The circumstances of a change.
public struct Transaction {
  /// The animation of the change.
  public var animation: Animation?
  /// Whether views should not animate.
  public var disablesAnimations = false
  /// Whether the change goes on, as a drag does.
  public var isContinuous = false

  /// Circumstances without animation.
  public init() {}

  /// Circumstances with an animation.
  public init(animation: Animation?) {
    self.animation = animation
  }
}

/// Makes a change with circumstances.
public func withTransaction<Result>(
  _ transaction: Transaction, _ body: () throws -> Result
) rethrows -> Result {
  try body()
}

/// Makes an animated change.
public func withAnimation<Result>(
  _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result {
  try body()
}

/// Makes an animated change and calls a closure at its end.
public func withAnimation<Result>(
  _ animation: Animation? = .default,
  completionCriteria: AnimationCompletionCriteria = .logicallyComplete,
  _ body: () throws -> Result,
  completion: @escaping () -> Void
) rethrows -> Result {
  let result = try body()
  MainActor.assumeIsolated { FormRuntime.current?.clock.afterAnimation(animation, completion) }
  return result
}

/// When an animation counts as complete.
public struct AnimationCompletionCriteria: Hashable, Sendable {
  private let name: String
  /// When its logical duration is over.
  public static let logicallyComplete = AnimationCompletionCriteria(name: "logicallyComplete")
  /// When nothing moves any more.
  public static let removed = AnimationCompletionCriteria(name: "removed")
}
