private struct FocusAnchorKey: EnvironmentKey {
  static var defaultValue: FocusAnchor { FocusAnchor() }
}

/// The nearest place above that can have the focus.
struct FocusAnchor {
  weak var node: _Node?
}

extension EnvironmentValues {
  var focusAnchor: FocusAnchor {
    get { self[FocusAnchorKey.self] }
    set { self[FocusAnchorKey.self] = newValue }
  }

  /// Whether the nearest focusable view above has the focus.
  public var isFocused: Bool {
    let anchor = focusAnchor
    return MainActor.assumeIsolated {
      guard let node = anchor.node, let focused = node.runtime.focus.focused else { return false }
      return node.contains(focused)
    }
  }
}
