import Foundation

/// What people may do to the rows of a `ForEach`.
struct RowEdits {
  var delete: ((IndexSet) -> Void)?
  var move: ((IndexSet, Int) -> Void)?
}

extension DynamicViewContent {
  /// Says what deleting rows does.
  public nonisolated func onDelete(
    perform action: ((IndexSet) -> Void)?
  ) -> ModifiedContent<Self, _Recorded> {
    recorded("onDelete", RowEdits(delete: action))
  }

  /// Says what moving rows does.
  public nonisolated func onMove(
    perform action: ((IndexSet, Int) -> Void)?
  ) -> ModifiedContent<Self, _Recorded> {
    recorded("onMove", RowEdits(move: action))
  }

  /// Says what dropping on rows does.
  public nonisolated func onInsert(
    of supportedContentTypes: [UTType], perform action: @escaping (Int, [NSItemProvider]) -> Void
  ) -> ModifiedContent<Self, _Recorded> {
    recorded("onInsert")
  }
}

extension ModifiedContent: DynamicViewContent
where Content: DynamicViewContent, Modifier: ViewModifier {
  /// The data of the content.
  public var data: Content.Data { content.data }
}

/// Actions behind a swipe over a row.
public nonisolated struct _SwipeModifier<Actions: View>: ViewModifier {
  let edge: HorizontalEdge
  let actions: () -> Actions

  /// Keeps the actions, which hang on the row's node.
  @MainActor public static func _update<C: View>(_ node: _Node, _ modifier: Self, _ content: C) {
    let behaviour = node.behaviour { HiddenActionsBehaviour(kind: .swipe(modifier.edge)) }
    behaviour.update(node, modifier.actions())
    C._update(node, content)
  }
}

/// Keeps views that are not drawn until somebody asks for them: swipe actions and context menus.
final class HiddenActionsBehaviour: Behaviour {
  enum Kind: Equatable {
    case swipe(HorizontalEdge)
    case contextMenu
  }

  let kind: Kind
  private(set) var content: _Node?

  init(kind: Kind) {
    self.kind = kind
  }

  func update<V: View>(_ node: _Node, _ view: V) {
    let place = content ?? node.attach(.presented)
    content = place
    place.receive(view)
  }
}

extension View {
  /// Puts actions behind a swipe over the row.
  public nonisolated func swipeActions<T: View>(
    edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true,
    @ViewBuilder content: @escaping () -> T
  ) -> some View {
    modifier(_SwipeModifier(edge: edge, actions: content))
  }

  /// Puts actions behind a long press.
  public nonisolated func contextMenu<MenuItems: View>(
    @ViewBuilder menuItems: @escaping () -> MenuItems
  ) -> some View {
    modifier(_ContextMenuModifier(items: menuItems))
  }

  /// Puts actions and a picture behind a long press.
  public nonisolated func contextMenu<MenuItems: View, P: View>(
    @ViewBuilder menuItems: @escaping () -> MenuItems, @ViewBuilder preview: () -> P
  ) -> some View {
    modifier(_ContextMenuModifier(items: menuItems))
  }
}

/// Actions behind a long press.
public nonisolated struct _ContextMenuModifier<Items: View>: ViewModifier {
  let items: () -> Items

  /// Keeps the actions, which hang on the node.
  @MainActor public static func _update<C: View>(_ node: _Node, _ modifier: Self, _ content: C) {
    let behaviour = node.behaviour { HiddenActionsBehaviour(kind: .contextMenu) }
    behaviour.update(node, modifier.items())
    C._update(node, content)
  }
}

/// Whether rows are being edited.
public enum EditMode: Sendable {
  /// They are not.
  case inactive
  /// For a moment.
  case transient
  /// They are.
  case active

  /// Whether rows are being edited.
  public var isEditing: Bool { self != .inactive }
}

private struct EditModeKey: EnvironmentKey {
  static var defaultValue: Binding<EditMode>? { nil }
}

extension EnvironmentValues {
  /// Whether rows are being edited.
  var isEditingRows: Bool { editMode?.wrappedValue.isEditing == true }

  /// The edit mode of the lists around.
  public var editMode: Binding<EditMode>? {
    get { self[EditModeKey.self] ?? FormRuntime.current?.sharedEditMode }
    set { self[EditModeKey.self] = newValue }
  }
}

/// A button that starts and ends the editing of rows.
public struct EditButton {
  /// Makes the button.
  public nonisolated init() {}
}

extension EditButton: View {
  /// "Edit", or "Done" while rows are being edited.
  public var body: some View { _EditButtonBody() }
}

private struct _EditButtonBody: View {
  @Environment(\.editMode) private var editMode

  var body: some View {
    Button(editMode?.wrappedValue.isEditing == true ? "Done" : "Edit") {
      let isEditing = editMode?.wrappedValue.isEditing == true
      editMode?.wrappedValue = isEditing ? .inactive : .active
    }
  }
}

/// A button that renames.
public struct RenameButton: View {
  /// Makes the button.
  public nonisolated init() {}

  /// The caption "Rename" and no other.
  public var body: some View { Button("Rename") {} }
}
