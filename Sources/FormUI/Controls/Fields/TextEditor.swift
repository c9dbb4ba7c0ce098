import Foundation

/// A control for text of many lines.
public struct TextEditor {
  private let text: Binding<String>
  private let onSelection: (String) -> Void

  /// Makes an editor for a string.
  public nonisolated init(text: Binding<String>) {
    self.text = text
    onSelection = { _ in }
  }

  /// Makes an editor whose selection is bound.
  public nonisolated init(text: Binding<String>, selection: Binding<TextSelection?>) {
    self.text = text
    onSelection = { selection.wrappedValue = TextSelection(insertionPoint: $0.endIndex) }
  }

  /// Makes an editor for a string with attributes.
  public nonisolated init(text: Binding<AttributedString>) {
    self.text = Binding(
      get: { String(text.wrappedValue.characters) },
      set: { text.wrappedValue = AttributedString($0) })
    onSelection = { _ in }
  }
}

extension TextEditor: View {
  /// Shows the editor.
  @MainActor public static func _update(_ node: _Node, _ view: TextEditor) {
    let model = node.persistent { FieldModel() }
    let store = TextField<EmptyView>.string(view.text)(model.store, node.environment)
    model.store = store
    node.part = FieldPart(
      kind: .textEditor, store: store, prompt: nil, axis: .vertical,
      events: FieldEvents(onSelection: view.onSelection))
  }
}

/// What is selected in a text.
public struct TextSelection: Equatable, Hashable, Sendable {
  /// Where the selection lies.
  public enum Indices: Equatable, Hashable, Sendable {
    /// One piece.
    case selection(Range<String.Index>)
    /// Several pieces.
    case multiSelection(RangeSet<String.Index>)
  }

  /// Where the selection lies.
  public var indices: Indices

  /// A selection of one piece.
  public init(range: Range<String.Index>) {
    indices = .selection(range)
  }

  /// A selection of several pieces.
  public init(ranges: RangeSet<String.Index>) {
    indices = .multiSelection(ranges)
  }

  /// A caret.
  public init(insertionPoint: String.Index) {
    indices = .selection(insertionPoint..<insertionPoint)
  }

  /// Whether nothing is selected: the selection is only a caret.
  public var isInsertion: Bool {
    switch indices {
    case .selection(let range): range.isEmpty
    case .multiSelection(let ranges): ranges.isEmpty
    }
  }
}
