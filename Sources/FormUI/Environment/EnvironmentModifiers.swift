/// A modifier that changes the environment of its content.
public nonisolated struct _EnvironmentModifier: ViewModifier {
  let change: (inout EnvironmentValues) -> Void
  let attribute: Attribute?

  nonisolated init(
    _ attribute: Attribute? = nil, _ change: @escaping (inout EnvironmentValues) -> Void
  ) {
    self.attribute = attribute
    self.change = change
  }

  /// Changes the environment of the node and goes on with the content.
  @MainActor public static func _update<C: View>(_ node: _Node, _ modifier: Self, _ content: C) {
    if let attribute = modifier.attribute { node.attributes.append(attribute) }
    modifier.change(&node.environment)
    C._update(node, content)
  }
}

extension View {
  /// Changes the environment below this view.
  nonisolated func changingEnvironment(
    _ change: @escaping (inout EnvironmentValues) -> Void
  ) -> ModifiedContent<Self, _EnvironmentModifier> {
    modifier(_EnvironmentModifier(nil, change))
  }

  /// Changes the environment below this view and records the modifier by name.
  nonisolated func changingEnvironment(
    _ name: String, _ value: Any? = nil, _ change: @escaping (inout EnvironmentValues) -> Void
  ) -> ModifiedContent<Self, _EnvironmentModifier> {
    modifier(_EnvironmentModifier(Attribute(name: name, value: value), change))
  }

  /// Sets a value of the environment.
  public nonisolated func environment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V
  ) -> some View {
    changingEnvironment { $0[keyPath: keyPath] = value }
  }

  /// Puts an observable object into the environment.
  public nonisolated func environment<T: AnyObject & Observable>(_ object: T?) -> some View {
    changingEnvironment { $0.setObject(object) }
  }

  /// Puts an observable object into the environment.
  public nonisolated func environmentObject<T: ObservableObject>(_ object: T) -> some View {
    changingEnvironment { $0.setObject(object) }
  }

  /// Changes a value of the environment.
  public nonisolated func transformEnvironment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, transform: @escaping (inout V) -> Void
  ) -> some View {
    changingEnvironment { transform(&$0[keyPath: keyPath]) }
  }
}
