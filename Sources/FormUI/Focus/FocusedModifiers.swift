/// Ties the focus of a view to a value of a focus state.
final class FocusBehaviour: Behaviour {
  private(set) var location: AnyFocusLocation
  private(set) var value: AnyHashable

  init(location: AnyFocusLocation, value: AnyHashable) {
    self.location = location
    self.value = value
  }

  /// Takes the binding and value of the latest evaluation.
  func refresh(location: AnyFocusLocation, value: AnyHashable) {
    self.value = value
    guard location !== self.location else { return }
    node?.runtime.focus.remove(self, from: self.location)
    self.location = location
    node?.runtime.focus.add(self)
  }

  override func mounted(on node: _Node) {
    super.mounted(on: node)
    node.runtime.focus.add(self)
  }

  override func unmounted() {
    node?.runtime.focus.remove(self, from: location)
  }
}

/// The modifier behind `focused`.
public nonisolated struct _FocusedModifier: ViewModifier {
  let location: AnyFocusLocation
  let value: AnyHashable
  let isBool: Bool

  /// Registers the binding at the node.
  @MainActor public static func _update<C: View>(_ node: _Node, _ modifier: Self, _ content: C) {
    let behaviour = node.behaviour {
      FocusBehaviour(location: modifier.location, value: modifier.value)
    }
    behaviour.refresh(location: modifier.location, value: modifier.value)
    node.environment.focusAnchor = FocusAnchor(node: node)
    if !modifier.isBool {
      node.attributes.append(Attribute(name: "focused", value: modifier.value.base))
    } else {
      node.attributes.append(Attribute(name: "focused", value: nil))
    }
    C._update(node, content)
  }
}

extension View {
  /// Ties the focus of this view to a flag.
  public nonisolated func focused(_ condition: FocusState<Bool>.Binding) -> some View {
    modifier(_FocusedModifier(location: condition.location, value: true, isBool: true))
  }

  /// Ties the focus of this view to a value of a focus state.
  public nonisolated func focused<Value: Hashable>(
    _ binding: FocusState<Value>.Binding, equals value: Value
  ) -> some View {
    modifier(
      _FocusedModifier(location: binding.location, value: AnyHashable(value), isBool: false))
  }

  /// Says whether the view can take the focus.
  public nonisolated func focusable(_ isFocusable: Bool = true) -> some View {
    recorded("focusable", isFocusable)
  }

  /// Says whether the view can take the focus, and for which interactions.
  public nonisolated func focusable(
    _ isFocusable: Bool = true, interactions: FocusInteractions
  ) -> some View {
    recorded("focusable", isFocusable)
  }

  /// Where the focus is when the window appears.
  public nonisolated func defaultFocus<V: Hashable>(
    _ binding: FocusState<V>.Binding, _ value: V,
    priority: DefaultFocusEvaluationPriority = .automatic
  ) -> some View {
    modifier(_DefaultFocusModifier(assign: { binding.wrappedValue = value }))
  }

  /// Groups views for moving the focus with directions.
  public nonisolated func focusSection() -> some View { recorded("focusSection") }

  /// Turns the drawing of the focus off.
  public nonisolated func focusEffectDisabled(_ disabled: Bool = true) -> some View {
    recorded("focusEffectDisabled", disabled)
  }

  /// Makes the view a scope of default focus.
  public nonisolated func focusScope(_ namespace: Namespace.ID) -> some View {
    recorded("focusScope")
  }

  /// Asks for the default focus in a scope.
  public nonisolated func prefersDefaultFocus(
    _ prefersDefaultFocus: Bool = true, in namespace: Namespace.ID
  ) -> some View {
    recorded("prefersDefaultFocus", prefersDefaultFocus)
  }
}

/// Asks for the focus when the view appears.
final class DefaultFocusBehaviour: Behaviour {
  private let assign: () -> Void

  init(assign: @escaping () -> Void) {
    self.assign = assign
  }

  func apply() {
    assign()
  }

  override func mounted(on node: _Node) {
    super.mounted(on: node)
    node.runtime.focus.addDefault(self)
  }
}

/// The modifier behind `defaultFocus`.
public nonisolated struct _DefaultFocusModifier: ViewModifier {
  let assign: () -> Void

  /// Registers the wish at the node.
  @MainActor public static func _update<C: View>(_ node: _Node, _ modifier: Self, _ content: C) {
    _ = node.behaviour { DefaultFocusBehaviour(assign: modifier.assign) }
    C._update(node, content)
  }
}

/// For which interactions a view takes the focus.
public struct FocusInteractions: OptionSet, Sendable {
  /// The interactions as bits.
  public let rawValue: Int
  /// Makes a set of interactions.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// The control is activated.
  public static let activate = FocusInteractions(rawValue: 1)
  /// Something is edited.
  public static let edit = FocusInteractions(rawValue: 2)
  /// The platform decides.
  public static let automatic: FocusInteractions = [.activate, .edit]
}

/// When a default focus is taken.
public struct DefaultFocusEvaluationPriority: Hashable, Sendable {
  private let name: String
  /// At the start only.
  public static let automatic = DefaultFocusEvaluationPriority(name: "automatic")
  /// Also when a person moves the focus into the view.
  public static let userInitiated = DefaultFocusEvaluationPriority(name: "userInitiated")
}
