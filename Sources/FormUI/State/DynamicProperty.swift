/// A stored property of a view that is updated before each evaluation of the body.
public protocol DynamicProperty {
  /// Called before each evaluation of the body.
  @MainActor @preconcurrency mutating func update()
}

extension DynamicProperty {
  /// Does nothing.
  @MainActor @preconcurrency public mutating func update() {}
}
