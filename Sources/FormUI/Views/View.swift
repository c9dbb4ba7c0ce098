/// A description of a part of the screen.
@MainActor @preconcurrency
public protocol View {
  /// What `body` returns.
  associatedtype Body: View

  /// What the view is made of.
  @ViewBuilder @MainActor @preconcurrency var body: Body { get }

  /// Brings a node of the tree up to date with this value.
  @MainActor static func _update(_ node: _Node, _ view: Self)
}

extension View {
  /// A view with a body: installs its state, evaluates the body and goes on below.
  @MainActor public static func _update(_ node: _Node, _ view: Self) {
    node.updateComposite(view)
  }
}

extension View where Body == Never {
  /// Views of this module have no body.
  public var body: Never { Diagnostics.noBody(of: Self.self) }
}

extension Never: View {
  /// Never evaluated.
  public var body: Never { Diagnostics.noBody(of: Never.self) }
}
