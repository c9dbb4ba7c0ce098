/// A view for each element of a collection.
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
  /// The elements.
  public let data: Data
  let id: (Data.Element, Data.Index) -> ID
  /// Makes the view of an element.
  public let content: (Data.Element) -> Content
}

/// A view made from data that rows can be deleted from and moved in.
@MainActor @preconcurrency
public protocol DynamicViewContent: View {
  /// The type of the data.
  associatedtype Data: Collection
  /// The data.
  var data: Data { get }
}

extension ForEach: DynamicViewContent where Content: View {}

extension ForEach: View where Content: View {
  /// Updates a child for each element; children travel with their ids.
  @MainActor public static func _update(_ node: _Node, _ view: Self) {
    let box = (node.box as? ForEachBox<Data, ID, Content>) ?? ForEachBox()
    box.view = view
    node.box = box
    node.runtime.evaluate(node)
  }
}

extension ForEach where ID == Data.Element.ID, Content: View, Data.Element: Identifiable {
  /// Makes a view for each element, told apart by their ids.
  public nonisolated init(
    _ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(data: data, id: { element, _ in element.id }, content: content)
  }
}

extension ForEach where Content: View {
  /// Makes a view for each element, told apart by a property.
  public nonisolated init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(data: data, id: { element, _ in element[keyPath: id] }, content: content)
  }
}

extension ForEach where Content: View {
  /// Makes a view for a binding to each element.
  public nonisolated init<C: MutableCollection & RandomAccessCollection>(
    _ data: Binding<C>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  )
  where
    Data == LazyMapSequence<C.Indices, (C.Index, ID)>, ID == C.Element.ID,
    C.Element: Identifiable, C.Index: Hashable
  {
    self.init(bound: data, id: \.id, content: content)
  }

  /// Makes a view for a binding to each element, told apart by a property.
  public nonisolated init<C: MutableCollection & RandomAccessCollection>(
    _ data: Binding<C>, id: KeyPath<C.Element, ID>,
    @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  ) where Data == LazyMapSequence<C.Indices, (C.Index, ID)>, C.Index: Hashable {
    self.init(bound: data, id: id, content: content)
  }

  /// Makes a view for a binding to each element, with edits that people may make.
  public nonisolated init<
    C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection
  >(
    _ data: Binding<C>, editActions: EditActions<C>,
    @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  )
  where
    Data == LazyMapSequence<C.Indices, (C.Index, ID)>, ID == C.Element.ID,
    C.Element: Identifiable, C.Index: Hashable
  {
    self.init(bound: data, id: \.id, content: content)
  }

  nonisolated init<C: MutableCollection & RandomAccessCollection>(
    bound data: Binding<C>, id: KeyPath<C.Element, ID>,
    content: @escaping (Binding<C.Element>) -> Content
  ) where Data == LazyMapSequence<C.Indices, (C.Index, ID)> {
    let elements = data.wrappedValue
    self.init(
      data: elements.indices.lazy.map { ($0, elements[$0][keyPath: id]) },
      id: { pair, _ in pair.1 },
      content: { content(data[$0.0]) })
  }
}

extension ForEach where Data == Range<Int>, ID == Int, Content: View {
  /// Makes a view for each number of a fixed range; its id is the distance from the start.
  public nonisolated init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) {
    let start = data.lowerBound
    self.init(data: data, id: { element, _ in element - start }, content: content)
  }
}

/// What people may do to rows.
public struct EditActions<Data>: OptionSet, Sendable {
  /// The actions as bits.
  public let rawValue: Int
  /// Makes a set of actions.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// Rows may be moved.
  public static var move: EditActions<Data> { EditActions(rawValue: 1) }
  /// Rows may be deleted.
  public static var delete: EditActions<Data> { EditActions(rawValue: 2) }
  /// Both.
  public static var all: EditActions<Data> { [.move, .delete] }
}

/// Evaluates the rows of a `ForEach`.
final class ForEachBox<Data: RandomAccessCollection, ID: Hashable, Content: View>: AnyViewBox {
  var view: ForEach<Data, ID, Content>?
  /// The ids of the rows at the last evaluation.
  private var ids: [ID] = []

  override var viewType: Any.Type { ForEach<Data, ID, Content>.self }

  override func evaluate(_ node: _Node) {
    node.clearDirty()
    guard let view else { return }
    if !updateInPlace(view, node) { updateByIdentity(view, node) }
  }

  /// Updates rows whose ids are those of the last evaluation; false when they are not.
  private func updateInPlace(_ view: ForEach<Data, ID, Content>, _ node: _Node) -> Bool {
    guard view.data.count == ids.count, node.children.count == ids.count else { return false }
    var position = 0
    var index = view.data.startIndex
    while index < view.data.endIndex {
      guard view.id(view.data[index], index) == ids[position] else { return false }
      position += 1
      index = view.data.index(after: index)
    }
    for (row, element) in zip(node.children, view.data) {
      row.receive(node.tracked { view.content(element) })
    }
    return true
  }

  private func updateByIdentity(_ view: ForEach<Data, ID, Content>, _ node: _Node) {
    ids = []
    var known: [AnyHashable: _Node] = [:]
    for child in node.children {
      if let key = child.key { known[key] = child }
    }
    var rows: [_Node] = []
    var seen: Set<AnyHashable> = []
    var index = view.data.startIndex
    while index < view.data.endIndex {
      let element = view.data[index]
      let id = view.id(element, index)
      let key = AnyHashable(id)
      ids.append(id)
      if !seen.insert(key).inserted {
        node.runtime.log.warn(Diagnostics.duplicateIdentity(String(describing: key.base)))
      }
      let row = known.removeValue(forKey: key) ?? _Node(runtime: node.runtime, parent: node)
      row.key = key
      rows.append(row)
      row.receive(node.tracked { view.content(element) })
      index = view.data.index(after: index)
    }
    for gone in known.values { gone.unmount() }
    node.children = rows
  }
}

extension _Node {
  /// The tag that a row of a `ForEach` has by its id.
  var implicitTag: TagValue? {
    guard let parent, parent.box is any RowsBox, let key else { return nil }
    return TagValue(key: key)
  }
}

/// Marks the box of a view whose children are rows.
protocol RowsBox {}

extension ForEachBox: @MainActor RowsBox {}
