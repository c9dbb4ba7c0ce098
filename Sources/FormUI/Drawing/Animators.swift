import Foundation

extension View {
  /// Goes through phases when a value changes; the first phase is shown.
  public nonisolated func phaseAnimator<Phase: Equatable>(
    _ phases: some Sequence<Phase>, trigger: some Equatable,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> some View {
    recorded("phaseAnimator")
  }

  /// Goes through phases again and again; the first phase is shown.
  public nonisolated func phaseAnimator<Phase: Equatable>(
    _ phases: some Sequence<Phase>,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> some View {
    recorded("phaseAnimator")
  }
}

/// Goes through phases: the first one is shown.
public nonisolated struct PhaseAnimator<Phase: Equatable, Content: View>: View {
  let content: Content?

  /// Makes the view.
  public nonisolated init(
    _ phases: some Sequence<Phase>, trigger: some Equatable,
    @ViewBuilder content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) {
    self.content = Array(phases).first.map(content)
  }

  /// Makes a view that goes through phases again and again.
  public nonisolated init(
    _ phases: some Sequence<Phase>, @ViewBuilder content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) {
    self.content = Array(phases).first.map(content)
  }

  /// The first phase.
  @MainActor public var body: some View { content }
}

/// A number that grows with the user's text size; it keeps its value here.
@propertyWrapper
public struct ScaledMetric<Value: BinaryFloatingPoint>: DynamicProperty {
  /// The value.
  public let wrappedValue: Value

  /// Makes a number.
  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
  /// Makes a number that grows with a style of text.
  public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle) {
    self.wrappedValue = wrappedValue
  }
}

extension View {
  /// Would print what has changed.
  public static func _printChanges() {}
  /// Would log what has changed.
  public static func _logChanges() {}
}
