import Foundation

extension View {
  /// Animates changes of a value.
  public nonisolated func animation<V: Equatable>(_ animation: Animation?, value: V) -> some View {
    recorded("animation", animation?.name)
  }
  /// Animates changes, in the old spelling.
  public nonisolated func animation(_ animation: Animation?) -> some View {
    recorded("animation", animation?.name)
  }
  /// Sets how the view comes and goes.
  public nonisolated func transition(_ t: AnyTransition) -> some View {
    recorded("transition", t.name)
  }
  /// Sets how content changes.
  public nonisolated func contentTransition(_ transition: ContentTransition) -> some View {
    recorded("contentTransition")
  }
  /// Moves the view to another one's place.
  public nonisolated func matchedGeometryEffect<ID: Hashable>(
    id: ID, in namespace: Namespace.ID, properties: MatchedGeometryProperties = .frame,
    anchor: UnitPoint = .center, isSource: Bool = true
  ) -> some View {
    recorded("matchedGeometryEffect")
  }
  /// Is where a transition starts.
  public nonisolated func matchedTransitionSource(id: some Hashable, in namespace: Namespace.ID)
    -> some View
  {
    recorded("matchedTransitionSource")
  }
  /// Sets how a page comes.
  public nonisolated func navigationTransition(_ style: some NavigationTransition) -> some View {
    recorded("navigationTransition")
  }
  /// Changes the circumstances of changes.
  public nonisolated func transaction(_ transform: @escaping (inout Transaction) -> Void)
    -> some View
  {
    recorded("transaction")
  }
  /// Changes the circumstances of changes of a value.
  public nonisolated func transaction(
    value: some Equatable, _ transform: @escaping (inout Transaction) -> Void
  ) -> some View {
    recorded("transaction")
  }
  /// Can be felt when a value changes.
  public nonisolated func sensoryFeedback<T: Equatable>(_ feedback: SensoryFeedback, trigger: T)
    -> some View
  {
    recorded("sensoryFeedback")
  }
  /// Can be felt when a value changes in a way.
  public nonisolated func sensoryFeedback<T: Equatable>(
    _ feedback: SensoryFeedback, trigger: T, condition: @escaping (T, T) -> Bool
  ) -> some View {
    recorded("sensoryFeedback")
  }
  /// Can be felt when a value changes.
  public nonisolated func sensoryFeedback<T: Equatable>(
    trigger: T, _ feedback: @escaping (T, T) -> SensoryFeedback?
  ) -> some View {
    recorded("sensoryFeedback")
  }
  /// Reacts to a pointer.
  public nonisolated func hoverEffect(_ effect: HoverEffect = .automatic) -> some View {
    recorded("hoverEffect")
  }
  /// Reacts to a pointer.
  public nonisolated func hoverEffect(_ effect: HoverEffect = .automatic, isEnabled: Bool)
    -> some View
  {
    recorded("hoverEffect")
  }
}
