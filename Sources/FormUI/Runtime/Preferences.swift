/// A value that flows up the tree of views.
public protocol PreferenceKey {
  /// The type of the value.
  associatedtype Value
  /// The value where nobody set one.
  static var defaultValue: Value { get }
  /// Puts two values together.
  static func reduce(value: inout Value, nextValue: () -> Value)
}

extension PreferenceKey where Value: ExpressibleByNilLiteral {
  /// Nil.
  public static var defaultValue: Value { nil }
}

/// Watches the preferences of subtrees.
@MainActor
final class PreferenceWatch {
  private var watchers: [any PreferenceWatcher] = []

  func add(_ watcher: any PreferenceWatcher) {
    watchers.append(watcher)
  }

  func remove(_ watcher: any PreferenceWatcher) {
    watchers.removeAll { $0 === watcher }
  }

  /// Compares the values with those of the last pass.
  func refresh() {
    for watcher in watchers { watcher.refresh() }
  }
}

/// Something that wants to know a preference of a subtree.
@MainActor
protocol PreferenceWatcher: AnyObject {
  func refresh()
}

/// A preference set at a node.
struct PreferenceSetting<K: PreferenceKey> {
  let apply: (inout K.Value) -> Void
  let replaces: Bool
}

extension _Node {
  /// The value of a preference at this place; nil where nobody below set it.
  func preference<K: PreferenceKey>(_ key: K.Type) -> K.Value? {
    var value: K.Value?
    for child in children + attached.filter({ $0.attachment != .presented }) {
      guard let next = child.preference(key) else { continue }
      if var known = value {
        K.reduce(value: &known, nextValue: { next })
        value = known
      } else {
        value = next
      }
    }
    for attribute in attributes.reversed() {
      guard let setting = attribute.value as? PreferenceSetting<K> else { continue }
      var changed = setting.replaces ? K.defaultValue : value ?? K.defaultValue
      setting.apply(&changed)
      value = changed
    }
    return value
  }
}

/// Runs an action when a preference changes.
final class PreferenceBehaviour<K: PreferenceKey>: Behaviour, PreferenceWatcher
where K.Value: Equatable {
  private var last: K.Value?
  var action: ((K.Value) -> Void)?

  override func mounted(on node: _Node) {
    super.mounted(on: node)
    node.runtime.preferences.add(self)
  }

  override func unmounted() {
    node?.runtime.preferences.remove(self)
  }

  func refresh() {
    guard let node else { return }
    let value = node.preference(K.self) ?? K.defaultValue
    guard value != last else { return }
    last = value
    node.runtime.plan(PendingClosure { [weak self] in self?.action?(value) })
  }
}

/// The modifier behind `onPreferenceChange`.
public nonisolated struct _PreferenceModifier<K: PreferenceKey>: ViewModifier
where K.Value: Equatable {
  let action: (K.Value) -> Void

  /// Watches the preference at the node.
  @MainActor public static func _update<C: View>(_ node: _Node, _ modifier: Self, _ content: C) {
    let behaviour = node.behaviour { PreferenceBehaviour<K>() }
    behaviour.action = modifier.action
    C._update(node, content)
  }
}

/// Content made from the preference of what it is drawn with.
public nonisolated struct _PreferenceContent<K: PreferenceKey, Attached: View>: ViewModifier {
  let attachment: Attachment
  let make: (K.Value) -> Attached

  /// Updates the content, then what is drawn with it.
  @MainActor public static func _update<C: View>(_ node: _Node, _ modifier: Self, _ content: C) {
    let behaviour = node.behaviour { AttachedBehaviour() }
    C._update(node, content)
    let value = node.preference(K.self) ?? K.defaultValue
    behaviour.update(node, modifier.attachment, modifier.make(value))
  }
}

extension View {
  /// Sets a preference.
  public nonisolated func preference<K: PreferenceKey>(
    key: K.Type = K.self, value: K.Value
  ) -> some View {
    recorded("preference", PreferenceSetting<K>(apply: { $0 = value }, replaces: true))
  }

  /// Changes a preference.
  public nonisolated func transformPreference<K: PreferenceKey>(
    _ key: K.Type = K.self, _ callback: @escaping (inout K.Value) -> Void
  ) -> some View {
    recorded("transformPreference", PreferenceSetting<K>(apply: callback, replaces: false))
  }

  /// Runs an action when a preference changes.
  public nonisolated func onPreferenceChange<K: PreferenceKey>(
    _ key: K.Type = K.self, perform action: @escaping (K.Value) -> Void
  ) -> some View where K.Value: Equatable {
    modifier(_PreferenceModifier<K>(action: action))
  }

  /// Draws content made from a preference in front.
  public nonisolated func overlayPreferenceValue<K: PreferenceKey, T: View>(
    _ key: K.Type = K.self, @ViewBuilder _ transform: @escaping (K.Value) -> T
  ) -> some View {
    modifier(_PreferenceContent<K, T>(attachment: .inFront, make: transform))
  }

  /// Draws content made from a preference behind.
  public nonisolated func backgroundPreferenceValue<K: PreferenceKey, T: View>(
    _ key: K.Type = K.self, @ViewBuilder _ transform: @escaping (K.Value) -> T
  ) -> some View {
    modifier(_PreferenceContent<K, T>(attachment: .behind, make: transform))
  }
}
