/// A change to a view that can be given to any view.
@MainActor @preconcurrency
public protocol ViewModifier {
  /// What `body(content:)` returns.
  associatedtype Body: View
  /// The view that is modified.
  typealias Content = _ViewModifier_Content<Self>

  /// The modified view.
  @ViewBuilder @MainActor @preconcurrency func body(content: Content) -> Body

  /// Brings a node up to date with the modified content.
  @MainActor static func _update<C: View>(_ node: _Node, _ modifier: Self, _ content: C)
}

extension ViewModifier {
  /// A modifier with a body: its state hangs on the node, its content is put in place of the placeholder.
  @MainActor public static func _update<C: View>(_ node: _Node, _ modifier: Self, _ content: C) {
    node.updateComposite(_ModifierHost(modifier: modifier, content: content))
  }
}

extension ViewModifier where Body == Never {
  /// Modifiers of this module have no body.
  public func body(content: Content) -> Never { Diagnostics.noBody(of: Self.self) }
}

/// The content that a modifier gets.
public struct _ViewModifier_Content<Modifier: ViewModifier> {
  let apply: @MainActor (_Node) -> Void
}

extension _ViewModifier_Content: View {
  /// Updates the node with the real content.
  @MainActor public static func _update(_ node: _Node, _ view: Self) {
    view.apply(node)
  }
}

/// A modifier with a body, seen as a view.
nonisolated struct _ModifierHost<Modifier: ViewModifier, C: View>: View {
  var held: Held<Modifier>
  let content: C

  init(modifier: Modifier, content: C) {
    held = Held(value: modifier)
    self.content = content
  }

  @MainActor var body: Modifier.Body {
    let content = content
    return held.value.body(content: _ViewModifier_Content { C._update($0, content) })
  }
}

/// A view with a modifier.
public struct ModifiedContent<Content, Modifier> {
  /// What is modified.
  public var content: Content
  /// How.
  public var modifier: Modifier

  /// Puts a content and a modifier together.
  public nonisolated init(content: Content, modifier: Modifier) {
    self.content = content
    self.modifier = modifier
  }
}

extension ModifiedContent: View where Content: View, Modifier: ViewModifier {
  /// Lets the modifier update the node.
  @MainActor public static func _update(_ node: _Node, _ view: Self) {
    Modifier._update(node, view.modifier, view.content)
  }
}

extension ModifiedContent: ViewModifier where Content: ViewModifier, Modifier: ViewModifier {
  /// Applies the second modifier outside of the first.
  @MainActor public static func _update<C: View>(_ node: _Node, _ modifier: Self, _ content: C) {
    Modifier._update(
      node, modifier.modifier,
      ModifiedContent<C, Content>(content: content, modifier: modifier.content))
  }
}

extension View {
  /// Applies a modifier.
  public nonisolated func modifier<T>(_ modifier: T) -> ModifiedContent<Self, T> {
    ModifiedContent(content: self, modifier: modifier)
  }
}

extension ViewModifier {
  /// Puts another modifier outside of this one.
  public nonisolated func concat<T>(_ modifier: T) -> ModifiedContent<Self, T> {
    ModifiedContent<Self, T>(content: self, modifier: modifier)
  }
}

/// A modifier that changes nothing.
public nonisolated struct EmptyModifier: ViewModifier {
  /// The modifier.
  public static var identity: EmptyModifier { EmptyModifier() }

  /// Makes the modifier.
  public nonisolated init() {}

  /// Goes on with the content.
  @MainActor public static func _update<C: View>(
    _ node: _Node, _ modifier: EmptyModifier, _ content: C
  ) {
    C._update(node, content)
  }
}
