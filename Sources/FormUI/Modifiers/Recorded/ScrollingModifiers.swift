import Foundation

extension View {
  /// Shows or hides the background.
  public nonisolated func scrollContentBackground(_ visibility: Visibility) -> some View {
    recorded("scrollContentBackground", visibility)
  }
  /// Turns scrolling off.
  public nonisolated func scrollDisabled(_ disabled: Bool) -> some View {
    recorded("scrollDisabled", disabled)
  }
  /// Shows or hides indicators.
  public nonisolated func scrollIndicators(
    _ visibility: ScrollIndicatorVisibility, axes: Axis.Set = [.vertical, .horizontal]
  ) -> some View {
    recorded("scrollIndicators")
  }
  /// Flashes the indicators.
  public nonisolated func scrollIndicatorsFlash(onAppear: Bool) -> some View {
    recorded("scrollIndicatorsFlash")
  }
  /// Sets how scrolling ends.
  public nonisolated func scrollBounceBehavior(
    _ behavior: ScrollBounceBehavior, axes: Axis.Set = [.vertical]
  ) -> some View {
    recorded("scrollBounceBehavior")
  }
  /// Draws beyond the edge.
  public nonisolated func scrollClipDisabled(_ disabled: Bool = true) -> some View {
    recorded("scrollClipDisabled")
  }
  /// Binds the place.
  public nonisolated func scrollPosition(id: Binding<(some Hashable)?>, anchor: UnitPoint? = nil)
    -> some View
  {
    recorded("scrollPosition")
  }
  /// Binds the place.
  public nonisolated func scrollPosition(
    _ position: Binding<ScrollPosition>, anchor: UnitPoint? = nil
  ) -> some View {
    recorded("scrollPosition")
  }
  /// Sets where scrolling starts.
  public nonisolated func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View {
    recorded("defaultScrollAnchor")
  }
  /// Makes views targets.
  public nonisolated func scrollTargetLayout(isEnabled: Bool = true) -> some View {
    recorded("scrollTargetLayout")
  }
  /// Makes the view a target.
  public nonisolated func scrollTarget(isEnabled: Bool = true) -> some View {
    recorded("scrollTarget")
  }
  /// Sets where scrolling stops.
  public nonisolated func scrollTargetBehavior(_ behavior: some ScrollTargetBehavior) -> some View {
    recorded("scrollTargetBehavior")
  }
  /// Changes while scrolling.
  public nonisolated func scrollTransition(
    _ configuration: ScrollTransitionConfiguration = .interactive, axis: Axis? = nil,
    transition: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect
  ) -> some View {
    recorded("scrollTransition")
  }
  /// Sets how edges look.
  public nonisolated func scrollEdgeEffectStyle(
    _ style: ScrollEdgeEffectStyle?, for edges: Edge.Set
  ) -> some View {
    recorded("scrollEdgeEffectStyle")
  }
}
