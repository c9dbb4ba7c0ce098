import Foundation

/// Shows content while a flag is set.
public nonisolated struct _PresentModifier<Presented: View>: ViewModifier {
  let kind: ElementKind
  let isPresented: Binding<Bool>
  let onDismiss: (() -> Void)?
  let presented: () -> Presented

  /// Shows, updates or takes away the content.
  @MainActor public static func _update<C: View>(_ node: _Node, _ modifier: Self, _ content: C) {
    let behaviour = node.behaviour { PresentationBehaviour(kind: modifier.kind) }
    behaviour.onDismiss = modifier.onDismiss
    behaviour.takeBack = { modifier.isPresented.wrappedValue = false }
    if node.observed({ modifier.isPresented.wrappedValue }) {
      behaviour.show(node.observed { modifier.presented() })
    } else {
      behaviour.hide()
    }
    C._update(node, content)
  }
}

/// Shows content made from an item while there is one.
public nonisolated struct _PresentItemModifier<Item, Presented: View>: ViewModifier {
  let kind: ElementKind
  let item: Binding<Item?>
  let id: (Item) -> AnyHashable
  let onDismiss: (() -> Void)?
  let presented: (Item) -> Presented

  /// Shows, updates or takes away the content.
  @MainActor public static func _update<C: View>(_ node: _Node, _ modifier: Self, _ content: C) {
    let behaviour = node.behaviour { PresentationBehaviour(kind: modifier.kind) }
    behaviour.onDismiss = modifier.onDismiss
    behaviour.takeBack = { modifier.item.wrappedValue = nil }
    if let item = node.observed({ modifier.item.wrappedValue }) {
      let view = node.observed { modifier.presented(item) }
      behaviour.show(_IdentifiedView(content: view, id: modifier.id(item)))
    } else {
      behaviour.hide()
    }
    C._update(node, content)
  }
}

extension View {
  /// Shows a sheet while a flag is set.
  public nonisolated func sheet<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    modifier(
      _PresentModifier(
        kind: .sheet, isPresented: isPresented, onDismiss: onDismiss, presented: content))
  }

  /// Shows a sheet for an item.
  public nonisolated func sheet<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    modifier(
      _PresentItemModifier(
        kind: .sheet, item: item, id: { AnyHashable($0.id) }, onDismiss: onDismiss,
        presented: content))
  }

  /// Shows a cover over the whole screen while a flag is set.
  public nonisolated func fullScreenCover<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    modifier(
      _PresentModifier(
        kind: .fullScreenCover, isPresented: isPresented, onDismiss: onDismiss,
        presented: content))
  }

  /// Shows a cover over the whole screen for an item.
  public nonisolated func fullScreenCover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    modifier(
      _PresentItemModifier(
        kind: .fullScreenCover, item: item, id: { AnyHashable($0.id) }, onDismiss: onDismiss,
        presented: content))
  }

  /// Shows a popover while a flag is set.
  public nonisolated func popover<Content: View>(
    isPresented: Binding<Bool>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
    arrowEdge: Edge? = nil, @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    modifier(
      _PresentModifier(
        kind: .popover, isPresented: isPresented, onDismiss: nil, presented: content))
  }

  /// Shows a popover for an item.
  public nonisolated func popover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
    arrowEdge: Edge? = nil, @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    modifier(
      _PresentItemModifier(
        kind: .popover, item: item, id: { AnyHashable($0.id) }, onDismiss: nil,
        presented: content))
  }

  /// Keeps people from swiping the sheet away.
  public nonisolated func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View {
    recorded("interactiveDismissDisabled", isDisabled)
  }
}

/// Where a popover points.
public enum PopoverAttachmentAnchor: Sendable {
  /// At a rectangle.
  case rect(Anchor<CGRect>.Source)
  /// At a place.
  case point(UnitPoint)
}

/// A place or rectangle in a view.
public struct Anchor<Value>: Sendable {
  /// What an anchor is made of.
  public struct Source: Sendable {}
}

extension Anchor.Source where Value == CGRect {
  /// The view's own rectangle.
  public static var bounds: Anchor<CGRect>.Source { Anchor<CGRect>.Source() }
  /// A rectangle.
  public static func rect(_ rect: CGRect) -> Anchor<CGRect>.Source { Anchor<CGRect>.Source() }
}
