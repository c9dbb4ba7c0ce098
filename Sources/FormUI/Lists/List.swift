import Foundation

/// Rows that can be selected, deleted and moved.
public struct List<SelectionValue, Content> {
  let content: Content
  let selection: ListSelection?
}

/// What is selected in a list.
struct ListSelection {
  /// Whether rows are selected only while the list is edited, as on a phone where several can be.
  let needsEditing: Bool
  /// Takes the tag of a tapped row; one of another type changes nothing.
  let choose: (TagValue) -> Void
  /// Whether a tag is selected.
  let contains: (TagValue) -> Bool

  static func one<V: Hashable>(_ selection: Binding<V?>) -> ListSelection {
    ListSelection(
      needsEditing: false,
      choose: { tag in
        if let value = tag.selection(V.self) { selection.wrappedValue = value }
      },
      contains: { $0.selection(V.self) == selection.wrappedValue && selection.wrappedValue != nil })
  }

  static func several<V: Hashable>(_ selection: Binding<Set<V>>) -> ListSelection {
    ListSelection(
      needsEditing: true,
      choose: { tag in
        guard let value = tag.selection(V.self) else { return }
        if selection.wrappedValue.contains(value) {
          selection.wrappedValue.remove(value)
        } else {
          selection.wrappedValue.insert(value)
        }
      },
      contains: { tag in
        tag.selection(V.self).map(selection.wrappedValue.contains) ?? false
      })
  }
}

extension List: View where Content: View {
  /// Updates the rows.
  @MainActor public static func _update(_ node: _Node, _ view: Self) {
    node.part = ListPart(selection: view.selection)
    node.update(0, view.content)
  }
}

extension List where SelectionValue == Never, Content: View {
  /// Makes a list.
  public nonisolated init(@ViewBuilder content: () -> Content) {
    self.init(content: content(), selection: nil)
  }

  /// Makes a list of elements.
  @_disfavoredOverload
  public nonisolated init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
    self.init(content: ForEach(data, content: rowContent), selection: nil)
  }

  /// Makes a list of elements, told apart by a property.
  @_disfavoredOverload
  public nonisolated init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, ID, RowContent> {
    self.init(content: ForEach(data, id: id, content: rowContent), selection: nil)
  }

  /// Makes a list of numbers.
  public nonisolated init<RowContent: View>(
    _ data: Range<Int>, @ViewBuilder rowContent: @escaping (Int) -> RowContent
  ) where Content == ForEach<Range<Int>, Int, RowContent> {
    self.init(content: ForEach(data, content: rowContent), selection: nil)
  }

  /// Makes a list of bindings to elements.
  public nonisolated init<Data: MutableCollection & RandomAccessCollection, RowContent: View>(
    _ data: Binding<Data>, @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Content == ForEach<
      LazyMapSequence<Data.Indices, (Data.Index, Data.Element.ID)>, Data.Element.ID, RowContent
    >, Data.Element: Identifiable, Data.Index: Hashable
  {
    self.init(content: ForEach(data, content: rowContent), selection: nil)
  }

  /// Makes a list of bindings to elements, with edits that people may make.
  public nonisolated init<
    Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, RowContent: View
  >(
    _ data: Binding<Data>, editActions: EditActions<Data>,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Content == ForEach<
      LazyMapSequence<Data.Indices, (Data.Index, Data.Element.ID)>, Data.Element.ID, RowContent
    >, Data.Element: Identifiable, Data.Index: Hashable
  {
    self.init(
      content: ForEach(data, editActions: editActions, content: rowContent), selection: nil)
  }

  /// Makes a list of elements with children.
  public nonisolated init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, children: KeyPath<Data.Element, Data?>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == OutlineGroup<Data, RowContent>, Data.Element: Identifiable {
    self.init(
      content: OutlineGroup(data, children: children, content: rowContent), selection: nil)
  }
}

extension List where SelectionValue: Hashable, Content: View {
  /// Makes a list with one selected row.
  public nonisolated init(
    selection: Binding<SelectionValue?>?, @ViewBuilder content: () -> Content
  ) {
    self.init(content: content(), selection: selection.map { .one($0) })
  }

  /// Makes a list with several selected rows.
  public nonisolated init(
    selection: Binding<Set<SelectionValue>>?, @ViewBuilder content: () -> Content
  ) {
    self.init(content: content(), selection: selection.map { .several($0) })
  }

  /// Makes a list of elements with one selected row.
  public nonisolated init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
    self.init(
      content: ForEach(data, content: rowContent), selection: selection.map { .one($0) })
  }

  /// Makes a list of elements with several selected rows.
  public nonisolated init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
    self.init(
      content: ForEach(data, content: rowContent), selection: selection.map { .several($0) })
  }

  /// Makes a list of elements, told apart by a property, with one selected row.
  public nonisolated init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, ID, RowContent> {
    self.init(
      content: ForEach(data, id: id, content: rowContent), selection: selection.map { .one($0) })
  }

  /// Makes a list of elements, told apart by a property, with several selected rows.
  public nonisolated init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, ID, RowContent> {
    self.init(
      content: ForEach(data, id: id, content: rowContent),
      selection: selection.map { .several($0) })
  }
}

/// A list on the screen.
struct ListPart: Part {
  let selection: ListSelection?

  var kind: ElementKind { .list }

  func describe(_ element: inout Element, at node: _Node) {
    guard let selection else { return }
    let selected = TaggedOption.all(in: node.children[0]).filter { option in
      option.tag.map(selection.contains) ?? false
    }
    element.value = selected.map(\.text).joined(separator: ", ")
  }
}

/// A tree of elements with children.
public struct OutlineGroup<Data: RandomAccessCollection, Content: View>
where Data.Element: Identifiable {
  let data: Data
  let children: KeyPath<Data.Element, Data?>
  let content: (Data.Element) -> Content

  /// Makes a tree.
  public nonisolated init(
    _ data: Data, children: KeyPath<Data.Element, Data?>,
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.data = data
    self.children = children
    self.content = content
  }
}

extension OutlineGroup: View {
  /// Each element, then its children.
  public var body: some View {
    ForEach(data) { element in
      content(element)
      if let inner = element[keyPath: children] {
        AnyView(OutlineGroup(inner, children: children, content: content))
      }
    }
  }
}
